/** Which chapter a rule of Eredan stands in. A page has no list of the rules, and their ids do not begin with the chapter. */

const CHAPTERS: Readonly<Record<string, string>> = {
  goal: 'goal-and-victory',
  victory: 'goal-and-victory',
  score: 'goal-and-victory',
  deckout: 'goal-and-victory',
  deck: 'deck-building',
  setup: 'setup-and-initiative',
  initiative: 'setup-and-initiative',
  turn: 'turn-structure',
  choose: 'choosing-characters',
  order: 'orders',
  play: 'playing-cards',
  chain: 'playing-cards',
  resolution: 'playing-cards',
  combat: 'combat-resolution',
  defeated: 'combat-resolution',
  tilt: 'tilting',
  discard: 'discard-and-refill',
  refill: 'discard-and-refill',
  end: 'end-of-match',
  priority: 'special-points',
  experience: 'special-points',
  spell: 'spells-and-theurgies',
  magic: 'spells-and-theurgies',
  item: 'items',
  class: 'classes',
  courtier: 'classes',
  dual: 'dual-classes',
  race: 'races',
  golem: 'races',
  guemelite: 'races',
};

/** What goes beyond the rules page stands where its subject does; these have theirs elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'beyond.combat.bonus-duration': 'orders',
  'beyond.combat.magic-per-source': 'spells-and-theurgies',
  'beyond.chain.fighter-as-printed': 'classes',
  'beyond.chain.guemelite-mage': 'races',
};

export function chapterOf(rule: string): string {
  const [first = '', second = ''] = rule.split('.');
  const key = first === 'beyond' ? second : first;
  return ELSEWHERE[rule] ?? CHAPTERS[key] ?? key;
}
