import { classOf } from "../grass/animal-classes.ts";
import { figure } from "../numbers/figures.ts";
import { checkLimit, type Finding, refuse, warn } from "../numbers/limits.ts";
import { RANGE_SHARE_PCT } from "../rules.ts";
import type { Item } from "./field.ts";
import type { Path, RanchFile } from "./fields.ts";

/** The lowest sensible share above the stubble. A share of a year's growth, such as 25%, is below it. */
const MIN_LAYER_PCT = 50;

/** Checks that involve several fields, by the field beside which the finding is shown. */
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
  "pastures.sharePctSeason": (_, { kind, sharePctSeason: share }) => {
    if (typeof share !== "number") return null;
    return (
      checkLimit("share", share) ??
      (kind === "range" && share > RANGE_SHARE_PCT
        ? warn(
            "warn.share.range",
            `On range, cattle eat about ${RANGE_SHARE_PCT}% of a year’s growth. ${figure(share)}% is something to earn and measure.`,
          )
        : null)
    );
  },
  "season.stubbleIn": ({ season: { heightIn, stubbleIn } }) =>
    heightIn !== null && stubbleIn !== null && stubbleIn >= heightIn
      ? refuse(
          "stubble.high",
          "Nothing to graze. The grass is already at the height you want to leave.",
        )
      : null,
  /** A share of a year's growth applied to grass above the stubble is cautious twice. */
  "season.sharePctLayer": ({ season: { stubbleIn, sharePctLayer: share } }) =>
    stubbleIn !== null && stubbleIn > 0 && share !== null && share < MIN_LAYER_PCT
      ? warn(
          "warn.double.discount",
          `You took off the stubble and then took ${share === 25 ? "a quarter" : `${figure(share)}%`} of the rest. That’s the same caution twice. Choose one.`,
        )
      : null,
  "season.rest.to": (_, entry) => checkSpan(entry),
  "season.blocks.to": (_, entry) => checkSpan(entry),
  "drought.standingLbAc": ({ drought: { standingLbAc, leaveLbAc } }) =>
    standingLbAc !== null && leaveLbAc !== null && standingLbAc < leaveLbAc
      ? refuse("residual.low", "There’s less grass than you want to leave. Days left: 0. Act now.")
      : null,
  "drought.until": ({ drought: { date, until } }) =>
    date !== null && until !== null && until < date
      ? refuse("date.order", "That’s before the day of the check. Swap them?")
      : null,
  /** K-State’s table of water ends at 90 °F. */
  "water.tempF": ({ water: { tempF } }) =>
    tempF !== null && tempF > 90
      ? warn(
          "warn.temp.table",
          `The table ends at 90 °F. For ${figure(tempF)} °F we add a gallon for every 10 °F. Watch the tank.`,
        )
      : null,
  "tests.jarSiltIn": ({ tests }) =>
    checkJar("The sand mark", tests.jarSandIn, "the silt mark", tests.jarSiltIn),
  "tests.jarTopIn": ({ tests }) =>
    checkJar("The silt mark", tests.jarSiltIn, "the top of the soil", tests.jarTopIn) ??
    checkJar("The sand mark", tests.jarSandIn, "the top of the soil", tests.jarTopIn),
};

/** Refuses a last day before the first. */
const checkSpan = ({ from, to }: Item): Finding | null =>
  String(to) < String(from)
    ? refuse("date.span", "The last day is before the first. Swap them?")
    : null;

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
