import { figure } from "../numbers/figures.ts";
import { warn } from "../numbers/refusal.ts";
import { planner } from "../planner.ts";
import { STORAGE_DAYS, WATER_NEED, WATER_QUALITY } from "../rules.ts";
import { cowGallonsPerDay } from "../water/need.ts";
import {
  aloneDrinkers,
  type Drinkers,
  fillGpm,
  groupDrinkers,
  LB_PER_GAL,
  refillGpm,
  tankGallons,
  withLoss,
} from "../water/tank.ts";

export const LB_PER_TON = 2000;

export interface WaterNeed {
  readonly head: number;
  readonly dayGal: number;
  readonly withLossGal: number;
  /** The flow that gives the day's water in the hours the source runs. */
  readonly gpm: number;
  /** The flow that pipe and source must give: the day's, or the tank's refill if that is more. */
  readonly flowGpm: number;
  readonly tankGal: number;
  readonly tankLb: number;
  readonly storageGal: number;
  readonly group: Drinkers;
  readonly alone: Drinkers;
  /** K-State's figure for this weight, milk and temperature, to check the gallons typed. */
  readonly tableGal: number | null;
}

/** A day's need, the flow it takes, and the tank for its way of refilling. */
export const NEED = planner({
  key: "need",
  title: "A day’s need and the tank",
  label: "Water on a hot day",
  needs: ["herdRows.head", "water.galPairDay", "water.fillHours"],
  may: ["water.sourceGpm", "water.tempF", "water.milkLbDay"],
  solve: ({ herdRows, water }): WaterNeed => {
    const head = herdRows.reduce((sum, row) => sum + row.head, 0);
    const dayGal = head * water.galPairDay;
    const gpm = fillGpm(withLoss(dayGal), water.fillHours);
    const tankGal = tankGallons(water.refill, dayGal, head);
    const weight = herdRows[0]?.weightLb ?? null;
    return {
      head,
      dayGal,
      withLossGal: withLoss(dayGal),
      gpm,
      flowGpm: Math.max(gpm, refillGpm(water.refill, dayGal)),
      tankGal,
      tankLb: tankGal * LB_PER_GAL,
      storageGal: dayGal * STORAGE_DAYS,
      group: groupDrinkers(head, dayGal),
      alone: aloneDrinkers(head, dayGal),
      tableGal:
        weight === null || water.milkLbDay === null || water.tempF === null
          ? null
          : cowGallonsPerDay(weight, water.milkLbDay, water.tempF),
    };
  },
  warn: ({ flowGpm, withLossGal, tableGal }, { water }) => [
    water.sourceGpm !== null && flowGpm > water.sourceGpm
      ? warn(
          "warn.source",
          `Your source gives ${figure(water.sourceGpm * 60 * (water.fillHours ?? 0))} gallons in these hours and ${figure(water.sourceGpm * 60 * 24)} in a whole day; the herd needs ${figure(withLossGal)}, at ${figure(flowGpm, 1)} gallons a minute. Fill longer, store more, or find more water.`,
        )
      : null,
    tableGal !== null && tableGal > (water.galPairDay ?? 0)
      ? warn(
          "warn.gallons",
          `K-State’s table gives this cow ${figure(tableGal, 1)} gallons in this heat. You planned less.`,
        )
      : null,
  ],
  say: (value, { water }) => ({
    figure: figure(value.withLossGal),
    unit: "gallons a day",
    beside: `${figure(value.flowGpm, 1)} gallons a minute${value.flowGpm > value.gpm ? " to refill the tank" : ` for ${figure(water.fillHours ?? 0, 1)} hours`}`,
    sum: `${figure(value.head)} head × ${figure(water.galPairDay ?? 0, 1)} gal + ${WATER_NEED.lossPct}% for loss`,
    verdict: `Tank: ${figure(value.tankGal)} gallons, ${REFILLS[water.refill]}; ${figure(value.tankLb / LB_PER_TON, 1)} tons when full. Set it empty and level, with a ramp for birds and calves. As a herd ${figure(value.group.atOnce[0])} to ${figure(value.group.atOnce[1])} drink at once and need ${figure(value.group.edgeFt[0])} to ${figure(value.group.edgeFt[1])} feet of edge.`,
    spoken: `${figure(value.withLossGal)} gallons a day, tank ${figure(value.tankGal)} gallons`,
  }),
  limit: `A hotter day takes more, and a dry tank kills faster than short grass. Check it every day, and have two ways to fill it. A float under water can siphon the tank back into the well, so fit a backflow preventer or set the inlet above the water. Wells, ponds and creeks may need a permit. Test the water. Over ${figure(WATER_QUALITY.saltsLabPpm)} ppm of salts, have a lab look at it. Blue-green scum means cattle off at once.`,
});

const REFILLS = {
  "1h": "refilled within the hour",
  "4h": "refilled within four hours",
  slow: "a whole day’s water",
  solar: `${STORAGE_DAYS} days of water`,
} as const;
