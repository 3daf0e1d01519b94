import { drought, type Drought, checkResidual } from "../grass/drought.ts";
import { type Answer, answer } from "./known.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

/** Days of grass left from a check date on, and who leaves so that it lasts (the today sum). */
export function droughtAnswer(file: RanchFile): Answer<Drought & { readonly acres: number }> {
  const { drought: check, pastures } = file;
  return answer((known) => {
    const herd = gatherHerd(known, file);
    const acres = pastures.reduce(
      (sum, pasture) => sum + known.num("acres", pasture.acres, "acres"),
      0,
    );
    known.found(checkResidual(check.standingLbAc, check.leaveLbAc));
    const input = {
      date: known.date("day of the check", check.date),
      until: known.date("day until which grass is wanted", check.until),
      standingLbAc: known.num("pounds standing on an acre", check.standingLbAc, "standing"),
      leaveLbAc: known.num("pounds to leave on an acre", check.leaveLbAc, "standing"),
      sharePctLayer: known.num("share of what stands above that", check.sharePctLayer, "layer"),
      shareGrownPct: known.num("share grown by this day", check.shareGrownPct ?? 100, "grownShare"),
      grownSoFarLbAc: check.countGrowth
        ? known.num("pounds grown so far", check.grownSoFarLbAc, "growth")
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
