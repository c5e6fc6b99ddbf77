/**
 * Shows the machine to the inspector: the same messages XState sends, from the machine itself, over a channel that no
 * other site hears. Loaded only when a reader asks for it.
 */
import { createEffect, onCleanup } from 'solid-js';
import { createActor, type InspectionEvent } from 'xstate';
import type { Game } from '../engine/game.ts';
import { valueOf } from '../engine/play.ts';
import { positionAt, type Simulation } from '../simulation/index.ts';

export const CHANNEL = 'regula-inspector';
export interface Message {
  readonly type: string;
  readonly [key: string]: unknown;
}

let channel: BroadcastChannel | undefined;

export function createInspection<T>(game: Game<T>, simulation: () => Simulation<T>): void {
  channel ??= new BroadcastChannel(CHANNEL);
  const replay = (): void => {
    for (const message of messagesOf(game, simulation())) channel?.postMessage(message);
  };
  // the inspector's window says when it is ready to listen
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ready') replay();
  };
  createEffect(replay);
  onCleanup(() => channel?.close());
}

/** The line up to the present as the machine lives it: its definition, then each event with the snapshot it leads to. */
export function messagesOf<T>(game: Game<T>, { line, at, lesson }: Simulation<T>): Message[] {
  const { machine } = game.chart;
  const sessionId = `${game.id}.${lesson.id}`;
  const common = { sessionId, rootId: sessionId, name: machine.id, createdAt: String(Date.now()), _version: '0.7.2' };
  const restored = (state: string, table: T) =>
    machine.resolveState({ value: valueOf(state), context: { table, events: [], state } });
  const first = restored(line.start.state, line.start.table);
  const messages: Message[] = [
    {
      ...common,
      type: '@xstate.actor',
      id: sessionId,
      definition: JSON.stringify(machine.definition),
      parent: undefined,
      snapshot: plain(first),
      event: { type: 'xstate.init' },
    },
  ];
  for (let index = 0; index < at; index++) {
    const { move } = line.plies[index] as (typeof line.plies)[number];
    const from = positionAt(line, index);
    const event = { type: move.verb, move };
    let after: unknown;
    const actor = createActor(machine, {
      snapshot: restored(from.state, from.table) as never,
      inspect: (seen: InspectionEvent) => {
        if (seen.type === '@xstate.snapshot') after = seen.snapshot;
      },
    }).start();
    actor.send(event);
    messages.push({ ...common, type: '@xstate.event', event, sourceId: undefined });
    messages.push({ ...common, type: '@xstate.snapshot', event, snapshot: plain(after) });
    actor.stop();
  }
  return messages;
}

/** What of a snapshot can travel: state, table, facts. */
function plain(snapshot: unknown): unknown {
  const { status, value, context } = snapshot as { status: string; value: unknown; context: unknown };
  return JSON.parse(JSON.stringify({ status, value, context }));
}
