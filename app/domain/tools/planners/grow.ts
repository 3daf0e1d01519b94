import type { RanchFile } from "../fields/fields.ts";
import { daysBetween } from "../../dates/calendar-date.ts";
import { isCattle } from "../grass/animal-classes.ts";
import { animalUnits } from "../grass/animal-units.ts";
import { checkSheepStay } from "../grass/kinds.ts";
import {
  amount,
  asTyped,
  figure,
  LB_PER_TON,
  rounded,
  SQ_FT_PER_ACRE,
  tenths,
  wholeUp,
} from "../numbers/figures.ts";
import { checkLimit, checkSoftLimit, type Finding, refuse } from "../numbers/limits.ts";
import { planner, type Saying } from "../planner.ts";
import { AIR_DRY, dryFactor, dryPounds, RANGE_SHARE_PCT } from "../rules.ts";
import { HERD } from "./herd.ts";
import { herdIdsOf } from "../chart/stays.ts";
import { timesHerds } from "../paddocks/sums.ts";
import { STANDING_PATHS, standingLbAc } from "../grass/balance.ts";

/**
 * Growth found in one of four ways: dry, and as `typedLbAc` in the kind of pounds that this ranch enters for a pasture.
 */
const growth = (dryLbAc: number, { growthBasis: basis }: RanchFile["method"]) => ({
  basis,
  dryLbAc,
  typedLbAc: rounded(basis === "oven" ? dryLbAc : (dryLbAc * AIR_DRY.of) / AIR_DRY.dry, 0),
});

/** Refuses what only a typing mistake can give: more than grows anywhere, or almost nothing. */
const checkGrowth = ({ typedLbAc }: ReturnType<typeof growth>): Finding | false =>
  checkLimit("growth", typedLbAc)?.ok === 0 &&
  refuse(
    "growth.found",
    `No pasture grows ${figure(typedLbAc)} lb an acre, which these numbers come to. Look for a digit too few or too many.`,
  );

const saying = ({ basis, dryLbAc, typedLbAc }: ReturnType<typeof growth>, sum: string): Saying => ({
  figure: figure(typedLbAc),
  unit: `lb an acre${basis === "air" ? ", air-dry" : ""}`,
  beside: basis === "air" ? `${figure(dryLbAc)} oven-dry` : undefined,
  sum,
  spoken: `${figure(typedLbAc)} pounds an acre`,
});

/** Pounds grown, worked back from what last year's herd ate. */
export const LAST_YEAR = planner({
  label: "Grown on an acre, by what was eaten",
  needs: [
    "grow.lastHead",
    "grow.lastWeightLb",
    "grow.lastIn",
    "grow.lastOut",
    "grow.lastAcres",
    "method.intakePct",
  ],
  may: ["pastures.sharePctSeason"],
  check: ({ grow }) => [
    grow.lastOut <= grow.lastIn && refuse("date.order", "Out comes before in. Swap them?"),
    daysBetween(grow.lastIn, grow.lastOut) > 366 &&
      refuse("date.far", "That’s more than a year. Check the years."),
  ],
  solve: ({ grow, method, pastures }) => {
    const lbDay =
      (grow.lastHead * animalUnits(grow.lastWeightLb, method) * 1000 * method.intakePct) / 100;
    const days = daysBetween(grow.lastIn, grow.lastOut);
    const eatenLbAc = (lbDay * days) / grow.lastAcres;
    // The largest share of any pasture gives the least growth.
    const sharePct = Math.max(
      ...pastures.map((pasture) => pasture.sharePctSeason ?? RANGE_SHARE_PCT),
    );
    return {
      ...growth(eatenLbAc / (sharePct / 100), method),
      eatenLbAc,
      sharePct,
      lbDay,
      days,
    };
  },
  warn: (value) => [checkGrowth(value)],
  say: (value, { grow }) =>
    saying(
      value,
      `${figure(value.lbDay)} lb a day × ${figure(value.days)} days ÷ ${asTyped(grow.lastAcres)} ac = ${figure(value.eatenLbAc)} lb eaten ÷ ${asTyped(value.sharePct)}%`,
    ),
  limit:
    "This is what last year’s grass fed, if the herd left as much as you want to leave. If the grass was short at the end, or you fed hay, less grew.",
});

const GRAMS_PER_LB = 453.592;

