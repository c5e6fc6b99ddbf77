/** Named cards whose numbers are not public, and what plays instead of each. */

import type { EredanCard } from '../words.ts';
import { characters } from './characters.ts';
import { items } from './items.ts';
import { spells } from './spells.ts';

const all: readonly EredanCard[] = [...characters, ...spells, ...items];

export const STAND_INS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  all.flatMap(({ standsFor }) =>
    standsFor ? [[standsFor, all.filter((each) => each.standsFor === standsFor).map(({ id }) => id)]] : [],
  ),
);
