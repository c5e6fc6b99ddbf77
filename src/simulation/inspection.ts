/** A line as its machine lives it: the messages XState sends to whoever inspects it. Fetched by a page only when asked for. */
import { createActor, type InspectionEvent } from 'xstate';
import type { Game } from '../engine/game.ts';
import { valueOf } from '../engine/play.ts';
import { positionAt, type Simulation } from './simulation.ts';

export interface Message {
  readonly type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  readonly sessionId: string;
  readonly [key: string]: unknown;
}

/** The machine's definition, then each event up to the present with the snapshot it led to. */
export function messagesOf<T>(game: Game<T>, { line, at, lesson }: Simulation<T>): Message[] {
  const { machine } = game.chart;
  const sessionId = `${game.id}/${lesson.id}`;
  const common = { sessionId, rootId: sessionId, id: sessionId, createdAt: String(Date.now()), _version: '0.7.2' };
  const restored = (state: string, table: T) =>
    machine.resolveState({ value: valueOf(state), context: { table, events: [], state } });
  const messages: Message[] = [
    {
      ...common,
      type: '@xstate.actor',
      name: machine.id,
      parentId: undefined,
      definition: JSON.stringify(machine.definition),
      snapshot: shown(restored(line.start.state, line.start.table)),
    },
  ];
  for (let index = 0; index < at; index++) {
    const { move } = line.plies[index] as (typeof line.plies)[number];
    const from = positionAt(line, index);
    const event = { type: move.verb, move };
    const actor = createActor(machine, {
      snapshot: restored(from.state, from.table) as never,
      inspect(seen: InspectionEvent) {
        if (seen.type === '@xstate.event' && seen.event.type === event.type)
          messages.push({ ...common, type: '@xstate.event', event, sourceId: undefined });
        if (seen.type === '@xstate.snapshot' && seen.event.type === event.type)
          messages.push({ ...common, type: '@xstate.snapshot', event, snapshot: shown(seen.snapshot) });
      },
    });
    actor.start();
    actor.send(event);
    actor.stop();
  }
  return messages;
}

/** What of a snapshot can travel: status, state, table and facts. */
function shown(snapshot: unknown): unknown {
  const { status, value, context } = snapshot as { status: string; value: unknown; context: unknown };
  return JSON.parse(JSON.stringify({ status, value, context }));
}
