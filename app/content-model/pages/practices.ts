import { z } from "zod";
import { isSlug } from "../../domain/posts/slug.ts";
import { plain } from "../plain-text.ts";
import {
  callToAction,
  card,
  cut,
  figure,
  guideStep,
  inline,
  introducedPage,
  largeFigure,
  pageBase,
  photo,
  principle,
  section,
  sources,
} from "./fields.ts";
import type { PageGroup } from "./group.ts";

const isPostFile = (stem: string) => /^\d{4}-\d{2}-\d{2}-/.test(stem) && isSlug(stem.slice(11));

/** The page for an unknown practice type: just a hero. */
export const unknownPracticePage = z.strictObject({ ...pageBase, photo });

const practiceBase = {
  ...introducedPage,
  /** The large diagram at the top of the page. */
  lead: cut.optional(),
  largeFigure,
  figures: section(z.array(figure).min(1)),
  relatedPosts: z
    .array(z.string().refine(isPostFile, "must be a post’s file name without .md"))
    .min(2)
    .max(4),
  sources,
  callToAction,
};

/** A span of years: the signs to expect, the share of the ranch, and a figure with its limit. */
const resultPeriod = z.strictObject({
  title: plain(),
  tenths: z.int().min(1).max(10),
  signs: z.array(inline()).min(1),
  figure,
});

const waterOption = z.strictObject({
  title: plain(),
  cost: plain(),
  includes: inline(),
  suits: inline(),
  limits: inline(),
  caution: inline(),
});

/** Something to check each season: how, when, and what to put in the notebook. */
const measurement = z.strictObject({
  title: plain(),
  how: inline(),
  when: inline(),
  writeDown: inline(),
});

const indicator = z.strictObject({
  title: plain(),
  how: inline(),
  target: inline(),
  actWhen: inline(),
});

/** The practices, one row each. */
export const practices = {
  overview: {
    band: { subject: "hero", season: "autumn", time: "day", seed: "practices" },
    schema: z.strictObject({
      ...introducedPage,
      cards: z.array(card).length(4),
      callToAction,
    }),
  },
  grazing: {
    label: "Grazing Management",
    band: { subject: "grazing", season: "summer", time: "dawn", seed: "grazing" },
    card: { subject: "grazing-stick", season: "summer", time: "day", seed: "grazing-card" },
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).length(4)),
      steps: section(z.array(guideStep).length(4)),
      results: section(z.array(resultPeriod).length(3)),
    }),
  },
  water: {
    label: "Water Systems",
    band: { subject: "water", season: "summer", time: "day", seed: "water", sun: false },
    card: { subject: "trough", season: "spring", time: "dawn", seed: "water-card" },
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      options: section(z.array(waterOption).length(3)),
      steps: section(z.array(guideStep).length(5)),
    }),
  },
  soil: {
    label: "Soil Building",
    band: { subject: "soil", season: "summer", time: "day", seed: "soil", sun: false },
    card: { subject: "clod", season: "autumn", time: "day", seed: "soil-card" },
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      practices: section(z.array(guideStep).length(3)),
      monitoring: section(z.array(measurement).min(3)),
    }),
  },
  "animal-health": {
    label: "Animal Health",
    band: { subject: "animal-health", season: "spring", time: "day", seed: "animals" },
    card: { subject: "egrets", season: "summer", time: "dusk", seed: "animals-card" },
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      practices: section(z.array(guideStep).min(3)),
      indicators: section(z.array(indicator).min(3)),
    }),
  },
} as const satisfies PageGroup;
