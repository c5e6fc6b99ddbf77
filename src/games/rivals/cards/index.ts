/** All cards, registered. */
import { cityCards } from './city.ts';
import { havenCards } from './havens.ts';
import { libraryCards } from './library.ts';
import { register } from './registry.ts';
import { teachingCards } from './teaching.ts';
import { vampireCards } from './vampires.ts';

register([...cityCards, ...havenCards, ...libraryCards, ...teachingCards, ...vampireCards]);

export { cards } from './registry.ts';
