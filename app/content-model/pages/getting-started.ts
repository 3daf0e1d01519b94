import { z } from "zod";
import { plain } from "../plain-text.ts";
import { assessmentPage } from "./assessment.ts";
import {
  callToAction,
  card,
  guideStep,
  inline,
  introducedPage,
  largeFigure,
  link,
  pageBase,
  photo,
  section,
} from "./fields.ts";
import type { PageGroup } from "./group.ts";

/** One task small enough for one day's chores. */
const dayTask = z.strictObject({
  day: z.int().min(1).max(30),
  minutes: z.int(),
  /** For the sheet with all thirty days. */
  short: plain().check(
    z.refine((text) => text.split(" ").length <= 9, "Nine words at most fit into a day’s square"),
  ),
  text: inline(),
});

const week = z.strictObject({
  title: plain(),
  goal: inline(),
  cost: inline(),
  tasks: z.array(dayTask).min(5),
  writeDown: inline(),
  danger: inline().optional(),
  caution: inline().optional(),
});

const mistake = z.strictObject({
  title: plain(),
  looksLike: inline(),
  whyItHurts: inline(),
  instead: z.array(inline()).min(1),
  ifYouAlreadyDid: inline(),
});

const question = z.strictObject({ question: plain(), answer: z.array(inline()).min(1) });

/** The guides, one row each. */
export const gettingStarted = {
  overview: {
    schema: z.strictObject({
      ...introducedPage,
      cards: z.array(card).length(5),
      howItWorks: callToAction,
    }),
  },
  assessment: {
    label: "Is This For You?",
    schema: assessmentPage,
  },
  "first-steps": {
    label: "First Steps Guide",
    schema: z.strictObject({
      ...introducedPage,
      /** Lines to fill in by hand on the printed page. */
      worksheet: z.strictObject({ heading: plain(), lines: z.array(plain()).min(1) }),
      steps: z.array(guideStep).length(3),
      checklist: section(z.array(inline()).min(1)),
      next: z.array(link).min(1),
    }),
  },
  "quick-start": {
    label: "30-Day Quick Start",
    schema: z.strictObject({
      ...introducedPage,
      kit: section(z.array(inline()).min(1)),
      weeks: z.array(week).length(4),
      largeFigure,
      after: section(z.array(inline()).min(1)),
      next: z.array(link).min(1),
    }),
  },
  mistakes: {
    label: "Common Mistakes",
    schema: z.strictObject({
      ...introducedPage,
      mistakes: z.array(mistake).length(4),
      next: z.array(link).min(1),
    }),
  },
  faq: {
    label: "FAQ",
    schema: z.strictObject({
      ...pageBase,
      photo,
      questions: z.array(question).length(4),
      next: z.array(link).min(1),
    }),
  },
  "how-it-works": {
    schema: z.strictObject({
      ...introducedPage,
      steps: z.array(guideStep).length(6),
      stopRules: section(z.array(inline()).min(1)),
      callToAction,
    }),
  },
} as const satisfies PageGroup;
