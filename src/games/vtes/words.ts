/** The vocabulary of cards: when a card is used, by whom, at what price, to what effect. Cards are sentences of it. */
import type { RuleId } from '../../engine/game.ts';

/** Moments in which something may be played or used: state names of the chart. `any` is every moment with an opportunity. */
export type Window =
  | 'any'
  | 'before-range'
  | 'maneuver'
  | 'before-strikes'
  | 'declare'
  | 'damage-b-prevention'
  | 'press'
  | 'end-of-round'
  | 'torpor-window'
  | 'about-to-end'
  | 'psyche'
  | 'post-combat';

export type Until = 'round' | 'combat';

export type Word =
  /** Strike damage. `strength` reads the striker's strength as the damage is calculated. */
  | {
      readonly do: 'damage';
      readonly amount: number | 'strength';
      readonly plus?: number;
      readonly kind: 'normal' | 'aggravated';
    }
  /** X blood, chosen and burned as the strike resolves, for X more damage; `discard`: and X random cards from hand. */
  | { readonly do: 'x-damage'; readonly kind: 'normal' | 'aggravated'; readonly discard?: true }
  | { readonly do: 'steal'; readonly amount: number }
  /** The opposing vampire is wounded and bound for torpor; `passesOn`: the weapon goes to the victim. */
  | { readonly do: 'to-torpor'; readonly passesOn?: true }
  /** The played card goes on the opponent. `strength` is added to that minion's. */
  | { readonly do: 'put-on-opponent'; readonly strength: number; readonly closesDisciplines?: true }
  | { readonly do: 'destroy-equipment' }
  | { readonly do: 'dodge' }
  /** `mayContinue`: a blocked user may burn 1 blood after combat and go on with the action. */
  | { readonly do: 'combat-ends'; readonly mayContinue?: true }
  | { readonly do: 'prevent'; readonly amount: number }
  /** All that is left of the opponent's strike damage. */
  | { readonly do: 'prevent-strike' }
  | { readonly do: 'burn-this' }
  | { readonly do: 'maneuver' }
  | { readonly do: 'press' }
  /** Something optional, to be used later until it lapses. */
  | { readonly do: 'grant'; readonly what: 'maneuver' | 'press' | 'prevent'; readonly until: Until }
  /** Environmental damage, dealt by nobody. `each`: the moment in every round. */
  | {
      readonly do: 'environmental';
      readonly amount: number;
      readonly each: 'before-range' | 'normal-strikes';
      readonly to: 'opponent' | 'everybody';
      readonly preventable: boolean;
      readonly rises?: true;
    }
  /** Blood from the opponent onto the card, with the normal strikes of each round. */
  | { readonly do: 'move-blood'; readonly amount: number }
  /** Only one point of damage a round gets through; `aggravated`: aggravated damage is no exception. */
  | { readonly do: 'one-point-a-round'; readonly aggravated: boolean }
  | { readonly do: 'aggravate-hand-strikes'; readonly until: Until }
  /** Each replacement draws one card more, and the hand is then discarded down. */
  | { readonly do: 'draw-more' }
  /** The opposing vampire goes to torpor with this card on it. */
  | { readonly do: 'disarm'; readonly strength: number }
  /** A combat that would end goes into a further round. */
  | { readonly do: 'new-round' }
  /** A combat right after this one: between the same two, or with the vampire that plays this. */
  | { readonly do: 'new-combat'; readonly with: 'the-same' | 'this-vampire' }
  | { readonly do: 'diablerie' }
  | { readonly do: 'exchange-card' };

export interface Use {
  readonly verb: 'play' | 'strike' | 'maneuver' | 'press' | 'use';
  readonly windows: readonly Window[];
  /** Where the card of 2004 was played at another moment. */
  readonly windowsIn2004?: readonly Window[];
  /** Blood, paid as the card is played. */
  readonly cost?: number;
  readonly rounds?: 'first' | 'not-first';
  /** The range it needs. A strike that is not `ranged` has no effect at long range. */
  readonly range?: 'close' | 'long';
  readonly ranged?: true;
  readonly firstStrike?: true;
  /** Strength sets the damage, no weapon delivers it, nothing makes it ranged. */
  readonly hand?: true;
  readonly once?: 'round' | 'combat' | 'action' | 'minion';
  /** Who uses it: a combatant (default), or another minion or the controller. */
  readonly by?: 'other-minion' | 'controller';
  readonly effects: readonly Word[];
  /** The rule that an event of this use cites. */
  readonly rule: RuleId;
  /** The rule that says why a non-damage effect of the strike spares nobody the opposing damage of the step. */
  readonly tooLate?: RuleId;
}

export type Kind = 'combat' | 'equipment' | 'retainer' | 'reaction' | 'master' | 'political-action';

/** One card. Its words live in content/, never here. */
export interface VtesCard {
  readonly id: string;
  /** Number in the official card list. */
  readonly vekn: number;
  readonly kind: Kind;
  /** Uses by Discipline level (`for`, `FOR`), or under `all` for a card without levels. */
  readonly levels?: Readonly<Record<string, readonly Use[]>>;
  /** Uses while in play: equipment, retainers, locations. */
  readonly inPlay?: readonly Use[];
  readonly melee?: true;
  readonly life?: number;
  /** What the card does while it is attached: strength of its bearer, blood that removes it. */
  readonly attached?: { readonly strength?: number; readonly removedFor?: number; readonly anathema?: true };
}
