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
  largeFigure,
  pageBase,
  photo,
  principle,
  section,
  sources,
} from "./fields.ts";

const isPostFile = (stem: string) => /^\d{4}-\d{2}-\d{2}-/.test(stem) && isSlug(stem.slice(11));

const practicesOverviewPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  cards: z.array(card).length(4),
  callToAction,
});

/** The page for an unknown practice type: just a hero. */
const unknownPracticePage = z.strictObject({ ...pageBase, photo });

const practiceBase = {
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
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

const grazingPage = z.strictObject({
  ...practiceBase,
  principles: section(z.array(principle).length(4)),
  steps: section(z.array(guideStep).length(4)),
  results: section(z.array(resultPeriod).length(3)),
});

const waterOption = z.strictObject({
  title: plain(),
  cost: plain(),
  includes: inline(),
  suits: inline(),
  limits: inline(),
  caution: inline(),
});

const waterPage = z.strictObject({
  ...practiceBase,
  principles: section(z.array(principle).min(3)),
  options: section(z.array(waterOption).length(3)),
  steps: section(z.array(guideStep).length(5)),
});

/** Something to check each season: how, when, and what to put in the notebook. */
const measurement = z.strictObject({
  title: plain(),
  how: inline(),
  when: inline(),
  writeDown: inline(),
});

const soilPage = z.strictObject({
  ...practiceBase,
  principles: section(z.array(principle).min(3)),
  practices: section(z.array(guideStep).length(3)),
  monitoring: section(z.array(measurement).min(3)),
});

const indicator = z.strictObject({
  title: plain(),
  how: inline(),
  target: inline(),
  actWhen: inline(),
});

const animalHealthPage = z.strictObject({
  ...practiceBase,
  principles: section(z.array(principle).min(3)),
  practices: section(z.array(guideStep).min(3)),
  indicators: section(z.array(indicator).min(3)),
});

/** The schema of each page of this group. */
export const practicesPages = {
  "practices/overview": practicesOverviewPage,
  "practices/grazing": grazingPage,
  "practices/water": waterPage,
  "practices/soil": soilPage,
  "practices/animal-health": animalHealthPage,
  "practices/unknown": unknownPracticePage,
};

export type PracticesOverviewPage = z.output<typeof practicesOverviewPage>;
export type GrazingPage = z.output<typeof grazingPage>;
export type ResultPeriod = z.output<typeof resultPeriod>;
export type WaterPage = z.output<typeof waterPage>;
export type WaterOption = z.output<typeof waterOption>;
export type SoilPage = z.output<typeof soilPage>;
export type AnimalHealthPage = z.output<typeof animalHealthPage>;
