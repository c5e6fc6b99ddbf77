import type { VtesCard } from '../words.ts';

/** A user that was blocked may pay after combat and go on with its action. */
export const formOfMist = {
  id: 'form-of-mist',
  vekn: 100771,
  kind: 'combat',
  levels: {
    pro: [{ verb: 'strike', windows: ['declare'], ranged: true, effects: [{ do: 'dodge' }], rule: 'strike-declaration.order' }],
    PRO: [
      {
        verb: 'strike',
        windows: ['declare'],
        once: 'action',
        ranged: true,
        effects: [{ do: 'combat-ends', mayContinue: true }],
        rule: 'strike-declaration.order',
      },
    ],
  },
} as const satisfies VtesCard;
