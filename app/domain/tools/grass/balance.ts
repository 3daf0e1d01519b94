import { dayOf, daysAfter, isAfternoon, type Moment } from "../chart/moment.ts";
import type { Filled } from "../fields/field.ts";
import type { Paddock, Path, RanchFile } from "../fields/fields.ts";
import { sumOf } from "../numbers/figures.ts";
import { goodAcres } from "../paddocks/sums.ts";
import { dryPounds } from "../rules.ts";
import type { LbOn } from "./animal-units.ts";

/**
 * Pounds of grass that the herd eats, from a share of the whole year's growth (about a quarter on range).
 * Never mix this with `standingGrassLb`, which takes a share of what stands above the stubble today.
 */
export function seasonGrassLb(acres: number, growthLbAc: number, sharePctSeason: number): number {
  return (acres * growthLbAc * sharePctSeason) / 100;
}

export function standingGrassLb(acres: number, layerLbAc: number, sharePctLayer: number): number {
  return (acres * Math.max(0, layerLbAc) * sharePctLayer) / 100;
}

/** What a paddock can feed, in dry pounds. */
export interface Supply {
  readonly id: string;
  /** What may be eaten of a year's growth; null if it is not known. */
  readonly yearLb: number | null;
  /** What may be eaten in one stay, from turn-in height to the height to leave; null if it is not known. */
  readonly standingLb: number | null;
}

/**
 * The supply of every paddock, from the growth of its pasture and from the heights. Ratings move grass from one
 * paddock of a pasture to another and add none. A paddock whose pasture is not named has unknown growth, unless
 * there is only one pasture.
 */
export function supplies(
  paddocks: Filled<RanchFile, "paddocks.acres">["paddocks"],
  { pastures, season, method }: Pick<RanchFile, "pastures" | "season" | "method">,
): Supply[] {
  const layerLbAc = standingLayer(season);
  const [only] = pastures.length === 1 ? pastures : [];
  const pastureOf = ({ pastureId }: Pick<Paddock, "pastureId">) =>
    pastures.find(({ id }) => id === pastureId) ?? only;
  return paddocks.map((paddock) => {
    const pasture = pastureOf(paddock);
    const together = paddocks.filter((each) => pastureOf(each) === pasture);
    const part = goodAcres(paddock) / sumOf(together, goodAcres);
    const acres = part * sumOf(together, (each) => each.acres);
    const { growthLbAc = null, sharePctSeason = null } = pasture ?? {};
    return {
      id: paddock.id,
      yearLb:
        growthLbAc === null || sharePctSeason === null
          ? null
          : seasonGrassLb(acres, dryPounds(growthLbAc, method.growthBasis), sharePctSeason),
      standingLb: layerLbAc === null ? null : acres * layerLbAc,
    };
  });
}

/** The numbers of what stands today. */
export const STANDING_PATHS = [
  "season.heightIn",
  "season.stubbleIn",
  "season.lbPerIn",
  "season.sharePctLayer",
] as const satisfies readonly Path[];

/** What the supplies are counted from. */
export const SUPPLY_PATHS = [
  ...STANDING_PATHS,
  "paddocks.rating",
  "pastures.growthLbAc",
  "pastures.sharePctSeason",
] as const satisfies readonly Path[];

type Standing = "heightIn" | "stubbleIn" | "lbPerIn" | "sharePctLayer";

/** Pounds an acre above the height to leave that the herd will eat. */
export function standingLbAc(season: Readonly<Record<Standing, number>>): number {
  const { heightIn, stubbleIn, lbPerIn, sharePctLayer } = season;
  return standingGrassLb(1, (heightIn - stubbleIn) * lbPerIn, sharePctLayer);
}

/** `standingLbAc`, or null if an input is missing. */
function standingLayer({ heightIn, stubbleIn, lbPerIn, sharePctLayer }: RanchFile["season"]) {
  return heightIn === null || stubbleIn === null || lbPerIn === null || sharePctLayer === null
    ? null
    : standingLbAc({ heightIn, stubbleIn, lbPerIn, sharePctLayer });
}

/** Plan a round or two ahead, not a year. The first must not take the second's grass. */
export const ROUNDS = 2;

/**
 * The pounds that the herd may eat in one stay, after `eatenLb` were eaten there this season. What stands caps a stay;
 * where it is not known, each round gets its part of the year. Null if neither is known.
 *
 * @param round the stay's number in this paddock this season, from 1.
 */
export function allowedLb(
  { yearLb, standingLb }: Supply,
  eatenLb: number,
  round: number,
): number | null {
  if (yearLb === null) return standingLb;
  const ofYear = standingLb === null ? (yearLb * Math.min(round, ROUNDS)) / ROUNDS : yearLb;
  return Math.max(0, Math.min(ofYear - eatenLb, standingLb ?? Number.POSITIVE_INFINITY));
}

/** A difference this small is floating-point error. */
export const SLACK_LB = 1e-6;

/** Days between the times at which the herd can be moved: half a day if it is moved in the afternoon too. */
export type MoveStep = 1 | 0.5;
export const stepOf = ({ moves }: Pick<RanchFile["season"], "moves">): MoveStep =>
  moves === "half" ? 0.5 : 1;

/** The shortest stay from a moment on: a herd that came in the afternoon may leave in the morning. */
export const leastStay = (from: Moment, step: MoveStep): MoveStep =>
  isAfternoon(from) ? 0.5 : step;

/** Days of a stay: `most`, or fewer if the grass is known and does not last. It ends at a time when herds are moved. */
export function stayLength(
  allowed: number | null,
  lbOn: LbOn,
  from: Moment,
  most: number,
  step: MoveStep,
): number {
  const each = leastStay(from, step);
  let [left, at, stay] = [(allowed ?? Number.POSITIVE_INFINITY) + SLACK_LB, from, 0];
  for (let days = each; days <= most; days += each) {
    left -= lbOn(dayOf(at)) * each;
    if (left < 0) return stay;
    at = daysAfter(at, each);
    if (step === 0.5 || !isAfternoon(at)) stay = days;
  }
  return stay;
}
