import { pluralize } from "../../plural.ts";
import { hasSheep } from "../grass/kinds.ts";
import { amount, asTyped, figure, SQ_FT_PER_ACRE, sumOf, wholeUp } from "../numbers/figures.ts";
import { warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { GROUND_ROD } from "../rules.ts";

const FT_PER_MILE = 5280;
/** Per mile of fence; manufacturers may count miles of wire. */
const JOULES_PER_MILE = 1;

/** Up to half an acre between the sides and the paddocks is measuring error, more is a mistake. */
const TOLERANCE_ACRES = 0.5;

export type FenceList = ResultOf<typeof FENCE>;

/** The cross fence of the trial field: wire, posts, charger and ground rods. */
export const FENCE = planner({
  label: "Cross fence for the field",
  needs: [
    "fence.widthFt",
    "fence.heightFt",
    "fence.cols",
    "fence.rows",
    "fence.spacingFt",
    "fence.reelFt",
  ],
  may: ["fence.joulesBought", "fence.rodsBought", "fence.perimeterHot"],
  /** Wire, posts, reels, charger and ground rods for a rectangle split into a grid. Wires end at the outside fence. */
  solve: ({ fence }) => {
    const { widthFt, heightFt, rows, cols, spacingFt, reelFt, joulesBought } = fence;
    const wires = [
      ...Array.from({ length: cols - 1 }, () => heightFt),
      ...Array.from({ length: rows - 1 }, () => widthFt),
    ];
    const interiorFt = sumOf(wires, (wire) => wire);
    const perimeterFt = 2 * (widthFt + heightFt);
    const milesHot = (interiorFt + (fence.perimeterHot ? perimeterFt : 0)) / FT_PER_MILE;
    const joulesLeast = milesHot * JOULES_PER_MILE;
    // The charger that is needed, if the one at hand is too small.
    const joules =
      joulesBought === null || joulesBought < joulesLeast ? wholeUp(joulesLeast) : joulesBought;
    const groundRodFt = joules * GROUND_ROD.ftPerJoule;
    return {
      acres: (widthFt * heightFt) / SQ_FT_PER_ACRE,
      perimeterFt,
      interiorFt,
      posts: sumOf(wires, (wire) => wholeUp(wire / spacingFt)),
      reels: sumOf(wires, (wire) => wholeUp(wire / reelFt)),
      milesHot,
      joulesLeast,
      joules,
      groundRodFt,
      rods: wholeUp(groundRodFt / GROUND_ROD.rodFt),
    };
  },
  warn: (value, { fence, paddocks, herdRows }) => {
    const made = fence.rows * fence.cols;
    const acres = sumOf(paddocks, (paddock) => paddock.acres);
    return [
      hasSheep(herdRows) &&
        warn(
          "warn.fence.sheep",
          "One wire is for cattle. Ask your extension office what holds sheep and goats.",
        ),
      acres > 0 &&
        Math.abs(value.acres - acres) > TOLERANCE_ACRES &&
        warn(
          "warn.shape.mismatch",
          `${figure(fence.widthFt)} x ${figure(fence.heightFt)} ft is ${amount(value.acres, "acre", 1)}, not ${figure(acres, 1)}. Change one of them.`,
        ),
      fence.joulesBought !== null &&
        fence.joulesBought < value.joulesLeast &&
        warn(
          "warn.charger",
          `Your charger of ${asTyped(fence.joulesBought)} J is too small: this fence needs ${joulesText(value.joulesLeast)} J or more.`,
        ),
      fence.rodsBought !== null &&
        fence.rodsBought < value.rods &&
        warn(
          "warn.rods",
          `Your ${pluralize(fence.rodsBought, "ground rod")} ${fence.rodsBought === 1 ? "is" : "are"} too few: this charger needs ${figure(value.rods)} of 8 ft.`,
        ),
      made !== paddocks.length &&
        warn(
          "warn.fence.paddocks",
          `This fence makes ${pluralize(made, "paddock")} and your list has ${figure(paddocks.length)}. Change one of them.`,
        ),
    ];
  },
  say: (value) => ({
    figure: figure(value.interiorFt),
    unit: "feet of wire",
    beside: `${amount(value.acres, "acre", 1)}; ${pluralize(value.posts, "post")}, ${pluralize(value.reels, "reel")}`,
    sum: `Charger at least ${joulesText(value.joulesLeast)} J for ${amount(value.milesHot, "hot mile", 2)}; ${figure(value.groundRodFt, 1)} ft of ground rod, ${pluralize(value.rods, "rod")} of 8 ft`,
    spoken: `${figure(value.interiorFt)} feet of wire, ${pluralize(value.posts, "post")}`,
  }),
  limit: `This assumes a sound outside fence. Ground rods follow the stricter rule, ${GROUND_ROD.ftPerJoule} feet per joule. On dry or sandy ground one hot wire may not bite. Test it, and add rods or a ground wire.`,
});

/** A minimum, rounded up to a tenth. */
export const joulesText = (joules: number): string => figure(wholeUp(joules * 10) / 10, 1);
