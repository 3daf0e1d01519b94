import { addDays, calendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";
import { daysOfGrass, type HerdDemand } from "../grass/animal-units.ts";
import { drought, type Drought, triggerHeightIn } from "../grass/drought.ts";
import { seasonGrassLb, stocking, type Stocking } from "../grass/stocking.ts";
import { daysText, figure, sumOf, wholeDown, wholeUp } from "../numbers/figures.ts";
import { refuse, warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { AIR_DRY, dryPounds, RANGE_SHARE_PCT } from "../rules.ts";
import { HERD } from "./herd.ts";

const same = (values: readonly number[]): number | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

export type RanchStocking = ResultOf<typeof STOCKING>;

/** Calves are counted by the calendar, so a season without a first day is taken to start here. */
const SOME_START = calendarDate("2027-05-01");

/** How long the year's growth of all pastures lasts, and how many animals it carries. */
export const STOCKING = planner({
  label: "Grass for the season",
  needs: [
    "pastures.acres",
    "pastures.growthLbAc",
    "pastures.sharePctSeason",
    "season.days",
    "method.marginPct",
  ],
  may: ["season.start"],
  uses: { herd: HERD },
  solve: ({ pastures, season, method }, { herd }) => {
    const start = season.start ?? SOME_START;
    const lbOn = season.start === null ? () => herd.lbPerDay : herd.lbOn;
    const usableLb = sumOf(pastures, ({ acres, growthLbAc, sharePctSeason }) =>
      seasonGrassLb(acres, dryPounds(growthLbAc, method.growthBasis), sharePctSeason),
    );
    const changes = Array.from({ length: season.days }, (_, after) => addDays(start, after)).find(
      (day) => lbOn(day) !== lbOn(start),
    );
    return {
      ...stocking(usableLb, lbOn, start, {
        head: herd.head,
        seasonDays: season.days,
        marginPct: method.marginPct,
      }),
      herd: { ...herd, lbPerDay: lbOn(start) },
      usableLb,
      seasonDays: season.days,
      acres: sumOf(pastures, ({ acres }) => acres),
      /** The growth and share of all pastures; null if they differ. */
      growthLbAc: same(pastures.map(({ growthLbAc }) => growthLbAc)),
      sharePct: same(pastures.map(({ sharePctSeason }) => sharePctSeason)),
      /** The first day with calves that count, within the season; null if there is none. */
      calvesFrom: changes ?? null,
      /** Days that another amount of grass lasts. */
      daysFor: (lb: number) => daysOfGrass(lb, lbOn, start),
    };
  },
  say: (value, { method }) => {
    const { acres, growthLbAc, sharePct, usableLb, herd, calvesFrom } = value;
    const basis = method.growthBasis === "air" ? ` × ${AIR_DRY.dry}/${AIR_DRY.of}` : "";
    const grass =
      growthLbAc !== null && sharePct !== null
        ? `${figure(acres, 1)} ac × ${figure(growthLbAc)} lb${basis} × ${figure(sharePct)}%`
        : `${figure(usableLb)} lb of grass eaten`;
    const then = calvesFrom
      ? `, with calves ${figure(herd.lbOn(calvesFrom))} from ${dayAndMonth(calvesFrom)}`
      : "";
    const sum = `${grass} ÷ ${figure(herd.lbPerDay)} lb a day${then}`;
    return {
      figure: figure(value.daysShown, 1),
      unit: value.daysShown === 1 ? "day of grass" : "days of grass",
      beside: `you want ${figure(value.seasonDays)}`,
      sum,
      verdict:
        value.shortDays > 0
          ? `${figure(value.shortDays, 1)} days short: hay, rented grass or fewer animals. ${fitText(value)} You’re ${figure(value.overPct)}% over.`
          : "It lasts. Leave the extra standing for a dry year. It isn’t room for more cattle.",
      spoken: `${daysText(value.days)} of grass, enough for ${figure(value.headForSeason)} head`,
    };
  },
  limit:
    "An average year is rare. Two guesses decide this: pounds grown per acre and the share eaten. Measure both. Bulls, horses and calves count only if you add them.",
});

/** "The grass carries 49 of your 60, or 44 with the margin." */
export const fitText = ({
  headForSeason,
  headWithMargin,
  herd,
}: Pick<Stocking, "headForSeason" | "headWithMargin"> & { readonly herd: HerdDemand }): string =>
  `The grass carries ${figure(headForSeason)} of your ${figure(herd.head)}, or ${figure(headWithMargin)} with the margin.`;

/** Alternatives for a table of days of grass: three shares eaten, and growth of −25, 0 and +25%. */
export const OTHER_SHARES = [25, 30, 35] as const;
export const OTHER_YEARS = [
  { label: "Dry year, −25%", factor: 0.75 },
  { label: "As typed", factor: 1 },
  { label: "Wet year, +25%", factor: 1.25 },
] as const;

export function otherDays(value: RanchStocking, share: number, factor: number): number | null {
  const { usableLb, sharePct, daysFor } = value;
  return sharePct === null ? null : daysFor((usableLb / sharePct) * share * factor);
}

/** Dates further apart are a slip of the finger. */
const MAX_CHECK_DAYS = 800;

/** Days of grass from a day's standing grass, and the heights at which cattle leave to make it last. */
export const DROUGHT = planner({
  label: "Days of grass left",
  needs: [
    "drought.date",
    "drought.until",
    "drought.standingLbAc",
    "drought.leaveLbAc",
    "drought.sharePctLayer",
    "pastures.acres",
  ],
  may: ["drought.leaveBy", "season.lbPerIn"],
  also: ({ drought: { countGrowth } }) =>
    countGrowth ? ["drought.grownSoFarLbAc", "drought.shareGrownPct"] : [],
  uses: { herd: HERD },
  check: ({ drought: { date, until } }) => [
    Math.abs(daysBetween(date, until)) > MAX_CHECK_DAYS
      ? refuse("drought.far", "The two dates are more than two years apart. Check the year.")
      : null,
  ],
  solve: ({ pastures, season, method, drought: check }, { herd }) => {
    const acres = sumOf(pastures, (pasture) => pasture.acres);
    return {
      acres,
      lbDay: herd.lbOn(check.date),
      ...drought({
        ...check,
        leaveBy: check.leaveBy ?? check.date,
        acres,
        grownSoFarLbAc:
          check.countGrowth && check.grownSoFarLbAc !== null
            ? dryPounds(check.grownSoFarLbAc, method.growthBasis)
            : null,
        shareGrownPct: check.shareGrownPct ?? 100,
        sharePctSeason: Math.min(
          RANGE_SHARE_PCT,
          ...pastures.map(({ sharePctSeason }) => sharePctSeason ?? RANGE_SHARE_PCT),
        ),
        lbPerIn: season.lbPerIn,
        units: herd.units,
        head: herd.head,
        lbOn: herd.lbOn,
      }),
    };
  },
  warn: ({ tooLate, outDate }) => [
    tooLate
      ? warn(
          "warn.drought.late",
          `The grass is gone on ${dayAndMonth(outDate)}, before the day they would be gone. Choose an earlier day.`,
        )
      : null,
  ],
  say: (value, { drought: check }) => ({
    figure: figure(wholeDown(value.daysLeft)),
    unit: "days left",
    beside: `until ${dayAndMonth(value.outDate)}; you want ${figure(value.daysWanted)}`,
    sum: `(${figure(check.standingLbAc ?? 0)} − ${figure(check.leaveLbAc ?? 0)}) lb × ${figure(check.sharePctLayer ?? 0)}% × ${figure(value.acres, 1)} ac${value.laterLb > 0 ? ` + ${figure(value.laterLb)} lb still due` : ""} ÷ ${figure(value.lbDay)} lb a day${Math.abs(value.allLb / value.lbDay - value.daysLeft) > 0.1 ? ", more with calves" : ""}`,
    verdict: [allStayText(value), ...value.steps.map((step) => stepText(step, value))].join(" "),
    spoken: `${daysText(value.daysLeft)} left, until ${dayAndMonth(value.outDate)}`,
  }),
  limit:
    "These numbers are for the day cattle leave. Wait, and more must go. Kansas has 75% of a normal year’s grass by mid-July. Ask for your county’s date. In a drought we count no more growth unless you say so. After the 2012 drought, Nebraska said to open 20 to 25% below what your grass carries, not below what you ran.",
});

/** "8½ in.", "7¼ in.", or pounds if the pounds in an inch are not known. */
export function heightText(lbAc: number, lbPerIn: number | null): string {
  const inches = triggerHeightIn(lbAc, lbPerIn);
  if (inches === null) return `${figure(wholeUp(lbAc))} lb an acre`;
  const quarter = ["", "¼", "½", "¾"][Math.round((inches % 1) * 4)] ?? "";
  const whole = Math.floor(inches);
  return `${whole === 0 && quarter ? "" : figure(whole)}${quarter} in.`;
}

const heightOf = (lbAc: number, inches: number | null) =>
  inches === null ? heightText(lbAc, null) : heightText(inches, 1);

/** "All can stay from 8½ in." */
export function allStayText({ lastsFromLbAc, lastsFromIn }: Drought): string {
  return `All can stay from ${heightOf(lastsFromLbAc, lastsFromIn)}${lastsFromIn === null ? "." : ""}`;
}

/** "Under 8½ in., 14 head leave by July 15." */
export function stepText(
  { belowLbAc, belowIn, leave }: Drought["steps"][number],
  { leaveBy }: Pick<Drought, "leaveBy">,
): string {
  return `Under ${heightOf(belowLbAc, belowIn)}, ${figure(leave)} head leave by ${dayAndMonth(leaveBy)}.`;
}
