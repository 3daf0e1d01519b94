/**
 * The drawn covers of posts: every one is a file of `public/scenes/covers`, and a post picks its own by its
 * category (or the drawing chosen for it), the season of its date, and its slug.
 */

/** What covers show where nothing else was chosen, by the post's category. The first match wins. */
const CATEGORY_SUBJECTS = [
  [/soil/, "soil"],
  [/water/, "water"],
  [/animal|health/, "animal-health"],
  [/wild|diversity/, "wildlife"],
  [/econom/, "economics"],
  [/success|stor(y|ies)/, "success"],
  [/graz/, "grazing"],
  [/practical|resource|management$/, "practical"],
] as const;

/** The drawings a post can choose by name in its front matter (`scene:`). */
export const COVER_SUBJECTS = [
  "grazing",
  "water",
  "soil",
  "animal-health",
  "wildlife",
  "economics",
  "success",
  "practical",
  "about",
  "getting-started",
  "tailgate",
  "ten-paddocks",
  "open-range",
  "clod",
  "ring-and-jar",
  "grazing-stick",
  "reel",
  "dung",
  "kitchen-table",
  "trough",
  "egrets",
  "lark-post",
  "creep-gate",
  "handshake",
  "notes",
  "ring-test",
  "ranch-plan",
  "snow-bale",
  "burned",
  "rain-curtain",
  "float-valve",
  "spade",
] as const;
export type CoverSubject = (typeof COVER_SUBJECTS)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

/** A card (3:2) is for lists, a band (5:2) for wide screens, narrow (4:3) for phones. */
export const COVER_SHAPES = ["card", "band", "narrow"] as const;
export type CoverShape = (typeof COVER_SHAPES)[number];

/** The fields of a post that its cover depends on. */
export interface CoverPost {
  readonly category: string;
  /** ISO calendar date, such as 2025-05-01. Without one it is summer. */
  readonly date?: string;
  readonly slug: string;
  /** One of `COVER_SUBJECTS`; the category's own by default. */
  readonly scene?: string;
  /** If it is a drawing, its season is kept instead of the date's. */
  readonly coverImage?: string;
}

/**
 * How many drawings of a subject there are for each season: more of those that a category gives to many posts
 * than of those that are chosen by hand.
 */
export function variantsOf(subject: string): number {
  return CATEGORY_SUBJECTS.some(([, own]) => own === subject) ? 4 : 1;
}

/** The subject for a blog category. Unknown names get cattle grazing. */
export function subjectFor(category: string): CoverSubject {
  const text = category.toLowerCase();
  return CATEGORY_SUBJECTS.find(([words]) => words.test(text))?.[1] ?? "grazing";
}

/** The season of an ISO calendar date on northern ranges. */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7));
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 6 && month <= 8) return "summer";
  return month >= 9 && month <= 11 ? "autumn" : "winter";
}

/** The file of one drawn cover, relative to the site's root. */
export function coverFile(post: CoverPost, shape: CoverShape): string {
  const subject = post.scene || subjectFor(post.category);
  return drawnCoverFile(
    subject,
    coverSeason(post),
    variantFor(post.slug, variantsOf(subject)),
    shape,
  );
}

/** The season of a post's drawn cover: the chosen drawing's, or its date's. */
export function coverSeason({ date = "", coverImage = "" }: CoverPost): Season {
  const [, chosen] = /^\/scenes\/covers\/.*-([a-z]+)-\d+-card\.svg$/.exec(coverImage) ?? [];
  return SEASONS.find((season) => season === chosen) ?? (date === "" ? "summer" : seasonOf(date));
}

/** The file of a subject's drawing. `variant` counts from 1. */
export function drawnCoverFile(
  subject: string,
  season: Season,
  variant: number,
  shape: CoverShape,
): string {
  return `scenes/covers/${subject}-${season}-${variant}-${shape}.svg`;
}

/** The same drawing for the same slug; slugs are spread evenly over the variants. */
function variantFor(slug: string, variants: number): number {
  let hash = 0;
  for (const letter of slug) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return 1 + (hash % variants);
}
