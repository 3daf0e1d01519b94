import { bodyCondition } from "./cattle/condition.ts";
import { ninePlaces } from "./cattle/nine-places.ts";
import type { CutName } from "../../../app/pictures/diagrams/cuts.ts";
import { fourInchStubble } from "./grass/stubble.ts";
import { grazingRing } from "./grass/grazing-ring.ts";
import { leafStages } from "./grass/leaf-stages.ts";
import { rest } from "./grass/rest.ts";
import { shareEaten } from "./grass/share-eaten.ts";
import { thirdLeaf } from "./grass/third-leaf.ts";
import { EXAMPLE_SEASON } from "./ranch/example-season.ts";
import { seasonBar } from "./ranch/season-bar.ts";
import { tally } from "./ranch/tally.ts";
import { tenPercent } from "./ranch/ten-percent.ts";
import { soilCutaway } from "./soil/cutaway.ts";
import { ringTest } from "./soil/ring-test.ts";
import { slakeClasses } from "./soil/slake.ts";
import { safeCorner } from "./water/fence-corner.ts";
import { waterCircle } from "./water/water-circle.ts";
import { waterPlan } from "./water/water-plan.ts";

/** Draws each diagram as a standalone SVG document. */
export const DRAWINGS: Readonly<Record<CutName, () => string>> = {
  rest,
  "grazing-ring": grazingRing,
  "third-leaf": thirdLeaf,
  "leaf-stages": leafStages,
  "four-inch-stubble": fourInchStubble,
  "share-eaten": shareEaten,
  "water-circle": waterCircle,
  "water-plan": waterPlan,
  "safe-corner": safeCorner,
  "ring-test": ringTest,
  "slake-classes": slakeClasses,
  "soil-cutaway": () => soilCutaway({ name: "soil-cutaway", width: 260, height: 2200 }),
  "soil-cutaway-narrow": () => soilCutaway({ name: "soil-cutaway", width: 720, height: 1100 }),
  "body-condition": bodyCondition,
  "nine-places": ninePlaces,
  "season-bar": () => seasonBar(EXAMPLE_SEASON),
  "tally-20-of-23": () => tally(20, 23),
  "tally-35-of-38": () => tally(35, 38),
  "tally-27-of-32": () => tally(27, 32),
  "ten-percent": () => tenPercent([1, 3, 5, 7, 9, 10]),
};
