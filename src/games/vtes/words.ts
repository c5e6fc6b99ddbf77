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
  | 'post-combat'
  | 'additional'
  | 'diablerie'
  | 'burning'
  | 'as-played'
  | 'action'
  | 'blocks'
  | 'block-attempt'
  | 'pre-combat'
  | 'after-action'
  | 'diablerie-after'
  | 'blood-hunt'
  | 'polling';

export type Until = 'round' | 'combat';

export type Word =
  /** Strike damage. `strength` reads the striker's strength as the damage is calculated. */
  | {
      readonly do: 'damage';
      readonly amount: number | 'strength';
      readonly plus?: number;
      readonly kind: 'normal' | 'aggravated';
      /** Aggravated against vampires of this clan only. */
      readonly aggravatedAgainst?: string;
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
  | { readonly do: 'combat-ends'; readonly mayContinue?: true; readonly paid?: true }
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
      readonly each: 'before-range' | 'normal-strikes' | 'press';
      readonly to: 'opponent' | 'everybody';
      readonly preventable: boolean;
      readonly rises?: true;
      readonly firstRound?: true;
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
  | { readonly do: 'exchange-card' }
  /** Base strength becomes this; copies do not add up. */
  | { readonly do: 'set-strength'; readonly to: number }
  | { readonly do: 'strengthen-opponent'; readonly amount: number }
  /** What the opponent, or both, may not do as long as it lasts. */
  | { readonly do: 'forbid'; readonly to: 'opponent' | 'both'; readonly what: readonly Forbidden[]; readonly until: Until }
  /** The opponent's combat cards cost more blood. */
  | { readonly do: 'dearer'; readonly amount: number }
  /** A press to continue of its own in each press step, as long as there are counters. */
  | { readonly do: 'automatic-press'; readonly counters: number }
  | { readonly do: 'end-combat' }
  /** Environmental damage to everybody once combat is over; lost if it goes on. */
  | { readonly do: 'damage-after-combat'; readonly amount: number }
  /** The round's range is fixed; `blood` is burned for it as an effect. */
  | { readonly do: 'set-range'; readonly blood?: number }
  /** A weapon from hand goes on this minion, at its price. */
  | { readonly do: 'equip-weapon' }
  | { readonly do: 'become-weapon' }
  /** Cards drawn; the hand size follows where `handSize` is given. */
  | { readonly do: 'draw'; readonly n: number; readonly handSize?: number }
  | { readonly do: 'burn-blood'; readonly amount: number; readonly of: 'self' | 'opponent' }
  /** Damage comes back at the opponent: what it has inflicted, or what its hand strike dealt, prevented or not. */
  | { readonly do: 'reflect'; readonly what: 'inflicted' | 'hand-strike'; readonly kind: 'normal' | 'aggravated' }
  /** Cards of this Discipline do not prevent the damage of this strike. */
  | { readonly do: 'no-prevention-by'; readonly discipline: string }
  /** Weapon strikes of the opposing vampire deal nothing this round. */
  | { readonly do: 'disable-weapons' }
  | { readonly do: 'undodgeable' }
  /** The striker goes to torpor once it has taken this much. */
  | { readonly do: 'fragile'; readonly at: number }
  | { readonly do: 'steal-each-round'; readonly amount: number }
  /** The gun deals more; `burns`: it is burned once its strike has resolved. */
  | { readonly do: 'ammo'; readonly plus: number; readonly kind?: 'aggravated'; readonly burns?: true }
  | { readonly do: 'burn-ally' }
  | { readonly do: 'discard-each-round' }
  | { readonly do: 'long-by-default' }
  /** A press every round, to end only. */
  | { readonly do: 'press-to-end-each-round' }
  | { readonly do: 'additional-strikes'; readonly n: number; readonly limited: boolean }
  | { readonly do: 'no-additional-strikes' }
  | { readonly do: 'gain-what-was-lost' }
  /** Combat ends once this strike has resolved. It is not a strike: combat ends. */
  | { readonly do: 'end-after-resolution' }
  /** Attached to the opposing vampire. */
  | { readonly do: 'attach-to-opponent' }
  | { readonly do: 'inflict'; readonly amount: number }
  | { readonly do: 'inflict-one-more' }
  | { readonly do: 'fight-on' }
  | { readonly do: 'burn-instead' }
  | { readonly do: 'cancel'; readonly what: 'minion-card' | 'master-card' }
  | { readonly do: 'frenzied-torpor' }
  | { readonly do: 'prevent-each-round'; readonly amount: number }
  | { readonly do: 'mend-for-circle' }
  /** The action is to fight a chosen minion. */
  | { readonly do: 'rush' }
  | { readonly do: 'stealth'; readonly amount: number }
  | { readonly do: 'intercept'; readonly amount: number }
  /** Granted for the combats that blocks of this action lead to, and for no other. */
  | { readonly do: 'grant-to-block'; readonly what: 'maneuver' | 'prevent'; readonly until: Until }
  /** The action ends without combat; the acting vampire unlocks, or loses blood; the user locks. */
  | { readonly do: 'end-action'; readonly unlocks?: true; readonly locks?: true; readonly burns?: number }
  | { readonly do: 'torpor-for-all' }
  /** Half the capacity of the burned victim in blood. */
  | { readonly do: 'soul' }
  | { readonly do: 'bitter-rose' }
  | { readonly do: 'votes'; readonly n: number }
  | { readonly do: 'votes-per-counter' }
  | { readonly do: 'turn-votes' }
  | { readonly do: 'lock-self' }
  | { readonly do: 'unlock-self' }
  | { readonly do: 'wake' }
  /** The attempt to block fails; the two fight once the action has resolved. */
  | { readonly do: 'lure'; readonly locks?: true }
  /** A combat right after this one, with an illusion of one's own in one's place. */
  | { readonly do: 'illusion'; readonly blood: 'half' | 'full' }
  /** The opposing vampire fights a chosen minion after this combat. */
  | { readonly do: 'fight-chosen' }
  /** A combat of this minion with the one that faces its fellow, once this combat is over. */
  | { readonly do: 'queue'; readonly with: 'this-vampire' }
  | { readonly do: 'close-next-round' }
  | { readonly do: 'first-strike' }
  | { readonly do: 'steal-equipment' }
  | { readonly do: 'hurts-bearer' }
  /** A retainer uses a weapon of its employer's in place of its own damage. */
  | { readonly do: 'wield' }
  | { readonly do: 'torpor-instead'; readonly gains: number }
  | { readonly do: 'stop-diablerie'; readonly burnsBoth?: true };

export type Forbidden =
  | 'maneuver-to-close'
  | 'maneuver-to-long'
  | 'press-to-continue'
  | 'press-to-end'
  | 'use-equipment'
  | 'strike-cards'
  | 'other-than-hand-strikes';

export interface Use {
  readonly verb: 'play' | 'strike' | 'maneuver' | 'press' | 'use' | 'act';
  readonly windows: readonly Window[];
  /** Where the card of 2004 was played at another moment. */
  readonly windowsIn2004?: readonly Window[];
  /** The setting that decides between the two, where it is not the edition alone. */
  readonly switch?: string;
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
  readonly by?:
    | 'other-minion'
    | 'controller'
    | 'acting-minion'
    | 'blocker'
    | 'about-to-fight'
    | 'has-blocked'
    | 'other-minion-locked'
    | 'diablerist';
  readonly effects: readonly Word[];
  /** Out of turn: not in the player's own turn. Paid in pool. */
  readonly pool?: number;
  /** Who may use it: a title, a clan, a sect, a contract on the opponent. */
  readonly needs?: Readonly<
    Partial<Record<'clan' | 'title' | 'sect' | 'contract' | 'blocked' | 'action' | 'edition' | 'diablerie', string>>
  >;
  /** A melee weapon of the bearer's may deliver it. */
  readonly withMelee?: true;
  readonly long?: true;
  /** The rule behind a limit, where the card's own limit is the case of a rule. */
  readonly why?: Readonly<Partial<Record<'range' | 'rounds' | 'once' | 'needs', RuleId>>>;
  /** The rule that an event of this use cites. */
  readonly rule: RuleId;
  /** The rule that says why a non-damage effect of the strike spares nobody the opposing damage of the step. */
  readonly tooLate?: RuleId;
}

export type Kind =
  | 'combat'
  | 'equipment'
  | 'retainer'
  | 'reaction'
  | 'master'
  | 'out-of-turn-master'
  | 'action-modifier'
  | 'action'
  | 'political-action'
  | 'vampire';

/** One card. Its words live in content/, never here. */
export interface VtesCard {
  readonly id: string;
  /** Number in the official card list. */
  readonly vekn: number;
  readonly kind: Kind;
  /** What a page says of the card beside that, and no rule here asks for: its cost to come into play, its Disciplines, a second kind. */
  readonly printed?: {
    readonly blood?: number;
    readonly pool?: number;
    readonly disciplines?: readonly string[];
    readonly kind?: Kind;
  };
  /** Uses by Discipline level (`for`, `FOR`), or under `all` for a card without levels. */
  readonly levels?: Readonly<Record<string, readonly Use[]>>;
  /** Uses while in play: equipment, retainers, locations. */
  readonly inPlay?: readonly Use[];
  readonly melee?: true;
  readonly life?: number;
  /** What the card does while it is attached: strength of its bearer, blood that removes it. */
  readonly attached?: {
    readonly strength?: number;
    readonly removedFor?: number;
    readonly anathema?: true;
    /** Inflicts no damage, is immune to normal damage, gains no blood. */
    readonly exNihilo?: true;
    /** Pool its controller loses once the bearer has arrived in torpor. */
    readonly fame?: number;
    /** Every minion of another Methuselah may act to fight the bearer. */
    readonly haven?: true;
    /** Its votes go to the vampire that put the card there, once the bearer burns. */
    readonly struggle?: true;
    /** Pool added to what actions directed at it cost. */
    readonly dearTarget?: number;
    readonly capacity?: number;
    readonly strength2?: true;
  };
  readonly gun?: true;
  /** What a retainer is: `animal`. */
  readonly is?: string;
  /** Life of a retainer where its level gives another. */
  readonly lives?: Readonly<Record<string, number>>;
  /** A minion has at most one. */
  readonly onePerMinion?: true;
  /** Pool to equip it. */
  readonly price?: number;
  /** Where it is not replaced at once: when combat or the action is over, or in its player's next unlock phase. */
  readonly replaced?: 'after-combat' | 'after-action' | 'next-unlock';
}
