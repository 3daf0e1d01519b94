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
import { type Answer, answer, type Known } from "./known.ts";
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
  /** K-State's figure for a cow of this weight, milk and heat; a check on the gallons typed. */
  readonly tableGal: number | null;
}

function gatherNeed(known: Known, file: RanchFile): () => WaterNeed {
  const { water, herdRows } = file;
  const herd = gatherHerd(known, file);
  const gal = known.num("gallons a head a day", water.galPairDay, "galDay");
  const hours = known.num("hours to fill", water.fillHours, "fillHours");
  known.found(checkLimit("temp", water.tempF));
  known.found(checkHeat(water.tempF));
  const weight = herdRows[0]?.weightLb ?? null;
  const gpm = (head: number) => fillGpm(withLoss(head * gal), hours);
  if (water.sourceGpm !== null && known.refusals.length === 0) {
    const head = herdRows.reduce((sum, row) => sum + (row.head ?? 0), 0);
    if (gpm(head) > water.sourceGpm)
      known.found({
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

/** A day's need, how fast it must come, and the tank for the way it refills. */
export function needAnswer(file: RanchFile): Answer<WaterNeed> {
  return answer((known) => gatherNeed(known, file));
}

/** How much of the field cattle walk to from its tank. */
export function reachAnswer({ fence, water }: RanchFile): Answer<Reach> {
  return answer((known) => {
    const width = known.num("width of the field", fence.widthFt, "lengthFt");
    const height = known.num("length of the field", fence.heightFt, "lengthFt");
    const radius = known.num("feet cattle walk to water", water.radiusFt, "lengthFt");
    return () => reach(width, height, radius, water.place);
  });
}

/** Whether the pipe brings the flow that the tank needs. */
export function pipeAnswer(file: RanchFile): Answer<PipeResult & { readonly flowGpm: number }> {
  const { water } = file;
  return answer((known) => {
    const need = needAnswer(file);
    if (!need.ok) {
      known.missing.push(...need.missing);
      known.refusals.push(...need.refusals);
    }
    const flowGpm = need.ok ? need.value.gpm : Number.NaN;
    const input = {
      flowGpm,
      lengthFt: known.num("length of the pipe", water.pipeFt, "lengthFt"),
      insideIn: INSIDE_DIAMETER_IN[water.pipeKind][water.pipeSize],
      smoothness: SMOOTHNESS[water.pipeKind],
      sourcePsi: known.num("pressure at the source", water.sourcePsi, "psi"),
      fallFt: known.num("fall from source to tank", water.fallFt, "fallFt"),
      fittingsPct: FITTINGS_PCT,
    };
    const valve = known.num("pressure the float wants", water.valvePsi, "psi");
    if (known.missing.length === 0 && known.refusals.length === 0) {
      if (pipePressure(input).staticPsi <= 0)
        known.found(
          refuse(
            "pressure.none",
            "Water runs only with fall or with pressure at the source. Put in one of them.",
          ),
        );
      else known.found(checkPipe(pipePressure(input), valve));
      known.found(checkLimit("flow", flowGpm));
    }
    return () => ({ ...pipePressure(input), flowGpm });
  });
}

/** A ball-park of a solar pump. */
export function solarAnswer(file: RanchFile): Answer<Solar> {
  return answer((known) => {
    const need = needAnswer(file);
    if (!need.ok) {
      known.missing.push(...need.missing);
      known.refusals.push(...need.refusals);
    }
    const sun = known.num("hours of full sun", file.water.sunHours, "fillHours");
    const lift = known.num("feet of lift", file.water.liftFt, "lengthFt");
    return () => solarPump(need.ok ? need.value.withLossGal : 0, sun, lift);
  });
}
