/**
 * Gallons a day of a beef cow, by weight, milk a day and the day's average temperature
 * (K-State Beef Tips 2018, after Spencer 2016). Rows: weight, then milk; columns 40, 65 and 90 F.
 */
const TEMPS_F = [40, 65, 90];
const WEIGHTS_LB = [1100, 1300, 1500];
const MILK_LB_DAY = [0, 10, 25];
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
export function cowGallonsPerDay(weightLb: number, milkLbDay: number, tempF: number): number {
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
