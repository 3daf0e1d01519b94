import { STORAGE_DAYS, TANK_RULE, WATER_NEED } from "../rules.ts";

const CUBIC_IN_PER_GAL = 231;
export const LB_PER_GAL = 8.34;
/** With what evaporates, spills and wildlife drinks. */
export function withLoss(gallons: number, lossPct: number = WATER_NEED.lossPct): number {
  return gallons * (1 + lossPct / 100);
}

/** The flow in gallons a minute that delivers a day's water in that many hours. */
export function fillGpm(gallons: number, hours: number): number {
  return gallons / hours / 60;
}

/** K-State's formula, which uses 3.14 for pi. */
export function roundTankGallons(radiusIn: number, depthIn: number): number {
  return (3.14 * radiusIn ** 2 * depthIn) / CUBIC_IN_PER_GAL;
}

export type Refill = "1h" | "4h" | "slow" | "solar";

/**
 * Tank size by refill time: within an hour a quarter of the day's water, and never under 2 gallons a head (Ohio State
 * ANR-12, K-State); a quarter of it in four hours; one day's; or all that must be stored.
 */
export function tankGallons(refill: Refill, dayGal: number, head: number): number {
  const quarter = dayGal * TANK_RULE.shareOfDay;
  return {
    "1h": Math.max(head * TANK_RULE.leastGalHead, quarter),
    "4h": quarter,
    slow: dayGal,
    solar: dayGal * STORAGE_DAYS,
  }[refill];
}

/** The flow in gallons a minute that refills a quarter of the day's water in its time; 0 where a day is stored. */
export function refillGpm(refill: Refill, dayGal: number): number {
  const hours = { "1h": TANK_RULE.refillHours, "4h": 4, slow: null, solar: null }[refill];
  return hours === null ? 0 : fillGpm(dayGal * TANK_RULE.shareOfDay, hours);
}

/** Tank requirements by how cattle come to drink (Ohio State ANR-12). */
export interface Drinkers {
  readonly atOnce: readonly [number, number];
  readonly edgeFt: readonly [number, number];
  readonly gpm: number;
  readonly tankGal: number;
}

const FT_PER_DRINKER = 2;

/** In a group: 5 to 10% drink at once, and the tank holds a quarter of the day's water and refills in an hour. */
export function groupDrinkers(head: number, dayGal: number): Drinkers {
  const tankGal = dayGal * TANK_RULE.shareOfDay;
  const atOnce = [Math.ceil(head * 0.05), Math.ceil(head * 0.1)] as const;
  return {
    atOnce,
    edgeFt: [atOnce[0] * FT_PER_DRINKER, atOnce[1] * FT_PER_DRINKER],
    gpm: fillGpm(tankGal, TANK_RULE.refillHours),
    tankGal,
  };
}

/** One by one, near water: 2 to 4% drink at once, and the day's water is delivered in four hours. */
export function aloneDrinkers(head: number, dayGal: number): Drinkers {
  const atOnce = [Math.ceil(head * 0.02), Math.ceil(head * 0.04)] as const;
  return {
    atOnce,
    edgeFt: [atOnce[0] * FT_PER_DRINKER, atOnce[1] * FT_PER_DRINKER],
    gpm: fillGpm(dayGal, 4),
    tankGal: head * TANK_RULE.leastGalHead,
  };
}
