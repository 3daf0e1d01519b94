import type { RanchFile } from "../fields/fields.ts";
import { classOf, isCattle, ownGallons } from "../grass/animal-classes.ts";
import { amount, asTyped, figure, LB_PER_TON, sumOf, tenths } from "../numbers/figures.ts";
import { warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { STORAGE_DAYS, TANK_RULE, WATER_NEED, WATER_QUALITY } from "../rules.ts";

export const LB_PER_GAL = 8.34;
const FT_PER_DRINKER = 2;

export type WaterNeed = ResultOf<typeof NEED>;

/**
 * If the table's figure is below this share of the typed gallons, they may be those of a cow with a calf, typed for
 * smaller animals. Not checked if the herd has other animals too, for which they may be meant.
 */
const FAR_LESS = 0.7;

/** A day's need, the flow it takes, and the tank for its way of refilling. */
export const NEED = planner({
  label: "Water on a hot day",
  needs: ["herdRows.head", "water.galPairDay", "water.fillHours"],
  may: ["water.sourceGpm", "water.tempF", "water.milkLbDay"],
  solve: ({ herdRows, water }) => {
    const herdHead = sumOf(herdRows, (row) => row.head);
    const others = herdRows.flatMap(({ cls, head }) => {
      const gallons = ownGallons({ cls });
      return gallons === null ? [] : [{ cls, head, gallons }];
    });
    /** The animals for which the typed gallons count. */
    const asked = herdHead - sumOf(others, (row) => row.head);
    const dayGal = asked * water.galPairDay + sumOf(others, (row) => row.head * row.gallons);
    const withLossGal = dayGal * (1 + WATER_NEED.lossPct / 100);
    const gpm = withLossGal / water.fillHours / 60;
    const { storesDays, leastGalHead = 0, hours } = REFILLS[water.refill];
    const refillGpm = hours ? (dayGal * TANK_RULE.shareOfDay) / hours / 60 : 0;
    const tankGal = Math.max(dayGal * storesDays, asked * leastGalHead);
    const { weightLb = null, cls } = herdRows.find(isCattle) ?? {};
    const milkLb = cls === "cow-calf" ? water.milkLbDay : 0;
    // As a herd, 5 to 10% drink at once (Ohio State ANR-12).
    const atOnce = [Math.ceil(herdHead * 0.05), Math.ceil(herdHead * 0.1)] as const;
    return {
      asked,
      others,
      dayGal,
      withLossGal,
      /** The flow that gives the day's water in the hours the source runs. */
      gpm,
      /** The flow that pipe and source must give: the day's, or the tank's refill if that is more. */
      flowGpm: Math.max(gpm, refillGpm),
      tankGal,
      tankLb: tankGal * LB_PER_GAL,
      storageGal: dayGal * STORAGE_DAYS,
      atOnce,
      edgeFt: [atOnce[0] * FT_PER_DRINKER, atOnce[1] * FT_PER_DRINKER] as const,
      /** K-State's figure for this weight, milk and temperature, to check the gallons typed. */
      tableGal:
        weightLb === null || milkLb === null || water.tempF === null
          ? null
          : cowGallonsPerDay(weightLb, milkLb, water.tempF),
    };
  },
  warn: ({ flowGpm, withLossGal, tableGal }, { water, herdRows }) => [
    water.sourceGpm !== null &&
      flowGpm > water.sourceGpm &&
      warn(
        "warn.source",
        `Your source gives ${figure(water.sourceGpm * 60 * water.fillHours)} gallons in these hours and ${figure(water.sourceGpm * 60 * 24)} in a whole day; the herd needs ${figure(withLossGal)}, at ${amount(flowGpm, "gallon", 1)} a minute. ${withLossGal > water.sourceGpm * 60 * 24 ? "Find more water." : "Fill longer, or store more."}`,
      ),
    (water.milkLbDay ?? 0) > MOST_MILK_LB_DAY &&
      warn(
        "warn.milk",
        `K-State’s table ends at ${MOST_MILK_LB_DAY} lb of milk. Enter the gallons yourself.`,
      ),
    tableGal !== null &&
      (tableGal > water.galPairDay || (tableGal < water.galPairDay * FAR_LESS && !herdRows[1])) &&
      warn(
        "warn.gallons",
        `K-State’s table gives this weight ${figure(tableGal, 1)} gallons in this heat.`,
      ),
  ],
  say: (value, { water }) => ({
    figure: figure(value.withLossGal),
    unit: "gallons a day",
    beside: `${amount(value.flowGpm, "gallon", 1)} a minute${value.flowGpm > value.gpm ? " to refill the tank" : ` for ${amount(water.fillHours, "hour")}`}`,
    sum: [
      ...(value.asked > 0
        ? [`${figure(value.asked)} head × ${asTyped(water.galPairDay)} gal`]
        : []),
      ...value.others.map(
        ({ cls, head, gallons }) =>
          `${figure(head)} ${classOf(cls)?.label.toLowerCase()} × ${gallons} gal`,
      ),
      `${WATER_NEED.lossPct}% for loss`,
    ].join(" + "),
    verdict: `Tank: ${figure(value.tankGal)} gallons, ${REFILLS[water.refill].says}; ${tenths(value.tankLb / LB_PER_TON)} tons when full. Set it empty and level, with a ramp for birds and calves. Of a herd ${range(value.atOnce)} come at once: ${range(value.edgeFt)} feet of edge.`,
    spoken: `${figure(value.withLossGal)} gallons a day, tank ${figure(value.tankGal)} gallons`,
  }),
  limit: `A hotter day takes more, and a dry tank kills faster than short grass. Check it every day, and have two ways to fill it, or ${STORAGE_DAYS} days stored. A float under water can siphon the tank back into the well, so fit a backflow preventer or set the inlet above the water. Wells, ponds and creeks may need a permit. Test the water: over ${figure(WATER_QUALITY.saltsLabPpm)} ppm of salts, ask a lab. Blue-green scum: cattle off at once.`,
});

const range = ([least, most]: readonly [number, number]) =>
  least === most ? figure(least) : `${figure(least)} to ${figure(most)}`;

/**
 * How the tank refills: the days of water that it holds, the least gallons per head, and the hours in which a quarter
 * of the day's water flows back in (Ohio State ANR-12, K-State).
 */
const REFILLS: Readonly<
  Record<
    RanchFile["water"]["refill"],
    {
      readonly says: string;
      readonly storesDays: number;
      readonly leastGalHead?: number;
      readonly hours?: number;
    }
  >
> = {
  "1h": {
    says: "refilled within the hour",
    storesDays: TANK_RULE.shareOfDay,
    leastGalHead: TANK_RULE.leastGalHead,
    hours: TANK_RULE.refillHours,
  },
  "4h": { says: "refilled within four hours", storesDays: TANK_RULE.shareOfDay, hours: 4 },
  slow: { says: "a whole day’s water", storesDays: 1 },
  solar: { says: `${STORAGE_DAYS} days of water`, storesDays: STORAGE_DAYS },
};

/**
 * Gallons a day of a beef cow, by weight, milk a day and the day's average temperature
 * (K-State Beef Tips 2018, after Spencer 2016). Rows: weight, then milk; columns 40, 65 and 90 F.
 */
const TEMPS_F = [40, 65, 90];
const WEIGHTS_LB = [1100, 1300, 1500];
const MOST_MILK_LB_DAY = 25;
const MILK_LB_DAY = [0, 10, MOST_MILK_LB_DAY];
const GALLONS = [
  [
    [8.2, 10.8, 13.4],
    [10.5, 13.1, 15.7],
    [12.8, 15.4, 17.9],
  ],
  [
    [9.2, 11.8, 14.3],
    [12.2, 14.8, 17.4],
    [14.5, 17.1, 19.7],
  ],
  [
    [10.2, 12.7, 15.3],
    [14.0, 16.5, 19.1],
    [16.3, 18.8, 21.4],
  ],
];

/** Above the table's range: a gallon for every 10 F (same source). */
const GAL_PER_F_OVER_TABLE = 0.1;

/** Outside these weights: the upper end of the rule of 1 to 2 gallons per 100 lb. */
const COW_WEIGHTS_LB = { min: 900, max: 1800 };
const GAL_PER_100_LB = 2;

/** Gallons a day for one cow, by linear interpolation in the table, constant beyond its edges. */
function cowGallonsPerDay(weightLb: number, milkLbDay: number, tempF: number): number {
  if (weightLb < COW_WEIGHTS_LB.min || weightLb > COW_WEIGHTS_LB.max)
    return (weightLb / 100) * GAL_PER_100_LB;
  const byWeight = GALLONS.map((table) =>
    interpolate(
      MILK_LB_DAY,
      table.map((row) => interpolate(TEMPS_F, row, tempF)),
      milkLbDay,
    ),
  );
  const hotter = Math.max(0, tempF - 90) * GAL_PER_F_OVER_TABLE;
  return interpolate(WEIGHTS_LB, byWeight, weightLb) + hotter;
}

/** Linear interpolation; beyond the points, the first or last value. */
function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  const last = xs.length - 1;
  const clamped = Math.min(Math.max(x, xs[0] ?? x), xs[last] ?? x);
  const upper = Math.max(
    1,
    xs.findIndex((point) => point >= clamped),
  );
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [xs[upper - 1], xs[upper], ys[upper - 1], ys[upper]];
  return y0 + ((clamped - x0) / (x1 - x0)) * (y1 - y0);
}
