import type { BandPage, CardPage, SinglePicture } from "../../app/illustrations/file-names.ts";
import type { SceneOptions } from "../../app/illustrations/types.ts";

/** What a picture shows; the shape decides its ratio and where the subject stands. */
export type Direction = Omit<SceneOptions, "ratio" | "focus">;

/** The bands, chosen by eye. Neighbours in a menu differ in subject, season or hour. */
export const BAND_SCENES: Record<BandPage, Direction> = {
  about: { subject: "about", season: "summer", time: "day", seed: "about" },
  "about-mission": { subject: "success", season: "spring", time: "dawn", seed: "mission" },
  "about-reasonable-change": {
    subject: "ten-paddocks",
    season: "summer",
    time: "day",
    seed: "reasonable-change",
  },
  "about-science": { subject: "soil", season: "spring", time: "dawn", seed: "science" },
  "about-team": { subject: "tailgate", season: "autumn", time: "day", seed: "team" },
  "getting-started": { subject: "getting-started", season: "spring", time: "day", seed: "start" },
  assessment: { subject: "ten-paddocks", season: "autumn", time: "dawn", seed: "assessment" },
  "first-steps": { subject: "practical", season: "spring", time: "dawn", seed: "first-steps" },
  "quick-start": { subject: "grazing", season: "spring", time: "day", seed: "quick-start" },
  mistakes: {
    subject: "open-range",
    season: "summer",
    time: "day",
    weather: "drought",
    seed: "mistakes",
  },
  faq: { subject: "tailgate", season: "summer", time: "dusk", seed: "faq" },
  "how-it-works": { subject: "economics", season: "summer", time: "dawn", seed: "method" },
  practices: { subject: "hero", season: "autumn", time: "day", seed: "practices" },
  "practice-grazing": { subject: "grazing", season: "summer", time: "dawn", seed: "grazing" },
  "practice-water": { subject: "water", season: "summer", time: "day", seed: "water" },
  "practice-soil": { subject: "soil", season: "summer", time: "day", seed: "soil" },
  "practice-animal-health": {
    subject: "animal-health",
    season: "spring",
    time: "day",
    seed: "animals",
  },
  "practice-unknown": { subject: "wildlife", season: "autumn", time: "dawn", seed: "practice" },
  blog: { subject: "about", season: "autumn", time: "dusk", seed: "blog" },
  archive: { subject: "open-range", season: "winter", time: "dawn", seed: "archive" },
  category: { subject: "open-range", season: "spring", time: "day", seed: "category" },
  privacy: { subject: "open-range", season: "summer", time: "dusk", seed: "privacy" },
  terms: { subject: "open-range", season: "autumn", time: "day", seed: "terms" },
  accessibility: { subject: "open-range", season: "summer", time: "dawn", seed: "access" },
  "site-map": { subject: "ten-paddocks", season: "winter", time: "day", seed: "site-map" },
};

/** Cards show another moment of their page's subject than its band does. */
export const CARD_SCENES: Record<CardPage, Direction> = {
  "about-mission": { subject: "success", season: "summer", time: "dusk", seed: "mission-card" },
  "about-reasonable-change": {
    subject: "ten-paddocks",
    season: "spring",
    time: "dawn",
    seed: "change-card",
  },
  "about-science": { subject: "soil", season: "summer", time: "day", seed: "science-card" },
  "about-team": { subject: "tailgate", season: "spring", time: "day", seed: "team-card" },
  assessment: { subject: "ten-paddocks", season: "summer", time: "day", seed: "assessment-card" },
  "first-steps": { subject: "practical", season: "summer", time: "day", seed: "steps-card" },
  "quick-start": { subject: "grazing", season: "spring", time: "dawn", seed: "quick-card" },
  mistakes: {
    subject: "water",
    season: "summer",
    time: "day",
    weather: "drought",
    seed: "mistakes-card",
  },
  faq: { subject: "tailgate", season: "autumn", time: "dawn", seed: "faq-card" },
  "practice-grazing": { subject: "grazing", season: "summer", time: "day", seed: "grazing-card" },
  "practice-water": { subject: "water", season: "spring", time: "dawn", seed: "water-card" },
  "practice-soil": { subject: "soil", season: "autumn", time: "day", seed: "soil-card" },
  "practice-animal-health": {
    subject: "animal-health",
    season: "summer",
    time: "dusk",
    seed: "animals-card",
  },
};

/** The pictures that stand alone, with their own ratio and focus. */
export const SINGLE_SCENES: Record<SinglePicture, SceneOptions> = {
  "home-hero-wide": homeHero("16:9", "day"),
  "home-hero-wide-dusk": homeHero("16:9", "dusk"),
  "home-hero-narrow": homeHero("4:3", "day"),
  "home-hero-narrow-dusk": homeHero("4:3", "dusk"),
  "home-card-soil": { subject: "soil", season: "spring", time: "day", seed: "home-soil" },
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
  },
  "call-to-action": { subject: "getting-started", season: "summer", time: "dawn", seed: "gate" },
  "call-to-action-method": {
    subject: "economics",
    season: "spring",
    time: "day",
    seed: "six-steps",
    focus: "center",
  },
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
  login: { subject: "practical", season: "summer", time: "dawn", seed: "login", focus: "center" },
  empty: { subject: "open-range", season: "spring", time: "dawn", seed: "empty", focus: "center" },
  "editorial-avatar": {
    subject: "wildlife",
    season: "summer",
    time: "dawn",
    seed: "lark",
    ratio: "1:1",
    focus: "center",
  },
};

/** One moment on the home ranch, by day and, for the dark theme, at dusk. */
function homeHero(ratio: "16:9" | "4:3", time: "day" | "dusk"): SceneOptions {
  const focus = ratio === "16:9" ? "right" : "center";
  return { subject: "hero", season: "summer", time, seed: "home", ratio, focus };
}
