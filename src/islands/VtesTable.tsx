/** The table of a VTES combat: the two that fight face to face, the range between them, and what lies around. */
import { createMemo, type JSX, Show } from 'solid-js';
import { combatants, type Minion, type Table } from '../games/vtes/table.ts';
import type { TableProps } from './face.ts';
import { Lines } from './parts/Sentence.tsx';
import { Cards, Counters, Row, Tags } from './parts/Table.tsx';
import { attachedTo, effectsOn, handOf, othersOn, pendingOn, roleOf, strikesOn, tagsOf, traitsOf } from './vtes-facts.ts';

type Part = TableProps<Table>;

const DROP = { width: 16, height: 20, path: 'M8 1.5C11 5.5 14 8.8 14 12.5a6 6 0 0 1-12 0C2 8.8 5 5.5 8 1.5z' };

export function VtesTable(props: Part): JSX.Element {
  const table = () => props.position.table;
  const others = createMemo(() => othersOn(table(), props.voice));
  const bank = createMemo(() => table().bank - props.before.table.bank);
  const none = props.voice.sim('none');
  return (
    <div class="vt">
      <div class="vt-face">
        <Combatant {...props} side={0} />
        <div class="vt-between">
          <p class="vt-range">{props.voice.sim(`range.${table().combat.range ?? 'open'}`)}</p>
          <p>{props.voice.sim('round', { n: table().combat.round })}</p>
          <Lines lines={strikesOn(table(), props.voice)} else="" />
        </div>
        <Combatant {...props} side={1} />
      </div>
      <dl class="sim-around">
        <Row name={props.voice.sim('around.pending')}>
          <Lines lines={pendingOn(table(), props.voice)} else={none} />
        </Row>
        <Row name={props.voice.sim('around.effects')}>
          <Lines lines={effectsOn(table(), props.voice)} else={none} />
        </Row>
        <Show when={others().length > 0}>
          <Row name={props.voice.sim('around.others')}>
            <Lines lines={others()} else="" />
          </Row>
        </Show>
        <Row name={props.voice.sim('around.bank')}>
          {bank() === 0
            ? props.voice.sim('bank.still')
            : props.voice.sim('bank', { n: Math.abs(bank()), way: bank() > 0 ? 'in' : 'out' })}
        </Row>
      </dl>
    </div>
  );
}

function Combatant(props: Part & { side: 0 | 1 }): JSX.Element {
  const table = () => props.position.table;
  const id = createMemo(() => combatants(table())[props.side]);
  const minion = () => table().minions[id()] as Minion;
  const was = () => props.before.table.minions[id()]?.blood ?? minion().blood;
  const owner = () => minion().controller;
  const pool = (position: Part['position']): number => position.table.players[owner()]?.pool ?? 0;
  return (
    <div
      role="group"
      class={`vt-side is-${props.side === 0 ? 'acting' : 'opposing'}`}
      aria-label={props.voice.sim('minion', { who: id(), kind: minion().kind })}
    >
      <h4 class="vt-name">
        <span class="sim-letter">{id()}</span>
        <span>{roleOf(table(), id(), props.voice)}</span>
      </h4>
      <p class="vt-traits">
        {minion().kind === 'vampire' ? '' : `${props.voice.sim(`kind.${minion().kind}`)} · `}
        {traitsOf(table(), id(), props.voice)}
      </p>
      <p class="vt-figure">
        <strong>{minion().blood}</strong>
        <span>{`${minion().kind === 'vampire' ? `/${minion().capacity}` : ''} ${props.voice.sim(`counter.${minion().kind}`, { n: minion().blood })}`}</span>
      </p>
      <Counters n={minion().blood} was={was()} room={minion().kind === 'vampire' ? minion().capacity : undefined} shape={DROP} />
      <Tags tags={tagsOf(id(), props.events, was(), minion().blood)} voice={props.voice} />
      <Cards name={props.voice.sim('attached')} kind="is-attached" cards={attachedTo(minion(), props.voice)} />
      <Cards name={props.voice.sim('hand')} kind="is-held" cards={handOf(table().players[owner()]?.hand ?? [], props.voice)} />
      <p class="vt-pool">{`${owner()} · ${props.voice.sim('pool', { n: pool(props.position) })}`}</p>
      <Tags tags={tagsOf(owner(), props.events, pool(props.before), pool(props.position))} voice={props.voice} />
    </div>
  );
}
