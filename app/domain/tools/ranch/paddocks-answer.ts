import { aboveStubbleLbPerAcre } from "../grass/forage.ts";
import { checkStubble } from "../grass/shares.ts";
import { standingGrassLb } from "../grass/stocking.ts";
import { checkLimit } from "../numbers/limits.ts";
import { warn } from "../numbers/refusal.ts";
import { DENSE_LB_PER_ACRE, densityLbPerAcre } from "../paddocks/rest.ts";
import { shares, unequalCycle, wholeDayCycle } from "../paddocks/unequal.ts";
import { checkTrial } from "../paddocks/check-trial.ts";
import { type Answer, answer, type Known } from "./known.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

export interface PaddockStay {
  readonly id: string;
  readonly name: string;
  readonly acres: number;
  readonly rating: number;
  /** Days for the wished rest, exact and in whole days. */
  readonly stayDays: number;
  readonly wholeStay: number;
  readonly restDays: number;
  /** Days its standing grass feeds the herd; null where heights are not filled in. */
  readonly feedDays: number | null;
}

export interface PaddockAnswer {
  readonly acres: number;
  readonly cycleDays: number;
  readonly paddocks: readonly PaddockStay[];
  readonly densityLbAc: number;
}

/** What stands above the stubble today on an acre and is eaten; null where a height is missing. */
function standingUsable(known: Known, { season }: RanchFile): number | null {
  const { heightIn, stubbleIn, lbPerIn, sharePctLayer } = season;
  known.found(checkStubble(heightIn, stubbleIn));
  known.found(checkLimit("height", heightIn));
  known.found(checkLimit("stubble", stubbleIn));
  known.found(checkLimit("lbPerIn", lbPerIn));
  known.found(checkLimit("layer", sharePctLayer));
  if (heightIn === null || stubbleIn === null || lbPerIn === null || sharePctLayer === null)
    return null;
  return standingGrassLb(1, aboveStubbleLbPerAcre(heightIn, stubbleIn, lbPerIn), sharePctLayer);
}

/** Days in each paddock for the wished rest, and how long its grass really feeds the herd. */
export function paddocksAnswer(file: RanchFile): Answer<PaddockAnswer> {
  return answer((known) => {
    const herd = gatherHerd(known, file);
    known.found(checkLimit("paddocks", file.paddocks.length));
    const sizes = file.paddocks.map((paddock) => ({
      id: paddock.id,
      name: paddock.name,
      acres: known.num(`acres of ${paddock.name || "a paddock"}`, paddock.acres, "acres"),
      rating: known.num("grass", paddock.rating ?? 5, "rating"),
    }));
    const rest = known.num("days of rest", file.season.restDays, "rest");
    const usableLbAc = standingUsable(known, file);
    known.found(
      checkTrial(
        file.paddocks.reduce((sum, { acres }) => sum + (acres ?? 0), 0),
        file.ranch.ranchAcres,
      ),
    );
    return () => {
      const { lbPerDay, weightLb } = herd();
      const parts = shares(sizes);
      const exact = unequalCycle(parts, rest);
      const whole = wholeDayCycle(parts, exact.cycleDays, rest);
      const smallest = Math.min(...sizes.map(({ acres }) => acres));
      const densityLbAc = densityLbPerAcre(weightLb, smallest);
      if (densityLbAc > DENSE_LB_PER_ACRE)
        known.warnings.push(
          warn("warn.density", "Over 200,000 lb an acre is for experienced hands."),
        );
      return {
        acres: sizes.reduce((sum, { acres }) => sum + acres, 0),
        cycleDays: whole.cycleDays,
        densityLbAc,
        paddocks: sizes.map((size, index) => ({
          ...size,
          stayDays: exact.stays[index] ?? 0,
          wholeStay: whole.stays[index] ?? 0,
          restDays: whole.rests[index] ?? 0,
          feedDays: usableLbAc === null ? null : (size.acres * usableLbAc) / lbPerDay,
        })),
      };
    };
  });
}
