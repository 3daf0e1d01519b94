import {
  bandFile,
  cardFile,
  closingFile,
  singleFile,
  THEME_TIMES,
  type ThemeTime,
} from "../illustrations/file-names.ts";
import type { Direction, SceneOptions } from "../illustrations/types.ts";
import { BAND_SCENES, CARD_SCENES, CLOSING_SCENES, SINGLE_SCENES } from "./page-scenes.ts";

export interface SceneFile {
  /** Relative to the site's root. */
  readonly file: string;
  readonly options: SceneOptions;
}

const BANDS = [...BAND_SCENES].flatMap(([page, scene]) =>
  THEME_TIMES.flatMap((time): SceneFile[] => {
    const direction = atTime(time, scene);
    return [
      {
        file: bandFile(page, "band", time),
        options: { ...direction, ratio: "5:2", focus: "right" },
      },
      {
        file: bandFile(page, "narrow", time),
        options: { ...direction, ratio: "4:3", focus: "center" },
      },
    ];
  }),
);

/** The sign stands on the left, so the subject is on the right. */
const CLOSINGS = [...CLOSING_SCENES].flatMap(([picture, scene]) =>
  THEME_TIMES.map(
    (time): SceneFile => ({
      file: closingFile(picture, time),
      options: { ...atTime(time, scene), ratio: "5:2", focus: "right" },
    }),
  ),
);

/** For the dark theme, the same place later that day: at dusk, or by night if the scene is at dusk already. */
function atTime(time: ThemeTime, direction: Direction): Direction {
  if (time === "day") return direction;
  return { ...direction, time: direction.time === "dusk" ? "night" : "dusk" };
}

/** Every picture of the site's pages, under stable names. app/illustrations/cover.ts draws posts' covers. */
export const PAGE_SCENES: readonly SceneFile[] = [
  ...Object.entries(SINGLE_SCENES).map(([picture, options]) => ({
    file: singleFile(picture),
    options,
  })),
  ...BANDS,
  ...CLOSINGS,
  ...[...CARD_SCENES].map(([page, options]) => ({ file: cardFile(page), options })),
];
