import { pluralize } from "../../plural.ts";
import { cattleHead, checkCattle, checkOthers } from "../grass/kinds.ts";
import { asTyped, figure, rounded, sumOf, tenths } from "../numbers/figures.ts";
import { refuse, warn } from "../numbers/limits.ts";
import { NITRATE, NITRATE_GRAZE_BELOW_PPM, WORMS } from "../field-tests/rules.ts";
import { planner } from "../planner.ts";
import { FLIES_ANIMALS, FLIES_TO_ACT } from "../rules.ts";

const read = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** For an even number of values, the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

const mean = (values: readonly number[]): number => sumOf(values, (value) => value) / values.length;

const CUBIC_IN_PER_FL_OZ = 1.805;
const ML_PER_CUBIC_IN = 16.387;
/** Fewer rings say little about a field. */
const MIN_RINGS = 3;

/** The infiltration ring. Results are not graded, only compared with the same stake. */
export const RING = planner({
  label: "The middle of the rings",
  needs: ["tests.ringMinutes"],
  may: ["tests.ringDiameterIn"],
  solve: ({ tests }) => {
    const slowest = Math.max(...read(tests.ringMinutes));
    const rates = read(tests.ringMinutes).map((minutes) => 60 / minutes);
    const cubicIn =
      tests.ringDiameterIn === null ? null : Math.PI * (tests.ringDiameterIn / 2) ** 2;
    return {
      rates,
      median: rounded(median(rates), 2),
      /** The number of the slowest ring, from 1. */
      slowest: tests.ringMinutes.indexOf(slowest) + 1,
      /** The water that fills one inch of the ring. */
      water:
        cubicIn === null
          ? null
          : { flOz: cubicIn / CUBIC_IN_PER_FL_OZ, ml: cubicIn * ML_PER_CUBIC_IN },
    };
  },
  warn: ({ rates }) => [
    rates.length < MIN_RINGS &&
      warn("warn.rings", "Fewer than three rings say little about a field. Do four."),
  ],
  say: ({ median, rates, slowest, water }) => ({
    figure: tenths(median),
    unit: "inches an hour",
    beside: `all: ${rates.map(tenths).join(", ")}`,
    sum: `60 ÷ minutes for one inch; slowest is ring ${slowest}`,
    verdict: water
      ? `One inch of water in your ring is ${figure(water.flOz, 1)} fl oz (${figure(water.ml)} ml).`
      : undefined,
  }),
  limit:
    "Not graded: two official scales disagree, and a ring often reads above both. Compare with the same stake next year, when the soil is as damp.",
});

/** The slake jar: whether soil crumbs hold together in water. */
export const SLAKE = planner({
  label: "Average of the crumbs",
  needs: ["tests.slake"],
  solve: ({ tests }) => ({ classes: read(tests.slake), average: mean(read(tests.slake)) }),
  say: ({ classes, average }) => ({
    figure: figure(average, 1),
    unit: "of 6",
    beside: `all: ${classes.join(", ")}`,
    sum: `(${classes.join(" + ")}) ÷ ${classes.length}`,
  }),
  limit: "Sand can’t reach the top class. Compare only with the same stake.",
});

/** Horn flies on ten animals. */
export const FLIES = planner({
  label: "Horn flies per animal",
  needs: ["tests.flies"],
  solve: ({ tests }) => {
    const flies = read(tests.flies);
    const total = sumOf(flies, (count) => count);
    // In tenths, as it is shown: 199.6 is not 200.
    const average = rounded(mean(flies), 1);
    return { total, average, act: average >= FLIES_TO_ACT, animals: flies.length };
  },
  warn: ({ animals }) => [
    animals < FLIES_ANIMALS &&
      warn(
        "warn.flies",
        `The rule is for the mean of ${FLIES_ANIMALS} animals. You counted ${animals}.`,
      ),
  ],
  say: ({ average, act, total, animals }) => ({
    figure: figure(average, 1),
    unit: "flies",
    beside: act ? `${FLIES_TO_ACT} or more: act` : `under ${FLIES_TO_ACT}: keep counting`,
    sum: `${figure(total)} flies ÷ ${pluralize(animals, "animal")}`,
  }),
  limit: "A photo shows one side, so double it. Count ten animals, in the morning.",
});

const OZ_PER_LB = 16;

/** How long a bag of mineral lasts. */
export const MINERAL = planner({
  label: "One bag should last",
  needs: ["tests.bagLb", "tests.mineralOz", "herdRows.head"],
  check: ({ herdRows }) => [
    checkCattle(
      herdRows,
      "Cattle mineral can kill sheep and horses. Feed them one made for them, as its tag says.",
    ),
    checkOthers(herdRows),
  ],
  solve: ({ tests, herdRows }) => {
    const head = cattleHead(herdRows);
    return { head, days: (tests.bagLb * OZ_PER_LB) / (head * tests.mineralOz) };
  },
  say: ({ head, days }, { tests }) => ({
    figure: tenths(days),
    unit: "days",
    sum: `${asTyped(tests.bagLb)} lb × 16 ÷ (${figure(head)} head × ${asTyped(tests.mineralOz)} oz)`,
  }),
  limit:
    "Not for sheep or horses: the copper can kill sheep, and an ionophore can kill horses. Read the tag. Gone early? Move the feeder away from water. Lasts too long? Move it closer.",
});

/** Converts ppm of nitrate to ppm of nitrate-N. */
const NITRATE_TO_N = 0.226;

