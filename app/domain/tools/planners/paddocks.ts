import {
  allowedLb,
  type MoveStep,
  stayLength,
  stepOf,
  supplies,
  SUPPLY_PATHS,
} from "../grass/balance.ts";
import { daysOfGrass } from "../grass/animal-units.ts";
import { herdIdsOf } from "../chart/stays.ts";
import type { RanchFile } from "../fields/fields.ts";
import { checkSheepStay } from "../grass/kinds.ts";
import { amount, asTyped, daysText, figure, rounded, sumOf, tenths } from "../numbers/figures.ts";
import { checkLimit, type Finding, refuse, warn } from "../numbers/limits.ts";
import { chartCycle, shares, stayFor, tenth, timesHerds, unequalCycle } from "../paddocks/sums.ts";
import { planner } from "../planner.ts";
import { HERD } from "./herd.ts";

interface PaddockStay extends Readonly<Record<"stayDays" | "restDays" | "chartDays", number>> {
  readonly name: string;
}

/** In more days than this the best plants are bitten twice. */
const BITTEN_TWICE_DAYS = 7;

/** In stays shorter than this, half a day makes a big difference. */
const SHORT_STAY_DAYS = 3;

/** Above this density cattle need experienced handlers. */
const DENSE_LB_PER_ACRE = 200_000;

/** Refuses a trial larger than the ranch, and warns about one larger than a tenth. */
function checkTrial(trialAcres: number, ranchAcres: number | null): Finding | null {
  if (ranchAcres === null) return null;
  if (trialAcres > ranchAcres)
    return refuse(
      "trial.max",
      `The trial has ${amount(trialAcres, "acre", 1)} and the ranch ${figure(ranchAcres, 1)}. Change one of them.`,
    );
  if (trialAcres <= tenth(ranchAcres)) return null;
  const pct = rounded((trialAcres / ranchAcres) * 100, 0);
  return warn(
    "warn.trial.tenth",
    `${amount(trialAcres, "acre", 1)} is ${pct}% of the ranch. Our limit for the first year is ${amount(tenth(ranchAcres), "acre", 1)}.`,
  );
}

/** Refuses so few paddocks that none is left to rest. */
export function checkRest(file: Pick<RanchFile, "paddocks" | "herdRows">): Finding | null {
  const herds = herdIdsOf(file.herdRows).length;
  const count = file.paddocks.length;
  if (count > herds) return null;
  return herds === 1
    ? checkLimit("paddocks", count)
    : refuse(
        "paddocks.herds",
        "Two herds need at least 3 paddocks, so that one can rest. Add one, or run all animals as one herd.",
      );
}

/** "10 days", or "4 to 12 days". */
function spanText(days: readonly number[]): string {
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return `${tenths(least) === tenths(most) ? "" : `${tenths(least)} to `}${daysText(most)}`;
}

/** How the chart's stays differ from the exact ones; empty if they do not. */
function chartText(paddocks: readonly PaddockStay[], step: MoveStep): string {
  const days = paddocks.map(({ chartDays }) => chartDays);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  const counts = ` The chart counts ${step === 1 ? "whole" : "half"} days`;
  const halves = step === 1 && least < SHORT_STAY_DAYS ? " Afternoon moves make half days." : "";
  if (most === 0) return `${counts}, and no paddock feeds the herd for one.${halves}`;
  const out = paddocks.filter(({ chartDays }) => chartDays === 0);
  if (out.length > 0)
    return `${counts} and leaves out what feeds the herd for less than one: ${out.map(({ name }, index) => name || `paddock ${index + 1}`).join(", ")}.${halves}`;
  if (paddocks.every(({ stayDays, chartDays }) => rounded(stayDays, 6) === chartDays)) return "";
  const rest = Math.min(...paddocks.map(({ restDays }) => restDays));
  return `${counts}: ${spanText(days)} in each paddock, and ${figure(rest, 1)} days of rest or more.${halves}`;
}

