import {
  BAND_PAGES,
  bandFile,
  CARD_PAGES,
  cardFile,
  SINGLE_PICTURES,
  singleFile,
} from "../illustrations/file-names.ts";
import type { SceneOptions } from "../illustrations/types.ts";
import { BAND_SCENES, CARD_SCENES, type Direction, SINGLE_SCENES } from "./page-scenes.ts";

export interface SceneFile {
  /** Relative to the site's root. */
  readonly file: string;
  readonly options: SceneOptions;
}

const BANDS = BAND_PAGES.flatMap((page) =>
  (["day", "dusk"] as const).flatMap((time): SceneFile[] => {
    const direction = time === "dusk" ? evening(BAND_SCENES[page]) : BAND_SCENES[page];
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

/** The same place later that day: at dusk, or by night where it is dusk already. */
function evening(direction: Direction): Direction {
  return { ...direction, time: direction.time === "dusk" ? "night" : "dusk" };
}

/** Every picture of the site's pages, under stable names. Posts have covers (illustrations/cover.ts). */
export const PAGE_SCENES: readonly SceneFile[] = [
  ...SINGLE_PICTURES.map((picture) => ({
    file: singleFile(picture),
    options: SINGLE_SCENES[picture],
  })),
  ...BANDS,
  ...CARD_PAGES.map((page) => ({ file: cardFile(page), options: CARD_SCENES[page] })),
];
