import { aboveStubbleLbPerAcre } from "../grass/forage.ts";
import { checkStubble } from "../grass/shares.ts";
import { standingGrassLb } from "../grass/stocking.ts";
import { checkLimit } from "../numbers/limits.ts";
import { warn } from "../numbers/refusal.ts";
import { DENSE_LB_PER_ACRE, densityLbPerAcre } from "../paddocks/rest.ts";
import { shares, unequalCycle, wholeDayCycle } from "../paddocks/unequal.ts";
import { checkTrial } from "../paddocks/check-trial.ts";
import { type Answer, answer, type InputReader } from "./input-reader.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

interface PaddockStay {
  readonly id: string;
  readonly name: string;
  readonly acres: number;
  readonly rating: number;
  /** Days of stay for the target rest, exact and in whole days. */
  readonly stayDays: number;
  readonly wholeStay: number;
  readonly restDays: number;
  /** Days its standing grass feeds the herd; null if heights are missing. */
  readonly feedDays: number | null;
}

export interface PaddockAnswer {
  readonly acres: number;
  readonly cycleDays: number;
  readonly paddocks: readonly PaddockStay[];
  readonly densityLbAc: number;
}

/** Pounds per acre above the stubble today that the herd will eat; null if an input is missing. */
function standingUsable(inputs: InputReader, { season }: RanchFile): number | null {
  const { heightIn, stubbleIn, lbPerIn, sharePctLayer } = season;
  inputs.add(checkStubble(heightIn, stubbleIn));
  inputs.add(checkLimit("height", heightIn));
  inputs.add(checkLimit("stubble", stubbleIn));
  inputs.add(checkLimit("lbPerIn", lbPerIn));
  inputs.add(checkLimit("layer", sharePctLayer));
  if (heightIn === null || stubbleIn === null || lbPerIn === null || sharePctLayer === null)
    return null;
  return standingGrassLb(1, aboveStubbleLbPerAcre(heightIn, stubbleIn, lbPerIn), sharePctLayer);
}

/** The stay in each paddock for the target rest, and how long its grass feeds the herd. */
export function paddocksAnswer(file: RanchFile): Answer<PaddockAnswer> {
  return answer((inputs) => {
    const herd = gatherHerd(inputs, file);
    inputs.add(checkLimit("paddocks", file.paddocks.length));
    const sizes = file.paddocks.map((paddock) => ({
      id: paddock.id,
      name: paddock.name,
      acres: inputs.num(`acres of ${paddock.name || "a paddock"}`, paddock.acres, "acres"),
      rating: inputs.num("grass", paddock.rating ?? 5, "rating"),
    }));
    const rest = inputs.num("days of rest", file.season.restDays, "rest");
    const usableLbAc = standingUsable(inputs, file);
    inputs.add(
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
        inputs.warnings.push(
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