/** The nitrate figure of a hay report. */
export const NITRATE_TEST = planner({
  label: "Can I feed it?",
  needs: ["tests.nitratePpm"],
  may: ["tests.nitrateUnit", "tests.pregnant"],
  check: ({ tests }) => [
    tests.nitrateUnit === "unknown" &&
      refuse("nitrate.unit", "Ask the lab whether it’s nitrate or nitrate-N before you feed it."),
  ],
  solve: ({ tests }) => {
    // In whole ppm, as it is shown and as laboratories report it: 699.7 is shown as 700, which is not below 700.
    const asN = Math.round(tests.nitratePpm * (tests.nitrateUnit === "no3" ? NITRATE_TO_N : 1));
    const band = nitrateBand(asN);
    return { asN, band, advice: (tests.pregnant && band.bred) || band.advice };
  },
  say: ({ asN, band, advice }, { tests }) => ({
    figure: tests.pregnant && band.bred ? "None" : band.word,
    unit: "",
    beside: advice,
    sum: `${figure(asN)} ppm nitrate-N${tests.nitrateUnit === "no3" ? ` = ${asTyped(tests.nitratePpm)} ppm nitrate × 0.226` : ""}`,
    spoken: advice,
  }),
  /** What the bands leave out. */
  limit: `Shares are for hay in a ration. Don’t graze a field at ${figure(NITRATE_GRAZE_BELOW_PPM)} ppm or more until your veterinarian or extension agent has a plan. Baling doesn’t take nitrate out, and nitrate in the water adds to it.`,
});

/** How forage with that much nitrate-N may be fed: one scale, stricter for bred cows. */
export function nitrateBand(nitrateNPpm: number): (typeof NITRATE)[number] {
  const band = NITRATE.find(({ below }) => nitrateNPpm < below) ?? NITRATE.at(-1);
  if (!band) throw new RangeError("the table of nitrate has no rows");
  return band;
}

/** The texture jar: what the soil is made of, from three marks on the jar. */
export const TEXTURE = planner({
  label: "This soil is",
  needs: ["tests.jarSandIn", "tests.jarSiltIn", "tests.jarTopIn"],
  solve: ({ tests }) => {
    const sandPct = (tests.jarSandIn / tests.jarTopIn) * 100;
    const siltPct = ((tests.jarSiltIn - tests.jarSandIn) / tests.jarTopIn) * 100;
    const layers = { sandPct, siltPct, clayPct: 100 - sandPct - siltPct };
    return { ...layers, texture: soilTexture(layers) };
  },
  say: ({ texture, sandPct, siltPct, clayPct }) => ({
    figure: texture,
    unit: "",
    beside: `sand ${figure(sandPct)}%, silt ${figure(siltPct)}%, clay ${figure(clayPct)}%`,
    sum: "each layer ÷ the whole height of the soil",
  }),
  limit:
    "A jar is rough, and some clay never settles. Your county’s soil survey names the soil too.",
});

/** A soil's class in the USDA texture triangle. */
function soilTexture({
  sandPct: sand,
  siltPct: silt,
  clayPct: clay,
}: Readonly<Record<"sandPct" | "siltPct" | "clayPct", number>>): string {
  if (silt + 1.5 * clay < 15) return "sand";
  if (silt + 2 * clay < 30) return "loamy sand";
  if (clay >= 40) return sand > 45 ? "sandy clay" : silt >= 40 ? "silty clay" : "clay";
  if (clay >= 35 && sand > 45) return "sandy clay";
  if (clay >= 27)
    return sand > 45 ? "sandy clay loam" : sand > 20 ? "clay loam" : "silty clay loam";
  if (clay >= 20 && silt < 28 && sand > 45) return "sandy clay loam";
  if (silt >= 80 && clay < 12) return "silt";
  if (silt >= 50) return "silt loam";
  if (clay < 7 ? silt < 50 : sand > 52) return "sandy loam";
  return "loam";
}

/** What studies found about the worm larvae of sheep and goats on rested pasture. */
export const WORM_REST = planner({
  label: "Larvae dead on the pasture",
  needs: ["tests.wormHighF", "tests.wormRestDays"],
  may: ["tests.wormIrrigated"],
  solve: ({ tests }) => wormRest(tests.wormHighF, tests.wormRestDays, tests.wormIrrigated),
  say: ({ deadPct, sentence }) => ({
    figure: deadPct === null ? "No figure" : `about ${figure(deadPct)}%`,
    unit: "",
    sum: sentence,
    spoken: sentence,
  }),
  limit: WORMS.limit,
});

/**
 * What studies found about larvae of the barber pole worm of sheep and goats on rested pasture (ATTRA). Not for
 * cattle. Never claims that a pasture is free of worms. The percent of dead larvae is null if no study gives a figure.
 */
export function wormRest(
  highF: number,
  restDays: number,
  irrigated = false,
): { readonly deadPct: number | null; readonly sentence: string } {
  const { hot, irrigated: wet, cold } = WORMS;
  if (irrigated && highF >= wet.highF && restDays >= wet.days) {
    const most = restDays >= wet.avoidedDays;
    return {
      deadPct: most ? null : wet.deadPct,
      sentence: `Sheep and goats: on irrigated summer pasture ${most ? `most larvae are avoided after ${wet.avoidedDays} days` : `about ${wet.deadPct}% of the larvae were dead after ${wet.days} days`}. Keep counting eggs.`,
    };
  }
  if (highF >= hot.highF && restDays >= hot.days)
    return {
      deadPct: hot.deadPct,
      sentence: `Sheep and goats: at ${hot.highF} °F about ${hot.deadPct}% of the larvae were dead after ${hot.days} days. Keep counting eggs.`,
    };
  if (highF <= 45)
    return {
      deadPct: null,
      sentence: `Sheep and goats: near ${cold.highF} °F some larvae were alive after ${cold.months} months. Keep counting eggs.`,
    };
  return {
    deadPct: null,
    sentence:
      "Sheep and goats: no study we know gives a figure for this. Count eggs before you rely on rest.",
  };
}