/** The stay in each paddock for the target rest, and how long its grass feeds the herd. */
export const PADDOCKS = planner({
  label: "The stay in a paddock",
  needs: ["season.restDays", "paddocks.acres"],
  may: [...SUPPLY_PATHS, "ranch.ranchAcres", "season.start"],
  uses: { herd: HERD },
  check: (file) => {
    const { paddocks, ranch, log, years } = file;
    const trial = checkTrial(
      sumOf(paddocks, ({ acres }) => acres),
      ranch.ranchAcres,
    );
    const isFirstYear = log.length === 0 && years.length === 0;
    return [
      checkLimit("paddocks", paddocks.length),
      checkRest(file),
      trial?.ok === 0 || isFirstYear ? trial : null,
    ];
  },
  solve: (file, { herd }, today) => {
    const each = herdIdsOf(file.herdRows).map(herd.ofHerd);
    const herds = each.length;
    // Of several herds, the one that eats most stays the shortest.
    const { lbOn, weightLb } = each.reduce((a, b) => (b.lbPerDay > a.lbPerDay ? b : a));
    const start = file.season.start ?? today;
    const { restDays } = file.season;
    const parts = shares(file.paddocks, herds);
    const exact = unequalCycle(parts, restDays, herds);
    const step = stepOf(file.season);
    const whole = chartCycle(parts, restDays, step, herds);
    const feeds = supplies(file.paddocks, file).map((supply) => allowedLb(supply, 0, 1));
    const paddocks = file.paddocks.map((size, index) => {
      const lb = feeds[index] ?? null;
      return {
        ...size,
        /** Days of stay for the target rest, exact. */
        stayDays: exact.stays[index] ?? 0,
        /** Stays of several herds end on different days, so that only the target is sure. */
        restDays: herds === 1 ? (whole.rests[index] ?? 0) : restDays,
        /** Days that its grass feeds the herd in the first stay; null if it is not known. */
        feedDays: lb === null ? null : daysOfGrass(lb, lbOn, start),
        /** The first stay as the chart plans it; 0 where the grass does not feed the herd until it can be moved. */
        chartDays: stayLength(lb, lbOn, start, whole.stays[index] ?? 0, step),
      };
    });
    const fed = paddocks.map(({ feedDays }) => feedDays);
    return {
      herds,
      acres: sumOf(paddocks, ({ acres }) => acres),
      /** Live weight on an acre of the smallest paddock. */
      densityLbAc: weightLb / Math.min(...paddocks.map(({ acres }) => acres)),
      paddocks,
      /** The stays' days by rest and by grass, the shortest of each. */
      byRest: Math.min(...exact.stays),
      byGrass: fed.every((days) => days !== null) ? Math.min(...fed) : null,
      /** The pounds for a stay in the paddock that has the fewest. */
      leastLb: feeds.every((lb) => lb !== null) ? Math.min(...feeds) : null,
      lbDay: lbOn(start),
      step,
      /** Half a day matters, or is planned. */
      halves: step < 1 || paddocks.some(({ chartDays }) => chartDays < SHORT_STAY_DAYS),
    };
  },
  warn: ({ densityLbAc, paddocks }, { herdRows }) => [
    checkSheepStay(
      herdRows,
      Math.max(
        ...paddocks.map(({ stayDays, feedDays }) => Math.min(stayDays, feedDays ?? stayDays)),
      ),
    ),
    densityLbAc > DENSE_LB_PER_ACRE &&
      warn("warn.density", "Over 200,000 lb an acre is for experienced hands."),
  ],
  say: ({ herds, paddocks, byRest, byGrass, leastLb, lbDay, densityLbAc, step }, { season }) => {
    const isShort =
      byGrass !== null &&
      paddocks.some(({ stayDays, feedDays }) => (feedDays ?? stayDays) < stayDays);
    const stays = paddocks.map(({ stayDays, feedDays }) =>
      isShort ? Math.min(stayDays, feedDays ?? stayDays) : stayDays,
    );
    const longest = rounded(Math.max(...stays), 1);
    const [least, most] = [tenths(Math.min(...stays)), tenths(Math.max(...stays))];
    const equal = least === most;
    const count = paddocks.length;
    const rest = season.restDays;
    // With twice as many paddocks, each has half the grass.
    const halved = Math.min(stayFor(rest, count * 2, herds), Math.max(...stays) / 2);
    const grass =
      byGrass === null
        ? "Grass not counted. Enter what grows, or the heights."
        : isShort
          ? `The rest you want would allow ${daysText(byRest)}. The herd goes elsewhere until the first paddock has rested.`
          : `Rest sets the stay. The grass would feed the herd ${spanText(paddocks.map(({ feedDays, stayDays }) => feedDays ?? stayDays))}.`;
    const shared =
      herds === 1
        ? ""
        : ` Two herds share these paddocks${byGrass === null ? "" : ", and the days of grass are for the one that eats more"}.`;
    const twice =
      longest > BITTEN_TWICE_DAYS
        ? ` In ${daysText(longest)} the best plants get bitten twice. With ${count * 2} paddocks it’s ${daysText(halved)} in each.`
        : "";
    return {
      figure: equal ? most : `${least}–${most}`,
      unit: most === "1" && equal ? "day in each" : "days in each",
      beside: isShort
        ? "then the grass runs out"
        : `${figure(((count - herds) / count) * 100)}% of this land rests at any time`,
      sum: isShort
        ? `${figure(leastLb ?? 0)} lb to eat in ${equal ? "each" : "the poorest"} ÷ ${figure(lbDay)} lb a day`
        : equal
          ? `${timesHerds(herds)}${asTyped(rest)} days of rest ÷ (${count} − ${herds}) paddocks`
          : "Longer stays on more acres and better grass. The biggest paddock gets the rest you want, the others more.",
      verdict: `${grass}${shared}${twice}${chartText(paddocks, step)} ${figure(densityLbAc)} lb of live weight on an acre of the smallest paddock.`,
      spoken: `${least} to ${most} days in each paddock`,
    };
  },
  limit:
    "Regrowth during the stay isn’t counted. The date is only a guess. Open when the plant is ready and close at the stop height. Rotation gives rest. It doesn’t grow grass by itself.",
});
