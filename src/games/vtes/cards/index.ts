/** Every card, known to the engine: for Node. A page is handed the cards that its situations play. */
import * as all from './all.ts';
import { register } from './registry.ts';

register(Object.values(all));

export { cards } from './registry.ts';
