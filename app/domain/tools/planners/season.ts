import {
  addDays,
  calendarDate,
  type CalendarDate,
  daysBetween,
} from "../../dates/calendar-date.ts";
import { dayAndMonth, dayWithYear } from "../../dates/format-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import { daysOfGrass, lbBetween } from "../grass/animal-units.ts";
import { seasonGrassLb, standingGrassLb } from "../grass/balance.ts";
import {
  asTyped,
  daysShown,
  daysText,
  figure,
  rounded,
  sumOf,
  tenths,
  wholeDown,
  wholeUp,
} from "../numbers/figures.ts";
import { inchesText, quarterUp } from "../numbers/inches.ts";
import { LIMITS, refuse, warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { dryFactor, dryPounds, RANGE_SHARE_PCT } from "../rules.ts";
import { HERD } from "./herd.ts";

const same = (values: readonly number[]): number | null =>
  values.every((value) => value === values[0]) ? (values[0] ?? null) : null;

/** With several kinds of animals, the head that fit or leave are not all cows. */
const kindsWarning = ({ herdRows }: Pick<RanchFile, "herdRows">) =>
  herdRows.length > 1 && warn("warn.kinds", "These head are the same share of each kind.");

/**
 * Warns if growth was typed but neither the kind of grass nor the share, so that the share of range applies by default.
 */
const shareWarning = ({ pastures, touched }: Pick<RanchFile, "pastures" | "touched">) =>
  pastures.some(
    ({ id }) =>
      touched[`pastures.${id}.growthLbAc`] &&
      !touched[`pastures.${id}.kind`] &&
      !touched[`pastures.${id}.sharePctSeason`],
  ) &&
  warn("warn.share.usual", "The share eaten is that of range. Planted grass: see fine tuning.");

export type RanchStocking = ResultOf<typeof STOCKING>;

/** Calves are counted by the calendar, so a season without a first day is assumed to start here. */
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
    const days = daysOfGrass(usableLb, lbOn, start);
    const fits = usableLb / lbBetween(lbOn, start, addDays(start, season.days));
    return {
      days,
      daysShown: daysShown(days),
      /** Days of the season without grass; 0 if it lasts. */
      shortDays: Math.max(0, season.days - daysShown(days)),
      headForSeason: wholeDown(herd.head * fits),
      /** The margin is the percent fewer animals for a year below average. */
      headWithMargin: wholeDown(herd.head * fits * (1 - method.marginPct / 100)),
      /** Percent by which the herd needs more than its share of the growth; negative if grass is left. */
      overPct: (1 / fits - 1) * 100,
      herd: { ...herd, lbPerDay: lbOn(start) },
      usableLb,
      seasonDays: season.days,
      acres: sumOf(pastures, ({ acres }) => acres),
      /** The growth and share of all pastures; null if they differ. */
      growthLbAc: same(pastures.map(({ growthLbAc }) => growthLbAc)),
      sharePct: same(pastures.map(({ sharePctSeason }) => sharePctSeason)),
      /** The first day on which calves begin or cease to count, within the season; null if there is none. */
      calvesFrom: changes ?? null,
      /** Days that another amount of grass lasts. */
      daysFor: (lb: number) => daysOfGrass(lb, lbOn, start),
    };
  },
  warn: (_, file) => [kindsWarning(file), shareWarning(file)],
  say: (value, { method }) => {
    const { acres, growthLbAc, sharePct, usableLb, herd, calvesFrom } = value;
    const basis = dryFactor(method.growthBasis);
    const grass =
      growthLbAc !== null && sharePct !== null
        ? `${asTyped(acres)} ac × ${asTyped(growthLbAc)} lb${basis} × ${asTyped(sharePct)}%`
        : `${figure(usableLb)} lb of grass eaten`;
    const then = calvesFrom
      ? `, ${herd.lbOn(calvesFrom) > herd.lbPerDay ? "with" : "without"} calves ${figure(herd.lbOn(calvesFrom))} from ${dayAndMonth(calvesFrom)}`
      : "";
    const sum = `${grass} ÷ ${figure(herd.lbPerDay)} lb a day${then}`;
    const isShort = value.shortDays > 0;
    const wanted = figure(value.seasonDays);
    return {
      figure: tenths(value.daysShown || value.days),
      unit: value.daysShown === 1 ? "day of grass" : "days of grass",
      beside: isShort ? `${figure(value.shortDays, 1)} short of ${wanted}` : `you want ${wanted}`,
      sum,
      verdict: isShort
        ? `The grass carries ${orNone(value.headForSeason)} of your ${figure(herd.head)}, or ${orNone(value.headWithMargin)} with the margin.`
        : "It lasts. Leave the extra standing for a dry year. It isn’t room for more animals.",
      spoken: `${daysText(value.days)} of grass, ${value.headForSeason === 0 ? "not enough for one" : `enough for ${figure(value.headForSeason)}`} head`,
    };
  },
  limit:
    "An average year is rare. Two guesses decide this: pounds grown per acre and the share eaten. Measure both. Bulls, horses, lambs and calves count only if you add them.",
});

