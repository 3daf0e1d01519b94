import type { PostShape } from "./file-names.ts";
import { Chance } from "./press/chance.ts";
import {
  type Focus,
  POST_SCENES,
  type PostScene,
  type Ratio,
  type SceneOptions,
  type Season,
  type Time,
} from "./types.ts";

/** The fields of a post that its cover depends on. */
export interface CoverPost {
  readonly category: string;
  /** ISO calendar date, such as 2025-05-01. */
  readonly date?: string;
  readonly slug: string;
  /** One of `POST_SCENES`; the category's own by default. */
  readonly scene?: string;
}

/** The picture of a post's cover. */
interface PostCover extends SceneOptions {
  readonly subject: PostScene;
}

/** The ratio of a post's cover in each of its shapes. */
export const POST_RATIOS: Record<PostShape, Ratio> = { card: "3:2", band: "5:2", narrow: "4:3" };

/** The first match wins. */
const SUBJECT_WORDS: readonly (readonly [words: RegExp, scene: PostScene])[] = [
  [/soil/, "soil"],
  [/water/, "water"],
  [/animal|health/, "animal-health"],
  [/wild|diversity/, "wildlife"],
  [/econom/, "economics"],
  [/success|stor(y|ies)/, "success"],
  [/graz/, "grazing"],
  [/practical|resource|management$/, "practical"],
];

/** The subject for a blog category or a practice. Unknown names get cattle grazing. */
export function subjectFor(name: string): PostScene {
  const text = name.toLowerCase();
  return SUBJECT_WORDS.find(([words]) => words.test(text))?.[1] ?? "grazing";
}

/** The season of an ISO calendar date on northern ranges. */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7));
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 6 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "autumn" : "winter";
}

/** The subject's side: a band has its title panel on the left, a phone shows the middle. */
const FOCUS: Partial<Record<Ratio, Focus>> = {
  "16:9": "right",
  "5:2": "right",
  "4:3": "center",
  "1:1": "center",
};

/** The probability that a cover shows the sun, if its subject allows it. */
const SUNNY = 0.4;

/**
 * The cover of a post. Its scene (or category), date and slug determine the picture, and every ratio shows the
 * same animals at the same time of day.
 */
export function coverFor(post: CoverPost, ratio: Ratio = "3:2"): PostCover {
  const chance = new Chance(post.slug);
  const time = chance.pick<Time>(["dawn", "day", "dusk", "day"]);
  const sun = chance.maybe(SUNNY);
  const season = post.date === undefined ? "summer" : seasonOf(post.date);
  const focus = FOCUS[ratio];
  const subject = POST_SCENES.find((name) => name === post.scene) ?? subjectFor(post.category);
  return { subject, season, time, seed: post.slug, sun, ratio, ...(focus && { focus }) };
}
