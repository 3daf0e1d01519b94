import { z } from "zod";
import { asTyped, plain } from "../plain-text.ts";
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

/** The page for an unknown practice type: just a hero. */
export const unknownPracticePage = z.strictObject({ ...pageBase, photo });

const practiceBase = {
  ...introducedPage,
  /** The large diagram at the top of the page. */
  lead: cut.optional(),
  largeFigure,
  figures: section(z.array(figure).min(1)),
  /** Posts by id: the file's name without `.md`, unless its front matter has another. */
  relatedPosts: z.array(asTyped()).min(2).max(4),
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
    schema: z.strictObject({
      ...introducedPage,
      cards: z.array(card).length(4),
      callToAction,
    }),
  },
  grazing: {
    label: "Grazing Management",
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).length(4)),
      steps: section(z.array(guideStep).length(4)),
      results: section(z.array(resultPeriod).length(3)),
    }),
  },
  water: {
    label: "Water Systems",
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      options: section(z.array(waterOption).length(3)),
      steps: section(z.array(guideStep).length(5)),
    }),
  },
  soil: {
    label: "Soil Building",
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      practices: section(z.array(guideStep).length(3)),
      monitoring: section(z.array(measurement).min(3)),
    }),
  },
  "animal-health": {
    label: "Animal Health",
    schema: z.strictObject({
      ...practiceBase,
      principles: section(z.array(principle).min(3)),
      practices: section(z.array(guideStep).min(3)),
      indicators: section(z.array(indicator).min(3)),
    }),
  },
} as const satisfies PageGroup;
