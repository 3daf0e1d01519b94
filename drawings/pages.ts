import type {
  BandPicture,
  CARDS,
  ClosingPicture,
  PracticePicture,
  SinglePicture,
} from "../app/pictures/files.ts";
import type { Direction, SceneOptions } from "./src/types.ts";

/*
 * The content of each page's pictures, chosen by eye. Neighbors in a menu have different subjects, and at most
 * half of all pictures show a sun.
 */

/** A card shows a different moment or side of its band's subject. */
export const BAND_SCENES: Readonly<Record<BandPicture, Direction>> = {
  about: { subject: "about", season: "summer", time: "day", seed: "about" },
  "about-mission": { subject: "success", season: "spring", time: "dawn", seed: "mission-h" },
  "about-reasonable-change": {
    subject: "ranch-plan",
    season: "summer",
    time: "day",
    seed: "reasonable-change",
  },
  "about-science": { subject: "ring-test", season: "spring", time: "dawn", seed: "science" },
  "about-team": { subject: "tailgate", season: "autumn", time: "day", seed: "team", sun: false },
  "getting-started": { subject: "getting-started", season: "spring", time: "day", seed: "start" },
  "getting-started-assessment": {
    subject: "ten-paddocks",
    season: "autumn",
    time: "dawn",
    seed: "assessment",
  },
  "getting-started-first-steps": {
    subject: "practical",
    season: "spring",
    time: "dawn",
    seed: "first-steps",
  },
  "getting-started-quick-start": {
    subject: "grazing",
    season: "spring",
    time: "day",
    seed: "quick-start",
    sun: false,
  },
  "getting-started-mistakes": {
    subject: "open-range",
    season: "summer",
    time: "day",
    weather: "drought",
    seed: "mistakes",
    sun: false,
  },
  "getting-started-faq": { subject: "handshake", season: "summer", time: "dusk", seed: "faq" },
  "getting-started-how-it-works": {
    subject: "kitchen-table",
    season: "summer",
    time: "dawn",
    seed: "method",
  },
  practices: { subject: "rain-curtain", season: "summer", time: "day", seed: "practices" },
  "practices-grazing": { subject: "grazing", season: "summer", time: "dawn", seed: "grazing" },
  "practices-water": {
    subject: "water",
    season: "summer",
    time: "day",
    seed: "water",
    sun: false,
  },
  "practices-soil": { subject: "soil", season: "summer", time: "day", seed: "soil", sun: false },
  "practices-animal-health": {
    subject: "animal-health",
    season: "spring",
    time: "day",
    seed: "animals",
  },
  "practices-unknown": { subject: "wildlife", season: "autumn", time: "dawn", seed: "practice" },
  tools: { subject: "reel", season: "autumn", time: "day", seed: "tools" },
  privacy: { subject: "open-range", season: "summer", time: "dusk", seed: "privacy" },
  terms: { subject: "lark-post", season: "autumn", time: "day", seed: "terms" },
  accessibility: { subject: "getting-started", season: "autumn", time: "dawn", seed: "access" },
  sitemap: {
    subject: "ranch-plan",
    season: "autumn",
    time: "day",
    seed: "site-map",
    greenPlots: 3,
  },
};

export const CARD_SCENES: Readonly<Record<(typeof CARDS)[number], Direction>> = {
  "about-mission": { subject: "success", season: "summer", time: "dusk", seed: "mission-card" },
  "about-reasonable-change": {
    subject: "ranch-plan",
    season: "spring",
    time: "dawn",
    seed: "change-card",
  },
  "about-science": { subject: "ring-and-jar", season: "summer", time: "day", seed: "science-card" },
  "about-team": { subject: "notes", season: "spring", time: "day", seed: "team-card" },
  "getting-started-assessment": {
    subject: "kitchen-table",
    season: "summer",
    time: "day",
    seed: "assessment-card",
  },
  "getting-started-first-steps": {
    subject: "practical",
    season: "summer",
    time: "day",
    seed: "steps-card",
  },
  "getting-started-quick-start": {
    subject: "reel",
    season: "spring",
    time: "dawn",
    seed: "quick-card",
  },
  "getting-started-mistakes": {
    ...BAND_SCENES["getting-started-mistakes"],
    seed: "mistakes-card",
  },
  "getting-started-faq": { subject: "handshake", season: "autumn", time: "dawn", seed: "faq-card" },
  "practices-grazing": {
    subject: "grazing-stick",
    season: "summer",
    time: "day",
    seed: "grazing-card",
  },
  "practices-water": { subject: "trough", season: "spring", time: "dawn", seed: "water-card" },
  "practices-soil": { subject: "clod", season: "autumn", time: "day", seed: "soil-card" },
  "practices-animal-health": {
    subject: "egrets",
    season: "summer",
    time: "dusk",
    seed: "animals-card",
  },
  "tools-my-season": {
    subject: "ten-paddocks",
    season: "summer",
    time: "day",
    seed: "season-card",
  },
  "tools-budget": { subject: "snow-bale", season: "winter", time: "day", seed: "budget-card" },
  "tools-water": { subject: "float-valve", season: "spring", time: "day", seed: "water-planner" },
  "tools-tests": { subject: "ring-test", season: "summer", time: "day", seed: "tests-card" },
};

/** Grazing and Animal Health close with the paddock of their own band, a month later. */
function later(practice: PracticePicture): Direction {
  return { ...BAND_SCENES[practice], time: "day", sun: false, later: true };
}

export const CLOSING_SCENES: Readonly<Record<ClosingPicture, Direction>> = {
  "closing-home": { subject: "tailgate", season: "summer", time: "dawn", seed: "home", sun: false },
  "closing-about": { subject: "handshake", season: "spring", time: "day", seed: "gate" },
  "closing-about-mission": {
    subject: "lark-post",
    season: "spring",
    time: "day",
    seed: "mission",
    sun: false,
  },
  "closing-about-reasonable-change": {
    subject: "getting-started",
    season: "summer",
    time: "day",
    seed: "x",
    sun: false,
  },
  "closing-about-science": {
    subject: "grazing-stick",
    season: "summer",
    time: "day",
    seed: "science",
    sun: false,
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
  "closing-practices": { subject: "creep-gate", season: "spring", time: "dawn", seed: "creep" },
  "closing-practices-grazing": later("practices-grazing"),
  "closing-practices-water": {
    subject: "float-valve",
    season: "summer",
    time: "day",
    seed: "water-closing",
  },
  "closing-practices-soil": {
    subject: "spade",
    season: "summer",
    time: "dawn",
    seed: "soil-closing",
  },
  "closing-practices-animal-health": later("practices-animal-health"),
};

/** Pictures with their own ratio and focus. */
export const SINGLE_SCENES: Readonly<Record<SinglePicture, SceneOptions>> = {
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
