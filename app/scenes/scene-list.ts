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
    const direction = at(time, BAND_SCENES[page]);
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

/** Signs are at their left. */
const CLOSINGS = CLOSING_PICTURES.flatMap((picture) =>
  THEME_TIMES.map(
    (time): SceneFile => ({
      file: closingFile(picture, time),
      options: { ...at(time, CLOSING_SCENES[picture]), ratio: "5:2", focus: "right" },
    }),
  ),
);

/** For the dark theme the same place later that day: at dusk, or by night where it is dusk already. */
function at(time: ThemeTime, direction: Direction): Direction {
  if (time === "day") return direction;
  return { ...direction, time: direction.time === "dusk" ? "night" : "dusk" };
}

/** Every picture of the site's pages, under stable names. Posts have covers (illustrations/cover.ts). */
export const PAGE_SCENES: readonly SceneFile[] = [
  ...SINGLE_PICTURES.map((picture) => ({
    file: singleFile(picture),
    options: SINGLE_SCENES[picture],
  })),
  ...BANDS,
  ...CLOSINGS,
  ...CARD_PAGES.map((page) => ({ file: cardFile(page), options: CARD_SCENES[page] })),
];
