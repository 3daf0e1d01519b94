import type {
  BandPage,
  CardPage,
  ClosingPicture,
  SinglePicture,
} from "../illustrations/file-names.ts";
import type { SceneOptions } from "../illustrations/types.ts";

/** A picture's content; its shape decides ratio and focus. */
export type Direction = Omit<SceneOptions, "ratio" | "focus">;

/**
 * The header bands, chosen by eye. Neighbors in a menu have different subjects, and at most half of all
 * pictures show a sun.
 */
export const BAND_SCENES: Record<BandPage, Direction> = {
  about: { subject: "about", season: "summer", time: "day", seed: "about" },
  "about-mission": { subject: "success", season: "spring", time: "dawn", seed: "mission" },
  "about-reasonable-change": {
    subject: "ranch-plan",
    season: "summer",
    time: "day",
    seed: "reasonable-change",
  },
  "about-science": { subject: "ring-test", season: "spring", time: "dawn", seed: "science" },
  "about-team": { subject: "tailgate", season: "autumn", time: "day", seed: "team", sun: false },
  "getting-started": { subject: "getting-started", season: "spring", time: "day", seed: "start" },
  assessment: { subject: "ten-paddocks", season: "autumn", time: "dawn", seed: "assessment" },
  "first-steps": { subject: "practical", season: "spring", time: "dawn", seed: "first-steps" },
  "quick-start": {
    subject: "grazing",
    season: "spring",
    time: "day",
    seed: "quick-start",
    sun: false,
  },
  mistakes: {
    subject: "open-range",
    season: "summer",
    time: "day",
    weather: "drought",
    seed: "mistakes",
    sun: false,
  },
  faq: { subject: "tailgate", season: "summer", time: "dusk", seed: "faq", sun: false },
  "how-it-works": { subject: "kitchen-table", season: "summer", time: "dawn", seed: "method" },
  practices: { subject: "hero", season: "autumn", time: "day", seed: "practices" },
  "practice-grazing": { subject: "grazing", season: "summer", time: "dawn", seed: "grazing" },
  "practice-water": { subject: "water", season: "summer", time: "day", seed: "water", sun: false },
  "practice-soil": { subject: "soil", season: "summer", time: "day", seed: "soil", sun: false },
  "practice-animal-health": {
    subject: "animal-health",
    season: "spring",
    time: "day",
    seed: "animals",
  },
  tools: { subject: "reel", season: "autumn", time: "day", seed: "tools" },
  "practice-unknown": { subject: "wildlife", season: "autumn", time: "dawn", seed: "practice" },
  blog: { subject: "notes", season: "autumn", time: "dusk", seed: "blog" },
  archive: { subject: "snow-bale", season: "winter", time: "dawn", seed: "archive" },
  category: { subject: "rain-curtain", season: "spring", time: "day", seed: "category" },
  privacy: { subject: "open-range", season: "summer", time: "dusk", seed: "privacy" },
  terms: { subject: "lark-post", season: "autumn", time: "day", seed: "terms" },
  accessibility: { subject: "handshake", season: "summer", time: "dawn", seed: "access" },
  "site-map": {
    subject: "ranch-plan",
    season: "autumn",
    time: "day",
    seed: "site-map",
    greenPlots: 3,
  },
};

/** Cards show a different moment or side of a page's subject than its band. */
export const CARD_SCENES: Record<CardPage, Direction> = {
  "about-mission": { subject: "success", season: "summer", time: "dusk", seed: "mission-card" },
  "about-reasonable-change": {
    subject: "ranch-plan",
    season: "spring",
    time: "dawn",
    seed: "change-card",
  },
  "about-science": { subject: "ring-and-jar", season: "summer", time: "day", seed: "science-card" },
  "about-team": { subject: "notes", season: "spring", time: "day", seed: "team-card" },
  assessment: { subject: "kitchen-table", season: "summer", time: "day", seed: "assessment-card" },
  "first-steps": { subject: "practical", season: "summer", time: "day", seed: "steps-card" },
  "quick-start": { subject: "reel", season: "spring", time: "dawn", seed: "quick-card" },
  mistakes: {
    subject: "open-range",
    season: "summer",
    time: "day",
    weather: "drought",
    seed: "mistakes-card",
    sun: false,
  },
  faq: { subject: "handshake", season: "autumn", time: "dawn", seed: "faq-card" },
  "practice-grazing": {
    subject: "grazing-stick",
    season: "summer",
    time: "day",
    seed: "grazing-card",
  },
  "practice-water": { subject: "trough", season: "spring", time: "dawn", seed: "water-card" },
  "practice-soil": { subject: "clod", season: "autumn", time: "day", seed: "soil-card" },
  "practice-animal-health": {
    subject: "egrets",
    season: "summer",
    time: "dusk",
    seed: "animals-card",
  },
};

/** Standalone pictures, with their own ratio and focus. */
export const SINGLE_SCENES: Record<SinglePicture, SceneOptions> = {
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
};

/** The pictures of closing calls to action. A practice's shows the paddock of its band a month later. */
export const CLOSING_SCENES: Record<ClosingPicture, Direction> = {
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
  "closing-practice-grazing": monthLater("practice-grazing"),
  "closing-practice-water": monthLater("practice-water"),
  "closing-practice-soil": monthLater("practice-soil"),
  "closing-practice-animal-health": monthLater("practice-animal-health"),
};

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

/** The paddock of a practice's band, a month later. */
function monthLater(page: BandPage): Direction {
  return { ...BAND_SCENES[page], time: "day", sun: false, later: true };
}