const orNone = (head: number): string => (head === 0 ? "none" : figure(head));

export type Drought = ResultOf<typeof DROUGHT>;

/** Standing pounds an acre, and their height; null if the pounds in an inch are not known. */
interface Height {
  readonly lbAc: number;
  readonly inches: number | null;
}

/** Whether this grass is taller, or has more pounds, than its field accepts: no grass does. */
const isImpossible = ({ lbAc, inches }: Height): boolean =>
  inches === null ? lbAc > LIMITS.standing.max : inches > LIMITS.height.max;

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
    daysBetween(date, until) > LIMITS.seasonDays.max &&
      refuse("drought.far", "The two dates are more than a year apart. Check the year."),
  ],
  solve: ({ pastures, season, method, drought: check }, { herd }) => {
    const { date, until, leaveLbAc, sharePctLayer } = check;
    const { head, lbOn } = herd;
    const chosen = check.leaveBy ?? date;
    const leaveBy = chosen < date ? date : chosen > until ? until : chosen;
    const acres = sumOf(pastures, (pasture) => pasture.acres);
    const nowLb = standingGrassLb(acres, check.standingLbAc - leaveLbAc, sharePctLayer);
    // Growth still to come, if growth so far is the usual share of the year's (Kansas: 75% by mid-July).
    const grownLbAc = check.countGrowth
      ? dryPounds(check.grownSoFarLbAc ?? 0, method.growthBasis)
      : 0;
    const stillDueLbAc = Math.max(0, grownLbAc / ((check.shareGrownPct ?? 100) / 100) - grownLbAc);
    const laterShare = pastures.map(({ sharePctSeason }) => sharePctSeason ?? RANGE_SHARE_PCT);
    const laterLb = seasonGrassLb(acres, stillDueLbAc, Math.min(RANGE_SHARE_PCT, ...laterShare));
    const allLb = nowLb + laterLb;
    const daysLeft = daysOfGrass(allLb, lbOn, date);
    const outDate = addDays(date, wholeDown(daysLeft));
    const daysWanted = daysBetween(date, until);
    const [before, after] = [lbBetween(lbOn, date, leaveBy), lbBetween(lbOn, leaveBy, until)];
    const left = allLb - before;
    const share = left < 0 ? 0 : after === 0 ? 1 : Math.min(1, left / after);
    const keepHead = Math.floor(rounded(head * share, 6));
    const leaveHead = head - keepHead;
    /** The grass that must stand on the day of the check if that many head leave by their day. */
    const standingFor = (leave: number): Height => {
      const eatenLb = Math.max(0, before + ((head - leave) / head) * after - laterLb);
      const lbAc = leaveLbAc + eatenLb / ((acres * sharePctLayer) / 100);
      const { lbPerIn } = season;
      return { lbAc, inches: lbPerIn === null ? null : quarterUp(lbAc / lbPerIn) };
    };
    const belowWhich = (leave: number): Height => {
      const from = standingFor(leave);
      const most = { lbAc: LIMITS.standing.max, inches: from.inches && LIMITS.height.max };
      return isImpossible(from) ? most : from;
    };
    const leavers = [...new Set([0, Math.ceil(leaveHead / 2), leaveHead])];
    return {
      acres,
      lbDay: lbOn(date),
      nowLb,
      stillDueLbAc,
      laterLb,
      allLb,
      /** The reserve: days that the grass feeds the whole herd. */
      daysLeft,
      outDate,
      /** With its year if it is not the year of the check. */
      outDay: dayWithYear(date)(outDate),
      daysWanted,
      shortDays: Math.max(0, daysWanted - wholeDown(daysLeft)),
      /** From this grass on, the whole herd can stay until the end. */
      lastsFrom: standingFor(0),
      keepUnits: herd.units * share,
      keepHead,
      leaveHead,
      leaveBy,
      /** The grass is gone before the day of leaving, however many leave then. */
      tooLate: left < 0,
      /**
       * How many head leave if the grass on the day of the check is less than `below`: first half of those who must
       * leave, which is enough down to `downTo`, then all of them. The first step is left out if both would show the
       * same height, as when no grass stands that high.
       */
      steps: leavers
        .slice(1)
        .map((leave, index) => ({
          leave,
          below: belowWhich(leavers[index] ?? 0),
          downTo: standingFor(leave),
        }))
        .filter(
          ({ leave, below }) =>
            leave === leaveHead || heightText(below) !== heightText(belowWhich(leave)),
        ),
    };
  },
  warn: ({ tooLate, outDay }, file) => [
    kindsWarning(file),
    tooLate &&
      warn(
        "warn.drought.late",
        `The grass is gone on ${outDay}, before the day they would be gone. Choose an earlier day.`,
      ),
  ],
  say: (value, { drought: check }) => ({
    figure: figure(wholeDown(value.daysLeft)),
    unit: "days left",
    beside: `${untilText(value)}; you want ${figure(value.daysWanted)}`,
    sum: `(${asTyped(check.standingLbAc)} − ${asTyped(check.leaveLbAc)}) lb × ${asTyped(check.sharePctLayer)}% × ${asTyped(value.acres)} ac${value.laterLb > 0 ? ` + ${figure(value.laterLb)} lb still due` : ""} ÷ ${figure(value.lbDay)} lb a day${Math.abs(value.allLb / value.lbDay - value.daysLeft) > 0.1 ? ", with calves by their age" : ""}`,
    verdict: [
      allStayText(value.lastsFrom),
      ...value.steps.map((step) => stepText(step, value.leaveBy)),
    ].join(" "),
    spoken: `${daysText(value.daysLeft)} left, ${untilText(value)}`,
  }),
  limit:
    "These numbers are for the day cattle leave. Wait, and more must go. Kansas has 75% of a normal year’s grass by mid-July; ask for your county’s date. In a drought we count no more growth unless you say so. After the 2012 drought, Nebraska said to open 20 to 25% below what your grass carries, not below what you ran.",
});

const heightText = ({ lbAc, inches }: Height) =>
  inches === null ? `${figure(wholeUp(lbAc))} lb an acre` : inchesText(inches);

/** "until September 12". Over a year, no date: by then the grass that stands today is gone or another year's. */
export const untilText = ({ daysLeft, outDay }: { daysLeft: number; outDay: string }): string =>
  daysLeft > LIMITS.seasonDays.max ? "over a year" : `until ${outDay}`;

/** "All can stay from 8½ in." */
export const allStayText = (from: Height): string =>
  isImpossible(from)
    ? "No grass is tall enough for all to stay."
    : `All can stay from ${heightText(from)}${from.inches === null ? "." : ""}`;

/** "Under 8½ in., 14 head leave by July 15." */
export const stepText = (
  { below, leave }: { readonly below: Height; readonly leave: number },
  leaveBy: CalendarDate,
): string =>
  `Under ${heightText(below)}, ${figure(leave)} head ${leave === 1 ? "leaves" : "leave"} by ${dayAndMonth(leaveBy)}.`;
