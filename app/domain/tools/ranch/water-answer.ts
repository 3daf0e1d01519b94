import { checkHeat } from "../water/need.ts";
import { cowGallonsPerDay } from "../water/need.ts";
import { reach, type Reach } from "../water/circle.ts";
import {
  FITTINGS_PCT,
  INSIDE_DIAMETER_IN,
  checkPipe,
  pipePressure,
  type PipeResult,
  SMOOTHNESS,
} from "../water/pipe.ts";
import { solarPump, type Solar } from "../water/solar.ts";
import {
  aloneDrinkers,
  type Drinkers,
  fillGpm,
  groupDrinkers,
  LB_PER_GAL,
  STORAGE_DAYS_NRCS,
  tankGallons,
  withLoss,
} from "../water/tank.ts";
import { checkLimit } from "../numbers/limits.ts";
import { refuse } from "../numbers/refusal.ts";
import { type Answer, answer, type InputReader } from "./input-reader.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

export interface WaterNeed {
  readonly head: number;
  readonly dayGal: number;
  readonly withLossGal: number;
  readonly gpm: number;
  readonly tankGal: number;
  readonly tankLb: number;
  readonly storageGal: number;
  readonly group: Drinkers;
  readonly alone: Drinkers;
  /** K-State's figure for this weight, milk and temperature, to check the gallons typed. */
  readonly tableGal: number | null;
}

function gatherNeed(inputs: InputReader, file: RanchFile): () => WaterNeed {
  const { water, herdRows } = file;
  const herd = gatherHerd(inputs, file);
  const gal = inputs.num("gallons a head a day", water.galPairDay, "galDay");
  const hours = inputs.num("hours to fill", water.fillHours, "fillHours");
  inputs.add(checkLimit("temp", water.tempF));
  inputs.add(checkHeat(water.tempF));
  const weight = herdRows[0]?.weightLb ?? null;
  const gpm = (head: number) => fillGpm(withLoss(head * gal), hours);
  if (water.sourceGpm !== null && inputs.refusals.length === 0) {
    const head = herdRows.reduce((sum, row) => sum + (row.head ?? 0), 0);
    if (gpm(head) > water.sourceGpm)
      inputs.add({
        ok: 1,
        code: "warn.source",
        message:
          "The source gives less than the herd needs in these hours. Fill longer, store more, or find more water.",
      });
  }
  return () => {
    const { head } = herd();
    const dayGal = head * gal;
    const tankGal = tankGallons(water.refill, dayGal, head);
    return {
      head,
      dayGal,
      withLossGal: withLoss(dayGal),
      gpm: gpm(head),
      tankGal,
      tankLb: tankGal * LB_PER_GAL,
      storageGal: dayGal * STORAGE_DAYS_NRCS,
      group: groupDrinkers(head, dayGal),
      alone: aloneDrinkers(head, dayGal),
      tableGal:
        weight === null || water.milkLbDay === null || water.tempF === null
          ? null
          : cowGallonsPerDay(weight, water.milkLbDay, water.tempF),
    };
  };
}

/** A day's need, the flow it takes, and the tank for its way of refilling. */
export function needAnswer(file: RanchFile): Answer<WaterNeed> {
  return answer((inputs) => gatherNeed(inputs, file));
}

/** How much of the field is within walking distance of its tank. */
export function reachAnswer({ fence, water }: RanchFile): Answer<Reach> {
  return answer((inputs) => {
    const width = inputs.num("width of the field", fence.widthFt, "lengthFt");
    const height = inputs.num("length of the field", fence.heightFt, "lengthFt");
    const radius = inputs.num("feet cattle walk to water", water.radiusFt, "lengthFt");
    return () => reach(width, height, radius, water.place);
  });
}

/** Whether the pipe delivers the flow that the tank needs. */
export function pipeAnswer(file: RanchFile): Answer<PipeResult & { readonly flowGpm: number }> {
  const { water } = file;
  return answer((inputs) => {
    const need = inputs.from(needAnswer(file));
    const flowGpm = need?.gpm ?? Number.NaN;
    const input = {
      flowGpm,
      lengthFt: inputs.num("length of the pipe", water.pipeFt, "lengthFt"),
      insideIn: INSIDE_DIAMETER_IN[water.pipeKind][water.pipeSize],
      smoothness: SMOOTHNESS[water.pipeKind],
      sourcePsi: inputs.num("pressure at the source", water.sourcePsi, "psi"),
      fallFt: inputs.num("fall from source to tank", water.fallFt, "fallFt"),
      fittingsPct: FITTINGS_PCT,
    };
    const valve = inputs.num("pressure the float wants", water.valvePsi, "psi");
    if (inputs.missing.length === 0 && inputs.refusals.length === 0) {
      if (pipePressure(input).staticPsi <= 0)
        inputs.add(
          refuse(
            "pressure.none",
            "Water runs only with fall or with pressure at the source. Put in one of them.",
          ),
        );
      else inputs.add(checkPipe(pipePressure(input), valve));
      inputs.add(checkLimit("flow", flowGpm));
    }
    return () => ({ ...pipePressure(input), flowGpm });
  });
}

/** A ballpark estimate of a solar pump. */
export function solarAnswer(file: RanchFile): Answer<Solar> {
  return answer((inputs) => {
    const need = inputs.from(needAnswer(file));
    const sun = inputs.num("hours of full sun", file.water.sunHours, "fillHours");
    const lift = inputs.num("feet of lift", file.water.liftFt, "lengthFt");
    return () => solarPump(need?.withLossGal ?? 0, sun, lift);
  });
}
