import { type GroupName, PAGE_GROUPS } from "../content-model/page-groups.ts";
import type { PageGroup } from "../content-model/pages/group.ts";
import { pageName } from "../illustrations/file-names.ts";
import type { Direction, SceneOptions } from "../illustrations/types.ts";

/*
 * The content of each picture, chosen by eye. Neighbors in a menu have different subjects, and at most half
 * of all pictures show a sun. The pages of the groups have theirs in their rows (content-model/pages).
 */

/** The bands of pages outside the groups. */
const OTHER_BANDS = {
  "practices-unknown": { subject: "wildlife", season: "autumn", time: "dawn", seed: "practice" },
  privacy: { subject: "open-range", season: "summer", time: "dusk", seed: "privacy" },
  terms: { subject: "lark-post", season: "autumn", time: "day", seed: "terms" },
  accessibility: { subject: "handshake", season: "summer", time: "dawn", seed: "access" },
  sitemap: {
    subject: "ranch-plan",
    season: "autumn",
    time: "day",
    seed: "site-map",
    greenPlots: 3,
  },
} satisfies Record<string, Direction>;

/** Lists of posts have no header picture; these are for their share images. */
const LIST_SCENES: ReadonlyMap<string, Direction> = new Map([
  ["blog", { subject: "notes", season: "autumn", time: "dusk", seed: "blog" }],
  ["blog-archive", { subject: "snow-bale", season: "winter", time: "dawn", seed: "archive" }],
]);

/** Standalone pictures, with their own ratio and focus. */
export const SINGLE_SCENES = {
  "home-hero-wide": homeHero("16:9", "day"),
  "home-hero-wide-dusk": homeHero("16:9", "dusk"),
  "home-hero-narrow": homeHero("4:3", "day"),
  "home-hero-narrow-dusk": homeHero("4:3", "dusk"),
  "home-card-soil": {
    subject: "soil",
    season: "spring",
    time: "day",
    seed: "home-soil",
    sun: false,
  },
  "home-card-animal-welfare": {
    subject: "animal-health",
    season: "summer",
    time: "dawn",
    seed: "home-animal",
  },
  "home-card-biodiversity": {
    subject: "wildlife",
    season: "summer",
    time: "day",
    seed: "home-wild",
    sun: false,
  },
  "ranch-year-1": ranchYear(1),
  "ranch-year-3": ranchYear(3),
  "ranch-year-5": ranchYear(5),
  "not-found": {
    subject: "night",
    season: "summer",
    seed: "not-found",
    ratio: "16:9",
    focus: "right",
  },
  "not-found-narrow": {
    subject: "night",
    season: "summer",
    seed: "not-found",
    ratio: "4:3",
    focus: "center",
  },
  login: {
    subject: "practical",
    season: "summer",
    time: "dawn",
    seed: "login",
    focus: "center",
    sun: false,
  },
  empty: { subject: "open-range", season: "spring", time: "dawn", seed: "empty", focus: "center" },
  "editorial-avatar": {
    subject: "lark-post",
    season: "summer",
    time: "dawn",
    seed: "lark",
    ratio: "1:1",
    focus: "center",
  },
} satisfies Record<string, SceneOptions>;

/** The pictures of closing calls to action. A practice's shows the paddock of its band a month later. */
const CLOSINGS = {
  "closing-home": {
    subject: "lark-post",
    season: "summer",
    time: "dawn",
    seed: "lark",
  },
  "closing-about": {
    subject: "handshake",
    season: "spring",
    time: "day",
    seed: "gate",
  },
  "closing-getting-started": {
    subject: "reel",
    season: "summer",
    time: "dusk",
    seed: "tailgate",
  },
  "closing-method": {
    subject: "economics",
    season: "spring",
    time: "day",
    seed: "six-steps",
    sun: false,
  },
  "closing-practices": {
    subject: "creep-gate",
    season: "spring",
    time: "dawn",
    seed: "creep",
  },
} satisfies Record<string, Direction>;

type Shape = "band" | "card";
type Rows<Group extends GroupName> = (typeof PAGE_GROUPS)[Group];
/** A picture's name follows its page's address: `practices` and `practices-water`. */
type PictureOf<Group extends GroupName, Picture extends Shape> = {
  [Slug in keyof Rows<Group> & string]: Rows<Group>[Slug] extends Readonly<
    Record<Picture, Direction>
  >
    ? Slug extends "overview"
      ? Group
      : `${Group}-${Slug}`
    : never;
}[keyof Rows<Group> & string];
type GroupPicture<Picture extends Shape> = {
  [Group in GroupName]: PictureOf<Group, Picture>;
}[GroupName];

/** The picture across a page's header. */
export type BandPicture = GroupPicture<"band"> | keyof typeof OTHER_BANDS;
export type PracticePicture = Exclude<PictureOf<"practices", "band">, "practices">;
export type ClosingPicture = keyof typeof CLOSINGS | `closing-${PracticePicture}`;
export type SinglePicture = keyof typeof SINGLE_SCENES;

const groupBands = groupScenes("band");

export const BAND_SCENES: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ...groupBands,
  ...Object.entries(OTHER_BANDS),
]);

export const CARD_SCENES: ReadonlyMap<string, Direction> = new Map(groupScenes("card"));

/** A practice closes with the paddock of its own band, a month later. */
export const CLOSING_SCENES: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ...Object.entries(CLOSINGS),
  ...groupBands
    .filter(([name]) => name.startsWith("practices-"))
    .map(([name, band]): [string, Direction] => [
      `closing-${name}`,
      { ...band, time: "day", sun: false, later: true },
    ]),
]);

/**
 * The picture that represents a page, by the page's address; its group's if it has none.
 *
 * @throws Error if the group has none either.
 */
export function sceneAt(address: string): Direction {
  const group = address.slice(0, address.lastIndexOf("/"));
  const scene = ownScene(address) ?? ownScene(group);
  if (scene === undefined) throw new Error(`No picture is drawn for ${address}`);
  return scene;
}

function ownScene(address: string): Direction | undefined {
  return BAND_SCENES.get(pageName(address)) ?? LIST_SCENES.get(pageName(address));
}

function groupScenes(shape: Shape): [name: string, scene: Direction][] {
  return Object.entries<PageGroup>(PAGE_GROUPS).flatMap(([group, pages]) =>
    Object.entries(pages).flatMap(([slug, { [shape]: scene }]): [string, Direction][] =>
      scene ? [[slug === "overview" ? group : `${group}-${slug}`, scene]] : [],
    ),
  );
}

/** The home ranch by day or, for the dark theme, at dusk. */
function homeHero(ratio: "16:9" | "4:3", time: "day" | "dusk"): SceneOptions {
  const focus = ratio === "16:9" ? "right" : "center";
  return { subject: "hero", season: "summer", time, seed: "home", ratio, focus };
}

/**
 * One ranch from above with this many of its ten plots rested: the same drawing in its first, third and fifth
 * year.
 */
function ranchYear(greenPlots: 1 | 3 | 5): SceneOptions {
  return {
    subject: "ranch-plan",
    season: "summer",
    time: "day",
    seed: "home-ranch",
    focus: "center",
    greenPlots,
  };
}
