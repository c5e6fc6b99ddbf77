/** The vocabulary of cards: what a card is, when it works, at what price, to what effect. Cards are sentences of it. */
import type { RuleId } from '../../engine/game.ts';

export type Kind =
  | 'vampire'
  | 'event'
  | 'mortal'
  | 'antagonist'
  | 'prince'
  | 'action'
  | 'unhosted-action'
  | 'attack'
  | 'reaction'
  | 'influence-modifier'
  | 'haven'
  | 'agenda';

export type Trait =
  | 'ongoing'
  | 'retainer'
  | 'citizen'
  | 'title'
  | 'scheme'
  | 'conspiracy'
  | 'second-inquisition'
  | 'ranged'
  | 'guard'
  | 'malkavian'
  | 'toreador'
  | 'ventrue'
  | 'brujah'
  | 'tremere';

export type Attribute = 'physical' | 'social' | 'mental';

export type Word =
  | { readonly do: 'gain-prestige'; readonly n: number }
  | { readonly do: 'gain-agenda'; readonly n: number }
  /** Strength in Numbers: Agenda by how many vampires stand in The Streets. */
  | { readonly do: 'agenda-for-streets'; readonly few: number; readonly many: number; readonly blood: number }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'draw-then-discard' }
  /** Blood for the target, for each vampire of the user's party, or for each Titled vampire of coterie and torpor. */
  | { readonly do: 'mend'; readonly n: number; readonly whom: 'target' | 'own-coterie' | 'party' | 'titled' }
  /** As much for the target as the coterie has of a Discipline. */
  | { readonly do: 'mend-for-each'; readonly discipline: string }
  | { readonly do: 'blood-in-torpor'; readonly n: number }
  | { readonly do: 'foe-loses-prestige'; readonly n: number; readonly withoutPrince: number }
  | { readonly do: 'steal-prestige'; readonly n: number }
  | { readonly do: 'foe-discards'; readonly n: number }
  | { readonly do: 'foe-exhausts' }
  | { readonly do: 'each-may-discard'; readonly most: number; readonly prestige: number }
  | { readonly do: 'shuffle-burned-events' }
  | { readonly do: 'leaders-to-the-streets' }
  | { readonly do: 'lose-prestige-for-each-wounded'; readonly n: number }
  | { readonly do: 'move-retainer' }
  /** Blood from the card to a Wounded vampire of coterie or torpor; the card burns when it is empty. */
  | { readonly do: 'move-blood'; readonly n: number }
  | { readonly do: 'put-blood-on-card'; readonly n: number }
  | { readonly do: 'prevent'; readonly n: number; readonly whom: 'bearer' | 'another' | 'leader' }
  | { readonly do: 'defeat-wounded' }
  | { readonly do: 'burn-ongoing' }
  | { readonly do: 'look-at-top' }
  | { readonly do: 'add-influence'; readonly n: number }
  /** A conflict that this part of the game does not play yet. */
  | { readonly do: 'announce'; readonly conflict: 'title' | 'scheme'; readonly n?: number };

/** What a card does as long as it is in play. */
export type Lasting =
  | { readonly gives: 'secrecy'; readonly n: number; readonly where: 'haven' | 'streets' }
  | { readonly gives: 'secrecy-fixed'; readonly n: number }
  | { readonly gives: 'potency'; readonly n: number }
  | { readonly gives: Attribute; readonly n: number }
  | { readonly gives: 'discipline'; readonly name: string }
  | { readonly gives: 'recruits-cheaper'; readonly n: number }
  | { readonly gives: 'nobody-returns' }
  | { readonly gives: 'everyone-alone' }
  /** Agenda to whoever defeats a foe's vampire. */
  | { readonly gives: 'agenda-for-defeat'; readonly n: number }
  /** Resistance against Ranged attacks alone. */
  | { readonly gives: 'resistance-to-ranged'; readonly n: number };

/** What a card asks before it works. */
export type Need = 'control-prince' | 'leader-exhausted' | 'three-in-the-streets' | 'auspex';

/** An effect of one step of its player's turn. */
export interface Timed {
  readonly optional?: true;
  readonly needs?: Need;
  readonly effects: readonly Word[];
  readonly rule: RuleId;
}

/** Something a player may do with a card in play. */
export interface Ability {
  /** An action of its own: it costs one of the two. */
  readonly action?: true;
  /** What is turned on its side for it: the vampire that has or bears it, or the card. */
  readonly exhausts?: 'vampire' | 'card';
  readonly pays?: { readonly blood?: number; readonly prestige?: number; readonly discard?: number };
  readonly where?: 'streets';
  readonly needs?: Need;
  /** Any time there is damage to be prevented; `antagonist`: in that step alone, which it names. */
  readonly when?: 'damage' | 'antagonist';
  readonly relentless?: true;
  readonly effects: readonly Word[];
  readonly rule: RuleId;
}

export interface RivalsCard {
  readonly id: string;
  readonly kind: Kind;
  readonly traits?: readonly Trait[];
  /** Blood Potency: a vampire's own, or what a Library card asks for. */
  readonly potency?: number;
  readonly attributes?: Readonly<Record<Attribute, number>>;
  readonly disciplines?: Readonly<Record<string, number>>;
  /** Blood of a Mortal or an Antagonist. */
  readonly blood?: number;
  /** Where it must be played. */
  readonly where?: 'streets';
  /** What the vampire that plays it needs and pays. */
  readonly discipline?: string;
  readonly pays?: { readonly blood: number };
  /** Played or revealed. */
  readonly effects?: readonly Word[];
  readonly start?: Timed;
  readonly end?: Timed;
  readonly torpor?: Timed;
  readonly abilities?: readonly Ability[];
  readonly lasting?: readonly Lasting[];
  /** Of a Conspiracy: from how much Prestige on it. */
  readonly resolvesAt?: number;
  /** Copies in its City Deck. */
  readonly copies?: number;
  readonly set: 'core' | 'blood-and-alchemy' | 'teaching';
}
