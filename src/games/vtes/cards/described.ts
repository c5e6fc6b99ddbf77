import type { VtesCard } from '../words.ts';

/**
 * Cards that a situation describes instead of naming: `some-weapon-2-for-3`, `some-melee-weapon-strength-plus-1-for-1`,
 * `some-weapon-1-aggravated-against-tremere-for-1`, `some-melee-weapon-2-once-for-0` (figures of damage, the clan it is aggravated against, one strike a combat, pool to equip),
 * `some-vampire-6` (capacity).
 */
export function described(id: string): VtesCard | undefined {
  const crypt = /^some-vampire-(\d{1,2})$/.exec(id);
  if (crypt) return { id, vekn: 0, kind: 'vampire', attached: { capacity: Number(crypt[1]) } };
  const weapon = /^some-(melee-)?weapon-(\d|strength)(?:-plus-(\d))?(?:-aggravated-against-([a-z]+))?(-once)?-for-(\d)$/.exec(id);
  if (!weapon) return undefined;
  const [, melee, amount, plus, clan, once, price] = weapon;
  return {
    id,
    vekn: 0,
    kind: 'equipment',
    ...(melee ? { melee: true as const } : {}),
    price: Number(price),
    inPlay: [
      {
        verb: 'strike',
        windows: ['declare'],
        ...(once ? { once: 'combat' as const } : {}),
        ...(melee ? {} : { ranged: true as const }),
        effects: [
          {
            do: 'damage',
            amount: amount === 'strength' ? amount : Number(amount),
            ...(plus ? { plus: Number(plus) } : {}),
            kind: 'normal',
            ...(clan ? { aggravatedAgainst: clan } : {}),
          },
        ],
        rule: 'strike-declaration.order',
      },
    ],
  };
}
