/** The vocabulary of cards: what a card is, who may play it, to what effect. Cards are sentences of it. */
import type { RuleId } from '../../engine/game.ts';

export type Guild = 'kotoba' | 'zil' | 'noz' | 'mercenary' | 'nehantist';
export type Class = 'fighter' | 'mage' | 'marauder' | 'priest' | 'artisan';
export type Caste = 'courtier';
export type Element =
  | 'fire'
  | 'lightning'
  | 'shadow'
  | 'draconic'
  | 'water'
  | 'time'
  | 'mental'
  | 'faith'
  | 'divine-anger'
  | 'destiny';
export type Race =
  | 'beast'
  | 'ice-elf'
  | 'elfine'
  | 'golem'
  | 'guemelite'
  | 'guemelite-shadow'
  | 'guemelite-dragon'
  | 'guemelite-fire'
  | 'guemelite-water'
  | 'guemelite-time'
  | 'homchai'
  | 'human'
  | 'solarian'
  | 'unknown';
export type ItemKind = 'weapon' | 'armour' | 'jewel' | 'potion' | 'scroll' | 'other';
/** What may be played in phase 2. */
export type CardType = 'action' | 'spell' | 'theurgy' | 'item';
export type Kind = 'character' | CardType;
/** What a Chain allows as the second card: a type, or a kind of Item. */
export type Chained = CardType | ItemKind | 'any';

export interface Figures {
  readonly attack?: number;
  readonly defence?: number;
  readonly spirit?: number;
}

/** Turns in which it counts (a published Order may name several), and what it gives. */
export interface Order {
  readonly turns: readonly number[];
  readonly bonus: Figures;
}

/** Whom an effect is for: the fighters, a whole line, or the character that the move names. */
export type Whom = 'own-fighter' | 'opposing-fighter' | 'opposing-line' | 'target';

/** What a character must be to be aimed at. */
export type Aim = 'own-living' | 'any-living' | 'own-defeated';

export type Word =
  /** Magic is reduced by Spirit (or, where the card says so, by Defence), physical by Defence, direct by nothing. */
  | {
      readonly do: 'damage';
      readonly n: number;
      readonly kind: 'magic' | 'physical' | 'direct';
      readonly against?: 'defence';
      readonly to: Whom;
    }
  | { readonly do: 'lose-life'; readonly n: number; readonly to: Whom }
  | { readonly do: 'heal'; readonly n: number; readonly to: Whom }
  | { readonly do: 'return'; readonly life: number }
  /** Until the end of the combat. */
  | { readonly do: 'bonus'; readonly figures: Figures; readonly to: Whom }
  | { readonly do: 'activate-orders' }
  | { readonly do: 'draw'; readonly n: number }
  /** Cards of the own discard pile go back into the deck. */
  | { readonly do: 'shuffle-back'; readonly n: number }
  | { readonly do: 'straighten' };

/** What an Item does while it is on its bearer. */
export interface Lasting {
  readonly bonus?: Figures;
  /** By the bearer's class, guild or caste; `default` where none of them fits. */
  readonly bonusFor?: Readonly<Record<string, Figures>>;
  /** Instead of `bonus`, by the guild of the fighter who played it. */
  readonly playedBy?: Readonly<Record<string, Figures>>;
  readonly handSize?: number;
  readonly twoArmours?: true;
}

/** What a card asks of the fighter who plays it; of several it asks for all. */
export interface Requires {
  readonly classes?: readonly Class[];
  readonly castes?: readonly Caste[];
}

export interface EredanCard {
  readonly id: string;
  readonly kind: Kind;
  /** None: unaffiliated. */
  readonly guilds: readonly Guild[];
  readonly requires?: Requires;
  /** The card of which this is an evolution; its id without the level. */
  readonly family?: string;
  readonly level?: number;
  readonly unique?: true;

  // characters
  readonly classes?: readonly Class[];
  readonly castes?: readonly Caste[];
  readonly race?: Race;
  /** One number, or the lowest and the highest. */
  readonly attack?: number | readonly [number, number];
  readonly defence?: number;
  readonly spirit?: number;
  readonly life?: number;
  readonly orders?: readonly Order[];
  /** A Fighter's printed Chain: after an Item of this kind, a card of that type. */
  readonly chainAfter?: { readonly after: ItemKind; readonly allows: Chained };
  readonly plusOneAgainst?: Class;

  // cards of a deck
  readonly element?: Element;
  readonly area?: true;
  readonly item?: ItemKind;
  readonly hands?: 1 | 2;
  readonly ambidexterity?: true;
  readonly shield?: true;
  readonly chain?: Chained;
  readonly aim?: Aim;
  readonly effects?: readonly Word[];
  readonly lasting?: Lasting;
  /** Where the source gives an example of this very card. */
  readonly example?: RuleId;

  /** The named card that it plays instead of, whose numbers are not public. */
  readonly standsFor?: string;
  /** Made up by a situation: `some-spell-for-5`. */
  readonly described?: true;
}
