/**
 * One round of strikes a second time: from the text of the rules, point by point, with nothing of the engine in it.
 * Whoever reads this beside the rulebook should find nothing clever. Nothing here may be bent to what the engine says.
 */

/** What stops damage, in the order it is used: what is left of the opponent's strike, or so many points of a kind, then of the other. */
export type Prevention = 'strike' | { readonly n: number; readonly first: 'normal' | 'aggravated' };

export type Strike = { readonly hand: number; readonly aggravated: boolean } | { readonly steal: number };

export interface Fighter {
  readonly kind: 'vampire' | 'ally';
  /** Life, for an ally. */
  readonly blood: number;
  readonly capacity: number;
  readonly anathema: boolean;
  readonly strike: Strike;
  readonly firstStrike: boolean;
  /** Environmental damage that its retainers and cards deal the opponent with the normal strikes. */
  readonly environment: number;
  readonly prevents: readonly Prevention[];
}

export type Region = 'ready' | 'torpor' | 'burned';

export interface Ending {
  readonly blood: readonly [a: number, b: number];
  readonly region: readonly [a: Region, b: Region];
  /** What each Methuselah has gained. */
  readonly pool: readonly [pa: number, pb: number];
  /** What the blood bank has gained: blood burned and blood that found no room, less the pool that it paid out. */
  readonly bank: number;
  /** How many of its means of prevention each has had a use for. */
  readonly used: readonly [a: number, b: number];
}

/** Damage that one side is due. */
interface Points {
  struckNormal: number;
  struckAggravated: number;
  environment: number;
}

interface Side {
  readonly is: Fighter;
  blood: number;
  region: Region;
  wounded: boolean;
  /** What it has not used yet. */
  means: Prevention[];
  pool: number;
}

/** `weather`: damage to both before range, which nothing prevents. */
export function plainCombat(a: Fighter, b: Fighter, weather = 0): Ending {
  const sides: [Side, Side] = [seat(a), seat(b)];
  let bank = 0;
  const burn = (side: Side): void => {
    side.blood--;
    bank++;
  };

  /** Normal points first, then the aggravated ones; to an ally a point is a point. */
  function suffer(side: Side, normal: number, aggravated: number): void {
    if (side.region === 'burned') return;
    if (side.is.kind === 'ally') {
      for (let point = 0; point < normal + aggravated; point++) if (side.blood > 0) burn(side);
      if (side.blood === 0) side.region = 'burned';
      return;
    }
    for (let point = 0; point < normal; point++) {
      if (side.blood > 0) burn(side);
      else side.wounded = true;
    }
    for (let point = 0; point < aggravated; point++) {
      if (!side.wounded) side.wounded = true;
      else if (side.blood > 0) burn(side);
      else side.region = 'burned';
    }
  }

  /** Whatever happens to the two at one time; then Anathema looks at what has been lost. */
  function together(happens: () => void): void {
    const before = sides.map(({ blood }) => blood);
    happens();
    for (const [at, side] of sides.entries()) {
      const lostTheLast = side.blood === 0 && (before[at] as number) > 0;
      if (!side.is.anathema || side.region === 'burned' || !lostTheLast) continue;
      side.region = 'burned';
      opponent(side).pool += side.is.capacity;
      bank -= side.is.capacity;
    }
  }
  const opponent = (side: Side): Side => (side === sides[0] ? sides[1] : sides[0]);
  const leave = (): void => {
    for (const side of sides) if (side.wounded && side.region === 'ready') side.region = 'torpor';
  };
  const fighting = (): boolean => sides.every(({ region }) => region === 'ready');

  /** All that is stolen at this moment changes hands at once; only then does a vampire find out what it cannot hold. */
  function steal(thieves: readonly Side[]): void {
    const loot = thieves.map((thief) => {
      const { strike } = thief.is;
      return 'steal' in strike ? Math.min(strike.steal, opponent(thief).blood) : 0;
    });
    for (const [at, thief] of thieves.entries()) {
      thief.blood += loot[at] as number;
      opponent(thief).blood -= loot[at] as number;
    }
    for (const side of sides) {
      while (side.is.kind === 'vampire' && side.blood > side.is.capacity) burn(side);
      if (side.is.kind === 'ally' && side.blood === 0) side.region = 'burned';
    }
  }

  /** One step of strike resolution: the strikes of these, and what else falls into it. */
  function step(strikers: readonly Side[], environment: boolean): void {
    // a: the thefts, and everybody's damage added up, whoever falls by the theft
    const due = sides.map((victim): Points => {
      const { strike } = opponent(victim).is;
      const struck = strikers.includes(opponent(victim)) && 'hand' in strike ? strike : { hand: 0, aggravated: false };
      return {
        struckNormal: struck.aggravated ? 0 : struck.hand,
        struckAggravated: struck.aggravated ? struck.hand : 0,
        environment: environment ? opponent(victim).is.environment : 0,
      };
    });
    together(() => steal(strikers));
    // b and c
    together(() => {
      for (const [at, side] of sides.entries()) {
        const points = due[at] as Points;
        // who burned by the loss of its last blood in a is no longer there to prevent anything
        if (side.region !== 'burned') side.means = side.means.filter((means) => !prevent(points, means));
        suffer(side, points.struckNormal + points.environment, points.struckAggravated);
      }
    });
    leave();
  }

  if (weather > 0) {
    together(() => {
      for (const side of sides) suffer(side, weather, 0);
    });
    leave();
  }
  const first = sides.filter(({ is }) => is.firstStrike);
  const normal = sides.filter(({ is }) => !is.firstStrike);
  if (fighting() && first.length > 0) step(first, false);
  if (fighting()) step(normal, true);

  return {
    blood: [sides[0].blood, sides[1].blood],
    region: [sides[0].region, sides[1].region],
    pool: [sides[0].pool, sides[1].pool],
    bank,
    used: [a.prevents.length - sides[0].means.length, b.prevents.length - sides[1].means.length],
  };
}

/** Takes off what one means stops; false, and nothing done, where there is nothing for it to stop. */
function prevent(points: Points, means: Prevention): boolean {
  if (means === 'strike') {
    if (points.struckNormal + points.struckAggravated === 0) return false;
    points.struckNormal = 0;
    points.struckAggravated = 0;
    return true;
  }
  if (points.struckNormal + points.struckAggravated + points.environment === 0) return false;
  for (let point = 0; point < means.n; point++) {
    const normal = points.struckNormal + points.environment > 0;
    if (points.struckAggravated > 0 && (means.first === 'aggravated' || !normal)) points.struckAggravated--;
    else if (points.environment > 0) points.environment--;
    else if (points.struckNormal > 0) points.struckNormal--;
  }
  return true;
}

const seat = (is: Fighter): Side => ({
  is,
  blood: is.blood,
  region: 'ready',
  wounded: false,
  means: [...is.prevents],
  pool: 0,
});
