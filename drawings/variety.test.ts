import { expect, test } from "vitest";
import { readContent } from "../app/backend/files/content.ts";
import { coverFile } from "../app/pictures/cover.ts";
import { COVER_SCENES } from "./covers.ts";
import { BESIDE_A_SIGN } from "./drawings.ts";
import { BAND_SCENES, CARD_SCENES, CLOSING_SCENES, SINGLE_SCENES } from "./pages.ts";
import { print } from "./src/scene.ts";
import type { SceneOptions } from "./src/types.ts";

const posts = await readContent(".").posts();
const drawnCovers = new Map(COVER_SCENES.map(({ file, options }) => [file, options]));

function coverOf(post: Parameters<typeof coverFile>[0]): SceneOptions {
  const options = drawnCovers.get(coverFile(post, "card"));
  if (!options) throw new Error(`${coverFile(post, "card")} is not drawn`);
  return options;
}

/** Every picture of the site once: bands, cards, standalone pictures and covers. */
const bands = Object.entries(BAND_SCENES).map(([page, scene]) => ({
  page,
  options: { ...scene, ...BESIDE_A_SIGN } satisfies SceneOptions,
}));
const cards = Object.entries(CARD_SCENES).map(([page, options]) => ({ page, options }));
const singles: readonly SceneOptions[] = Object.values(SINGLE_SCENES);
const closings = Object.values(CLOSING_SCENES).map((scene) => ({ ...scene, ...BESIDE_A_SIGN }));
const covers = posts.map(coverOf);
const all: readonly SceneOptions[] = [
  ...bands.map(({ options }) => options),
  ...cards.map(({ options }) => options),
  ...singles,
  ...closings,
  ...covers,
];

const shows = (options: SceneOptions, name: string) =>
  print(options).shown.some((thing) => thing.name === name);

/** Pages whose pictures appear side by side. */
const GROUPS = ["about", "getting-started", "practices"].map((group) =>
  bands.map(({ page }) => page).filter((page) => page === group || page.startsWith(`${group}-`)),
);

test("shows a sun in at most half of all pictures", () => {
  const sunny = all.filter((options) => shows(options, "sun"));
  expect(sunny.length).toBeGreaterThan(5);
  expect(sunny.length).toBeLessThanOrEqual(all.length / 2);
});

test.each(GROUPS)("the pages beside %s have bands of different compositions", (...group) => {
  const subjects = bands
    .filter(({ page }) => group.includes(page))
    .map(({ options }) => options.subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

/** The overviews by group: the band above, the cards, and the picture that closes the page. */
const OVERVIEWS = [
  ["about", CLOSING_SCENES["closing-about"]],
  ["getting-started", CLOSING_SCENES["closing-method"]],
  ["practices", CLOSING_SCENES["closing-practices"]],
  ["tools", CLOSING_SCENES["closing-method"]],
] as const;

test.each(OVERVIEWS)("shows no composition twice on the overview of %s", (group, closing) => {
  const own = cards.filter(({ page }) => page.startsWith(`${group}-`));
  expect(own.length).toBeGreaterThan(3);
  const subjects = [BAND_SCENES[group], closing, ...own.map(({ options }) => options)].map(
    ({ subject }) => subject,
  );
  expect(subjects.toSorted()).toEqual([...new Set(subjects)].toSorted());
});

test("shows no composition twice on the home page, latest posts included", () => {
  const newest = posts.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 3);
  const { "home-hero-wide": hero, "ranch-year-1": ranch, ...others } = SINGLE_SCENES;
  const own = Object.entries(others).filter(([name]) => name.startsWith("home-card"));
  const subjects = [
    hero,
    ranch,
    ...own.map(([, options]) => options),
    CLOSING_SCENES["closing-home"],
    ...newest.map(coverOf),
  ].map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([...new Set(subjects)].toSorted());
});

test("repeats no composition in a list of twelve posts", () => {
  for (let start = 0; start < covers.length; start += 12) {
    const subjects = covers.slice(start, start + 12).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
});

test("uses at least twenty compositions, none for more than a tenth of the pictures", () => {
  const counts = new Map<string, number>();
  for (const { subject } of all) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  expect(counts.size).toBeGreaterThanOrEqual(20);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(all.length / 10);
});

test("keeps the resting first paddock empty, except at a turn-in", () => {
  const turnIns = new Set(["hero", "animal-health", "egrets"]);
  for (const options of all) {
    const { paddocks } = print(options);
    if (!paddocks || turnIns.has(options.subject)) continue;
    expect(paddocks.plan.grazed, JSON.stringify(options)).not.toBe(paddocks.plan.first);
  }
});
