import { CUT_NAMES, cutFile } from "../app/pictures/diagrams/cuts.ts";
import {
  bandFile,
  BANDS,
  cardFile,
  CARDS,
  closingFile,
  type ClosingPicture,
  friezeFile,
  FRIEZES,
  FRINGE_FILE,
  singleFile,
  type SinglePicture,
  spotFile,
  SPOTS,
  THEME_TIMES,
  type ThemeTime,
} from "../app/pictures/files.ts";
import { COVER_SCENES } from "./covers.ts";
import { BAND_SCENES, CARD_SCENES, CLOSING_SCENES, SINGLE_SCENES } from "./pages.ts";
import { DRAWINGS as DIAGRAMS } from "./src/diagrams/drawings.ts";
import { frieze } from "./src/friezes/frieze.ts";
import { fringe, scene } from "./src/scene.ts";
import { spot } from "./src/spots.ts";
import type { Direction, SceneFile, SceneOptions } from "./src/types.ts";

/** The sign or plate is on the left, so the subject is on the right. */
export const BESIDE_A_SIGN = { ratio: "5:2", focus: "right" } as const satisfies SceneShape;
type SceneShape = Pick<SceneOptions, "ratio" | "focus">;

/** For the dark theme, the same place later that day: at dusk, or by night if the scene is at dusk already. */
function atTime(time: ThemeTime, direction: Direction): Direction {
  if (time === "day") return direction;
  return { ...direction, time: direction.time === "dusk" ? "night" : "dusk" };
}

// Object.keys loses the type of the names, which these records have by declaration.
const singles = Object.keys(SINGLE_SCENES) as SinglePicture[];
const closings = Object.keys(CLOSING_SCENES) as ClosingPicture[];

/** The scenes of the site's pages. */
const PAGE_SCENES: readonly SceneFile[] = [
  ...singles.map((name) => ({ file: singleFile(name), options: SINGLE_SCENES[name] })),
  ...THEME_TIMES.flatMap((time): SceneFile[] => [
    ...BANDS.flatMap((page): SceneFile[] => {
      const direction = atTime(time, BAND_SCENES[page]);
      return [
        { file: bandFile(page, "band", time), options: { ...direction, ...BESIDE_A_SIGN } },
        {
          file: bandFile(page, "narrow", time),
          options: { ...direction, ratio: "4:3", focus: "center" },
        },
      ];
    }),
    ...closings.map((name) => ({
      file: closingFile(name, time),
      options: { ...atTime(time, CLOSING_SCENES[name]), ...BESIDE_A_SIGN },
    })),
  ]),
  ...CARDS.map((page) => ({ file: cardFile(page), options: CARD_SCENES[page] })),
];

/** Every drawing by its file, relative to the site's root. */
export const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...[...PAGE_SCENES, ...COVER_SCENES].map(
    ({ file, options }) => [file, () => scene(options)] as const,
  ),
  [FRINGE_FILE, fringe],
  ...FRIEZES.flatMap((name) =>
    THEME_TIMES.map((time) => [friezeFile(name, time), () => frieze(name, time)] as const),
  ),
  ...SPOTS.map((name) => [spotFile(name), () => spot(name)] as const),
  ...CUT_NAMES.map((name) => [cutFile(name), DIAGRAMS[name]] as const),
]);
