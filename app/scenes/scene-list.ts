import {
  BAND_PAGES,
  bandFile,
  CARD_PAGES,
  cardFile,
  CLOSING_PICTURES,
  closingFile,
  SINGLE_PICTURES,
  singleFile,
  THEME_TIMES,
  type ThemeTime,
} from "../illustrations/file-names.ts";
import type { SceneOptions } from "../illustrations/types.ts";
import {
  BAND_SCENES,
  CARD_SCENES,
  CLOSING_SCENES,
  type Direction,
  SINGLE_SCENES,
} from "./page-scenes.ts";

export interface SceneFile {
  /** Relative to the site's root. */
  readonly file: string;
  readonly options: SceneOptions;
}

const BANDS = BAND_PAGES.flatMap((page) =>
  THEME_TIMES.flatMap((time): SceneFile[] => {
    const direction = atTime(time, BAND_SCENES[page]);
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
const CLOSINGS = CLOSING_PICTURES.flatMap((picture) =>
  THEME_TIMES.map(
    (time): SceneFile => ({
      file: closingFile(picture, time),
      options: { ...atTime(time, CLOSING_SCENES[picture]), ratio: "5:2", focus: "right" },
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
  ...SINGLE_PICTURES.map((picture) => ({
    file: singleFile(picture),
    options: SINGLE_SCENES[picture],
  })),
  ...BANDS,
  ...CLOSINGS,
  ...CARD_PAGES.map((page) => ({ file: cardFile(page), options: CARD_SCENES[page] })),
];
