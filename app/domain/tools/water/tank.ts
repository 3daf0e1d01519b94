/** Gallons of a cubic inch, and pounds of a gallon of water. */
const CUBIC_IN_PER_GAL = 231;
export const LB_PER_GAL = 8.34;
/** Evaporation, spill and wild animals. */
export const LOSS_PCT = 10;

export function withLoss(gallons: number, lossPct = LOSS_PCT): number {
  return gallons * (1 + lossPct / 100);
}

/** Gallons a minute that bring a day's water in so many hours. */
export function fillGpm(gallons: number, hours: number): number {
  return gallons / hours / 60;
}

/** K-State's sum uses 3.14 and inches: pi x radius squared x depth / 231. */
export function roundTankGallons(radiusIn: number, depthIn: number): number {
  return (3.14 * radiusIn ** 2 * depthIn) / CUBIC_IN_PER_GAL;
}

export type Refill = "1h" | "4h" | "slow" | "solar";

/** How big a tank is by how fast it fills again (facts: 2 gal a head, a quarter, one day, two days). */
export function tankGallons(refill: Refill, dayGal: number, head: number): number {
  return { "1h": head * 2, "4h": dayGal * 0.25, slow: dayGal, solar: dayGal * 2 }[refill];
}

/** NRCS in Kansas and South Dakota wants three days stored where the source is not dependable. */
export const STORAGE_DAYS_NRCS = 3;

/** Cattle that come alone, or in a bunch (Ohio State ANR-12). */
export interface Drinkers {
  readonly atOnce: readonly [number, number];
  readonly edgeFt: readonly [number, number];
  readonly gpm: number;
  readonly tankGal: number;
}

const FT_PER_DRINKER = 2;

/** In a bunch: 5 to 10% drink at once, the tank holds a quarter of the day and refills in one hour. */
export function groupDrinkers(head: number, dayGal: number): Drinkers {
  const tankGal = dayGal * 0.25;
  const atOnce = [Math.ceil(head * 0.05), Math.ceil(head * 0.1)] as const;
  return {
    atOnce,
    edgeFt: [atOnce[0] * FT_PER_DRINKER, atOnce[1] * FT_PER_DRINKER],
    gpm: fillGpm(tankGal, 1),
    tankGal,
  };
}

/** Alone, near water: 2 to 4% at once, and the whole day's water delivered in four hours. */
export function aloneDrinkers(head: number, dayGal: number): Drinkers {
  const atOnce = [Math.ceil(head * 0.02), Math.ceil(head * 0.04)] as const;
  return {
    atOnce,
    edgeFt: [atOnce[0] * FT_PER_DRINKER, atOnce[1] * FT_PER_DRINKER],
    gpm: fillGpm(dayGal, 4),
    tankGal: head * 2,
  };
}
