import type { ContentPort } from "../backend/ports/content.ts";
import type { PostSummary } from "../domain/posts/post.ts";
import { coverFor, POST_RATIOS } from "../illustrations/cover.ts";
import { CUT_NAMES, cutFile } from "../illustrations/cuts/cuts.ts";
import { DRAWINGS } from "../illustrations/cuts/drawings.ts";
import {
  friezeFile,
  FRIEZES,
  FRINGE_FILE,
  postFile,
  spotFile,
  SPOTS,
  THEME_TIMES,
} from "../illustrations/file-names.ts";
import { frieze } from "../illustrations/friezes/frieze.ts";
import { fringe, scene } from "../illustrations/scene.ts";
import { spot } from "../illustrations/spots.ts";
import { PAGE_SCENES } from "./scene-list.ts";

const POST_SHAPES = ["card", "band", "narrow"] as const;

/** The drawings that do not depend on content, by file. */
const STATIC_DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...PAGE_SCENES.map(({ file, options }) => [file, () => scene(options)] as const),
  [FRINGE_FILE, () => fringe("footer")],
  ...FRIEZES.flatMap((name) =>
    THEME_TIMES.map((time) => [friezeFile(name, time), () => frieze(name, time)] as const),
  ),
  ...SPOTS.map((name) => [spotFile(name), () => spot(name)] as const),
  ...CUT_NAMES.map((name) => [cutFile(name), DRAWINGS[name]] as const),
]);

/**
 * Draws one of the site's pictures: a scene, a post's cover, the footer's grass, a frieze, a tool or a diagram.
 *
 * @param file path relative to the site's root, decoded: `scenes/practices-water-band.svg`.
 * @returns the SVG, or undefined if there is no picture of that name.
 */
export async function drawing(content: ContentPort, file: string): Promise<string | undefined> {
  const fixed = STATIC_DRAWINGS.get(file);
  return fixed ? fixed() : cover(content, file);
}

async function cover(content: ContentPort, file: string): Promise<string | undefined> {
  if (!file.startsWith("scenes/posts/")) return undefined;
  const shape = POST_SHAPES.find((each) => file.endsWith(`-${each}.svg`));
  const stem = file.slice("scenes/posts/".length, -`-${shape}.svg`.length);
  const [, year, month, slug] = /^(\d{4})-(\d{2})-(.+)$/.exec(stem) ?? [];
  if (!shape || !year || !month || !slug) return undefined;
  const post = await content.summary({ year, month, slug });
  return post && scene(coverFor(post, POST_RATIOS[shape]));
}

/** The files of all pictures except posts' covers. */
export const DRAWING_FILES: readonly string[] = [...STATIC_DRAWINGS.keys()];

/** The files of a post's cover. */
export function coverFiles(post: Pick<PostSummary, "date" | "slug">): string[] {
  return POST_SHAPES.map((shape) => postFile(post, shape));
}
