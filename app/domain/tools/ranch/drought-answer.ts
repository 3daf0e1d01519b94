import { drought, type Drought, checkResidual } from "../grass/drought.ts";
import { type Answer, answer } from "./input-reader.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

/** Days of grass left from the check date, and how many animals must leave to make it last. */
export function droughtAnswer(file: RanchFile): Answer<Drought & { readonly acres: number }> {
  const { drought: check, pastures } = file;
  return answer((inputs) => {
    const herd = gatherHerd(inputs, file);
    const acres = pastures.reduce(
      (sum, pasture) => sum + inputs.num("acres", pasture.acres, "acres"),
      0,
    );
    inputs.add(checkResidual(check.standingLbAc, check.leaveLbAc));
    const input = {
      date: inputs.date("day of the check", check.date),
      until: inputs.date("day until which grass is wanted", check.until),
      standingLbAc: inputs.num("pounds standing on an acre", check.standingLbAc, "standing"),
      leaveLbAc: inputs.num("pounds to leave on an acre", check.leaveLbAc, "standing"),
      sharePctLayer: inputs.num("share of what stands above that", check.sharePctLayer, "layer"),
      shareGrownPct: inputs.num(
        "share grown by this day",
        check.shareGrownPct ?? 100,
        "grownShare",
      ),
      grownSoFarLbAc: check.countGrowth
        ? inputs.num("pounds grown so far", check.grownSoFarLbAc, "growth")
        : null,
    };
    return () => {
      const demand = herd();
      return {
        acres,
        ...drought({
          ...input,
          acres,
          sharePctSeason: 25,
          units: demand.units,
          head: demand.head,
          demandLbDay: demand.lbPerDay,
        }),
      };
    };
  });
}
