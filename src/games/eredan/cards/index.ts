/** All cards, registered. */
import { actions } from './actions.ts';
import { characters } from './characters.ts';
import { items } from './items.ts';
import { register } from './registry.ts';
import { spells } from './spells.ts';

register([...characters, ...spells, ...actions, ...items]);

export { cardOf, cards } from './registry.ts';
