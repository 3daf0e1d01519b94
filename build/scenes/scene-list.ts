import { coverFor } from "../../app/illustrations/cover.ts";
import {
  BAND_PAGES,
  bandFile,
  CARD_PAGES,
  cardFile,
  type NamedPost,
  type PostShape,
  postFile,
  SINGLE_PICTURES,
  singleFile,
} from "../../app/illustrations/file-names.ts";
import type { Ratio, SceneOptions } from "../../app/illustrations/types.ts";
import { BAND_SCENES, CARD_SCENES, SINGLE_SCENES } from "./page-scenes.ts";

/** What the list needs to know of a post. */
export interface ScenePost extends NamedPost {
  readonly category: string;
}

export interface SceneFile {
  /** Relative to the folder the site is served from. */
  readonly file: string;
  readonly options: SceneOptions;
}

const POST_RATIOS: Record<PostShape, Ratio> = { card: "3:2", band: "5:2", narrow: "4:3" };
const POST_SHAPES = ["card", "band", "narrow"] as const;

/** Every picture the site needs, in a stable order and under stable names. */
export function sceneFiles(posts: readonly ScenePost[]): SceneFile[] {
  const singles = SINGLE_PICTURES.map((picture) => ({
    file: singleFile(picture),
    options: SINGLE_SCENES[picture],
  }));
  const bands = BAND_PAGES.flatMap((page): SceneFile[] => [
    {
      file: bandFile(page, "band"),
      options: { ...BAND_SCENES[page], ratio: "5:2", focus: "right" },
    },
    {
      file: bandFile(page, "narrow"),
      options: { ...BAND_SCENES[page], ratio: "4:3", focus: "center" },
    },
  ]);
  const cards = CARD_PAGES.map((page) => ({
    file: cardFile(page),
    options: CARD_SCENES[page],
  }));
  return [...singles, ...bands, ...cards, ...posts.flatMap(postScenes)];
}

/** The cover of a post in each of its shapes. */
export function postScenes(post: ScenePost): SceneFile[] {
  return POST_SHAPES.map((shape) => ({
    file: postFile(post, shape),
    options: coverFor(post, POST_RATIOS[shape]),
  }));
}