/** Pounds grown, from a clipped plot that nothing grazed. */
export const CLIP = planner({
  label: "Grown on an acre, clipped",
  needs: ["grow.plotSqFt", "grow.wetGrams", "grow.dryPct"],
  solve: ({ grow, method }) =>
    growth(
      (((grow.wetGrams * grow.dryPct) / 100 / GRAMS_PER_LB) * SQ_FT_PER_ACRE) / grow.plotSqFt,
      method,
    ),
  warn: (value) => [checkGrowth(value)],
  say: (value, { grow }) =>
    saying(
      value,
      `${asTyped(grow.wetGrams)} g × ${asTyped(grow.dryPct)}% ÷ ${GRAMS_PER_LB} × 43,560 ÷ ${asTyped(grow.plotSqFt)} sq ft`,
    ),
  limit:
    "One plot isn’t a pasture. Clip ten when growth is over, at the ground, inside a cage where nothing grazed.",
});

/** Pounds standing, by a grazing stick, where nothing grazed. Sticks print air-dry pounds. */
export const STICK = planner({
  label: "Grown on an acre, by the stick",
  needs: ["grow.stickIn", "grow.stickLbPerIn"],
  solve: ({ grow, method }) => growth(dryPounds(grow.stickIn * grow.stickLbPerIn, "air"), method),
  warn: (value) => [checkGrowth(value)],
  say: (value, { grow }) =>
    saying(
      value,
      `${asTyped(grow.stickIn)} in. × ${asTyped(grow.stickLbPerIn)} lb an inch${value.basis === "oven" ? dryFactor("air") : ""}`,
    ),
  limit:
    "A stick’s pounds per inch are for its own kind of grass, and grasses differ two or three times. Measure when growth is over, where nothing grazed.",
});

/** Pounds grown in a year and per day, where the grass was cut for hay. */
export const HAY_CUT = planner({
  label: "Grown on an acre, by its hay",
  needs: ["grow.hayTonsAc", "grow.hayDays", "money.dryMatterPct"],
  solve: ({ grow, money, method }) => {
    const dryLbAc = (grow.hayTonsAc * LB_PER_TON * money.dryMatterPct) / 100;
    return { ...growth(dryLbAc, method), lbAcDay: dryLbAc / grow.hayDays };
  },
  say: (value, { grow, money }) => ({
    ...saying(value, `${asTyped(grow.hayTonsAc)} tons × 2,000 × ${asTyped(money.dryMatterPct)}%`),
    verdict: `${figure(value.lbAcDay)} lb an acre a day, oven-dry, on average.`,
  }),
  limit:
    "Only for grass like the hayfield’s, with as much fertilizer. More grew than was baled: the mower leaves stubble, and raking and baling lose leaves. Growth a day is twice the average in spring and next to none in a dry August.",
});

/** Cow-days of what stands above the stubble. */
export const COW_DAYS = planner({
  label: "Standing now",
  needs: STANDING_PATHS,
  uses: { herd: HERD },
  solve: ({ season }, { herd }) => {
    const lbAc = standingLbAc(season);
    const lbHead = herd.cattle.lbPerDay / herd.cattle.head;
    return { lbAc, lbHead, cowDays: lbAc / lbHead, acresADay: herd.lbPerDay / lbAc };
  },
  say: ({ lbAc, lbHead, cowDays, acresADay }, { herdRows }) => ({
    figure: tenths(cowDays),
    unit: herdRows.some(isCattle) ? "cow-days an acre" : "days an acre for one animal",
    beside: `the herd eats ${tenths(acresADay)} acres a day`,
    sum: `${figure(lbAc)} lb to eat on an acre ÷ ${figure(lbHead, 1)} lb per head per day`,
  }),
  limit:
    "This is the grass standing today, above what you’ll leave. Don’t use the year’s growth here.",
});

/** How many paddocks give the wanted rest at the wanted stay: the inverse of `stayFor`. */
export const PADDOCKS_FOR = planner({
  label: "For this rest and this stay",
  needs: ["season.restDays", "season.stayDays"],
  // Each herd grazes one while the others rest.
  solve: ({ season, herdRows }) => {
    const herds = herdIdsOf(herdRows).length;
    return { herds, count: wholeUp((herds * season.restDays) / season.stayDays) + herds };
  },
  warn: ({ count }, { herdRows, season }) => [
    checkSheepStay(herdRows, season.stayDays),
    checkSoftLimit("paddocks", count),
  ],
  say: ({ herds, count }, { season }) => ({
    figure: figure(count),
    unit: "paddocks",
    sum: `${timesHerds(herds)}${asTyped(season.restDays)} days of rest ÷ ${amount(season.stayDays, "day")} in each, rounded up, + ${herds} being grazed`,
  }),
  limit:
    "For paddocks of equal acres and grass. The date is only a guess. Open when the plant is ready.",
});
