/** The table of Rivals: the city with The Streets in the middle, and around it two to four players with their Havens. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { controlled, playerOf, potencyOf, vampireOf } from '../games/rivals/questions.ts';
import type { CityCard, Permanent, PlayerId, Table, Vampire } from '../games/rivals/table.ts';
import type { TableProps } from './face.ts';
import { Icon } from './parts/Icon.tsx';
import { Say } from './parts/Sentence.tsx';
import { Cards, Counters, Figure, Tags } from './parts/Table.tsx';
import {
  attachedOf,
  cityCardOf,
  handOf,
  havenOf,
  isLetter,
  partiesIn,
  permanentOf,
  pieceName,
  seatName,
  stateOf,
  tagsOf,
  traitsOf,
  turnOf,
} from './rivals-facts.ts';

type Part = TableProps<Table>;

const SQUARE = { width: 14, height: 14, path: 'M1.5 1.5h11v11h-11z' };
type PartOf = Part & { who: PlayerId };

export function RivalsTable(props: Part): JSX.Element {
  const table = () => props.position.table;
  const turn = createMemo(() => turnOf(props.position, props.voice));
  return (
    <div class="rt">
      <Show when={turn().length > 0}>
        <p class="rt-turn">
          <Token who={table().active} />
          <strong>{turn()[0]}</strong>
          <Show when={turn()[1]}>
            <span>{turn()[1]}</span>
          </Show>
        </p>
      </Show>
      <City {...props} />
      <div class="rt-seats">
        <For each={table().seats}>{(who) => <Seat {...props} who={who} />}</For>
      </div>
    </div>
  );
}

/** What all share: the City Deck, and in The Streets its cards and everybody's parties. */
function City(props: Part): JSX.Element {
  const table = () => props.position.table;
  const size = ({ city }: Table): number => city.deck.length + city.shuffled.length;
  const ids = createMemo(() => table().city.streets.map(({ id }) => id));
  const cardOf = (id: string): CityCard | undefined => table().city.streets.find((card) => card.id === id);
  const isNew = (id: string): boolean => !props.before.table.city.streets.some((card) => card.id === id);
  const isEmpty = createMemo(() => ids().length === 0 && table().seats.every((who) => partiesIn(table(), who).length === 0));
  return (
    <div role="group" class="rt-city" aria-label={props.voice.sim('area.streets')}>
      <dl class="rt-figures">
        <Figure name={props.voice.sim('area.city-deck')} n={size(table())} was={size(props.before.table)} />
        <Show when={table().city.burned.length + props.before.table.city.burned.length > 0}>
          <Figure
            name={props.voice.sim('area.burned')}
            n={table().city.burned.length}
            was={props.before.table.city.burned.length}
          />
        </Show>
      </dl>
      <h4 class="sim-label">{props.voice.sim('area.streets')}</h4>
      <Show when={!isEmpty()} fallback={<p class="rt-none">{props.voice.sim('none')}</p>}>
        <ul class="sim-cards">
          <For each={ids()}>
            {(id) => (
              <li classList={{ 'is-changed': isNew(id) }}>
                <Show when={cardOf(id)} keyed>
                  {(card) => (
                    <>
                      <Show when={card.token} keyed>
                        {(token) => <Token who={token} />}
                      </Show>
                      <Say text={cityCardOf(card, props.voice)} />
                    </>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ul>
        <div class="rt-parties">
          <For each={table().seats}>{(who) => <Parties {...props} who={who} />}</For>
        </div>
      </Show>
    </div>
  );
}

function Parties(props: PartOf): JSX.Element {
  const parties = createMemo(() => partiesIn(props.position.table, props.who).map((party) => party.join(' ')));
  return (
    <For each={parties()}>
      {(party) => (
        <div role="group" class="rt-party" aria-label={`${seatName(props.who, props.voice)}, ${props.voice.sim('party')}`}>
          <p class="rt-owner">
            <Token who={props.who} />
            {seatName(props.who, props.voice)}
          </p>
          <Vampires {...props} ids={party.split(' ')} />
        </div>
      )}
    </For>
  );
}

/** A player: counts, the Haven with who is at home, torpor, cards in play. */
function Seat(props: PartOf): JSX.Element {
  const table = () => props.position.table;
  const player = () => playerOf(table(), props.who);
  const before = () => props.before.table.players[props.who] ?? player();
  const at = (place: Vampire['place']) =>
    createMemo(() => controlled(table(), props.who).filter((id) => vampireOf(table(), id)?.place === place));
  const [home, torpor] = [at('haven'), at('torpor')];
  const haven = createMemo(() => havenOf(table(), props.who));
  const others = createMemo(() => player().inPlay.filter((each: Permanent) => each !== haven()));
  const figures = (): readonly (readonly [string, number, number])[] => [
    ['area.hand', player().hand.length, before().hand.length],
    ['area.library', player().library.length, before().library.length],
    ['area.faction', player().faction.length, before().faction.length],
  ];
  return (
    <div
      role="group"
      class="rt-seat"
      classList={{ 'is-active': table().active === props.who && !props.position.state.startsWith('setup.') }}
      aria-label={seatName(props.who, props.voice)}
    >
      <h4 class="rt-name">
        <Token who={props.who} />
        {seatName(props.who, props.voice)}
        <Show when={player().rival} keyed>
          {(rival) => <span>{`${props.voice.sim('rival')}${props.voice.sim('colon')} ${seatName(rival, props.voice)}`}</span>}
        </Show>
      </h4>
      <dl class="rt-figures">
        <div>
          <dt>{props.voice.sim('name.prestige')}</dt>
          <dd>
            <strong>{player().prestige}</strong>
            <Tags tags={tagsOf(props.who, props.events, before().prestige, player().prestige)} voice={props.voice} />
          </dd>
        </div>
        <Figure name={props.voice.sim('name.agenda')} n={player().agenda} was={before().agenda} />
      </dl>
      <dl class="rt-figures is-small">
        <For each={figures()}>{([name, n, was]) => <Figure name={props.voice.sim(name)} n={n} was={was} />}</For>
      </dl>
      <Cards name={props.voice.sim('area.hand')} kind="is-held" cards={handOf(player().hand, props.voice)} />
      <p class="sim-label">
        {props.voice.sim('area.haven')}
        <Show when={haven()} keyed>
          {(card) => (
            <>
              {' · '}
              <Say text={permanentOf(card, props.voice)} />
            </>
          )}
        </Show>
      </p>
      <Show when={home().length > 0} fallback={<p class="rt-none">{props.voice.sim('nobody')}</p>}>
        <Vampires {...props} ids={home()} />
      </Show>
      <Show when={torpor().length > 0}>
        <p class="sim-label">{props.voice.sim('area.torpor')}</p>
        <Vampires {...props} ids={torpor()} />
      </Show>
      <Show when={others().length > 0}>
        <p class="sim-label">{props.voice.sim('area.in-play')}</p>
        <Cards
          name={props.voice.sim('area.in-play')}
          kind="is-attached"
          cards={others().map((each) => permanentOf(each, props.voice))}
        />
      </Show>
    </div>
  );
}

const Vampires = (props: Part & { ids: readonly string[] }): JSX.Element => (
  <div class="rt-vampires">
    <For each={props.ids}>{(id) => <OneVampire {...props} id={id} />}</For>
  </div>
);

function OneVampire(props: Part & { id: string }): JSX.Element {
  const table = () => props.position.table;
  const vampire = createMemo(() => vampireOf(table(), props.id) as Vampire);
  const before = () => vampireOf(props.before.table, props.id);
  const was = () => before()?.blood ?? 0;
  const isChanged = () => before()?.exhausted !== vampire().exhausted || before()?.place !== vampire().place;
  const traits = createMemo(() => traitsOf(table(), props.id, props.voice));
  return (
    <div
      role="group"
      class="rt-vampire"
      classList={{ 'is-acting': table().turn.announced?.vampire === props.id }}
      aria-label={props.voice.sim('vampire', { who: isLetter(props.id) ? props.id : props.voice.card(props.id) })}
    >
      <p class="rt-called">
        <Show when={isLetter(props.id)} fallback={<Say text={pieceName(props.id, props.voice)} />}>
          <span class="sim-letter">{props.id}</span>
        </Show>
        <span class="rt-state" classList={{ 'is-changed': isChanged() }}>
          <Posture vampire={vampire()} />
          {stateOf(vampire(), props.voice)}
        </span>
      </p>
      <p class="rt-blood">
        <strong>{vampire().blood}</strong>
        {`/${potencyOf(table(), props.id)} ${props.voice.sim('counter.blood')}`}
      </p>
      <Counters n={vampire().blood} was={was()} room={potencyOf(table(), props.id)} shape={SQUARE} />
      <Tags tags={tagsOf(props.id, props.events, was(), vampire().blood)} voice={props.voice} />
      <Show when={traits().length > 0}>
        <p class="rt-traits">{traits().join(' · ')}</p>
      </Show>
      <Cards
        name={props.voice.sim('attached')}
        kind="is-attached"
        cards={vampire().attached.map((each) => attachedOf(each, props.voice))}
      />
    </div>
  );
}

/** A card that stands or lies on its side, or whoever is in torpor. The word beside it says the same. */
const Posture = (props: { vampire: Vampire }): JSX.Element => (
  <Show when={props.vampire.place !== 'torpor'} fallback={<Icon name="lying" />}>
    <svg class="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={props.vampire.exhausted ? 'M2 4.5h12v7H2z' : 'M4.5 2h7v12h-7z'} />
    </svg>
  </Show>
);

/** A token of a player's colour, told apart by its mark too. The colour's name stands beside it. */
const MARKS: Readonly<Record<PlayerId, string>> = {
  Red: '',
  Blue: 'M4 8h8',
  Green: 'M8 4v8',
  Yellow: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
};
const Token = (props: { who: PlayerId }): JSX.Element => (
  <svg class={`rt-token is-${props.who.toLowerCase()}`} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" />
    <path d={MARKS[props.who]} />
  </svg>
);
