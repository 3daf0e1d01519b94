import type { CalendarDate } from "../../dates/calendar-date.ts";
import { classOf } from "../grass/animal-classes.ts";
import { figure } from "../numbers/figures.ts";
import { checkLimit, type Finding, refuse, warn } from "../numbers/limits.ts";
import { RANGE_SHARE_PCT } from "../rules.ts";
import type { Item } from "./field.ts";
import type { Path, RanchFile } from "./fields.ts";

/** What looks at several fields, each beside the field where it is told. */
export const CHECKS: {
  readonly [At in Path]?: (file: RanchFile, entry: Item) => Finding | null;
} = {
  "herdRows.weightLb": (_, { cls, weightLb }) => {
    const kind = classOf(String(cls));
    if (!kind || typeof weightLb !== "number") return null;
    const [least, most] = kind.weighs;
    return weightLb < least || weightLb > most
      ? warn(
          "warn.weight",
          `${kind.label.split(",")[0]} mostly weigh ${figure(least)} to ${figure(most)} lb.`,
        )
      : null;
  },
  "pastures.sharePctSeason": ({ pastures }, { id }) => {
    const pasture = pastures.find((each) => each.id === id);
    return pasture ? checkSeasonShare(pasture.sharePctSeason, pasture.kind) : null;
  },
  "season.stubbleIn": ({ season }) => checkStubble(season.heightIn, season.stubbleIn),
  "season.sharePctLayer": ({ season }) =>
    checkDoubleDiscount(season.stubbleIn, season.sharePctLayer),
  "season.rest.to": ({ season }, { id }) => spanOf(season.rest, id),
  "season.blocks.to": ({ season }, { id }) => spanOf(season.blocks, id),
  "drought.standingLbAc": ({ drought }) => checkResidual(drought.standingLbAc, drought.leaveLbAc),
  "water.tempF": ({ water }) => checkHeat(water.tempF),
  "tests.jarSiltIn": ({ tests }) =>
    checkJar("The sand mark", tests.jarSandIn, "the silt mark", tests.jarSiltIn),
  "tests.jarTopIn": ({ tests }) =>
    checkJar("The silt mark", tests.jarSiltIn, "the top of the soil", tests.jarTopIn) ??
    checkJar("The sand mark", tests.jarSandIn, "the top of the soil", tests.jarTopIn),
};

function spanOf(list: RanchFile["season"]["rest"] | RanchFile["season"]["blocks"], id: string) {
  const entry = list.find((each) => each.id === id);
  return entry ? checkSpan(entry.from, entry.to) : null;
}

/** Refuses a last day before the first. */
function checkSpan(first: CalendarDate, last: CalendarDate): Finding | null {
  return last < first ? refuse("date.span", "The last day is before the first. Swap them?") : null;
}

/** Warns about a large share of a year's growth on range. */
function checkSeasonShare(
  sharePct: number | null,
  kind: RanchFile["pastures"][number]["kind"],
): Finding | null {
  const finding = checkLimit("share", sharePct);
  if (finding || sharePct === null) return finding;
  return kind === "range" && sharePct > RANGE_SHARE_PCT
    ? warn(
        "warn.share.range",
        `On range, cattle eat about ${RANGE_SHARE_PCT}% of a year’s growth. ${figure(sharePct)}% is something to earn and measure.`,
      )
    : null;
}

/** The lowest sensible share above the stubble. A share of a year's growth, such as 25%, is below it. */
const MIN_LAYER_PCT = 50;

/** Warns about a share of a year's growth applied to grass above the stubble, which is cautious twice. */
function checkDoubleDiscount(stubbleIn: number | null, sharePct: number | null): Finding | null {
  return stubbleIn !== null && stubbleIn > 0 && sharePct !== null && sharePct < MIN_LAYER_PCT
    ? warn(
        "warn.double.discount",
        `You took off the stubble and then took ${sharePct === 25 ? "a quarter" : `${figure(sharePct)}%`} of the rest. That’s the same caution twice. Choose one.`,
      )
    : null;
}

/** Refuses stubble at or above the height of the grass. */
function checkStubble(heightIn: number | null, stubbleIn: number | null): Finding | null {
  if (heightIn === null || stubbleIn === null) return null;
  return stubbleIn >= heightIn
    ? refuse(
        "stubble.high",
        "Nothing to graze. The grass is already at the height you want to leave.",
      )
    : null;
}

/** Refuses standing grass below the amount to leave. */
function checkResidual(standingLbAc: number | null, leaveLbAc: number | null): Finding | null {
  return standingLbAc !== null && leaveLbAc !== null && standingLbAc < leaveLbAc
    ? refuse("residual.low", "There’s less grass than you want to leave. Days left: 0. Act now.")
    : null;
}

/** Refuses marks on the texture jar out of order. */
function checkJar(
  lower: string,
  lowerIn: number | null,
  upper: string,
  upperIn: number | null,
): Finding | null {
  return lowerIn !== null && upperIn !== null && lowerIn > upperIn
    ? refuse("jar.order", `${lower} is above ${upper}. Check the three marks.`)
    : null;
}

/** Warns where K-State’s table of water ends. */
function checkHeat(tempF: number | null): Finding | null {
  return tempF !== null && tempF > 90 && tempF <= 115
    ? warn(
        "warn.temp.table",
        `The table ends at 90 °F. For ${figure(tempF)} °F we add a gallon for every 10 °F. Watch the tank.`,
      )
    : null;
}
