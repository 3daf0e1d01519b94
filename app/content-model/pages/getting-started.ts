import { z } from "zod";
import { plain } from "../plain-text.ts";
import { assessmentPage } from "./assessment.ts";
import {
  callToAction,
  card,
  guideStep,
  inline,
  largeFigure,
  link,
  pageBase,
  photo,
  section,
} from "./fields.ts";

const gettingStartedOverviewPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  cards: z.array(card).length(5),
  howItWorks: callToAction,
});

const firstStepsPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  /** Lines to fill in by hand on the printed page. */
  worksheet: z.strictObject({ heading: plain(), lines: z.array(plain()).min(1) }),
  steps: z.array(guideStep).length(3),
  checklist: section(z.array(inline()).min(1)),
  next: z.array(link).min(1),
});

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

const quickStartPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  kit: section(z.array(inline()).min(1)),
  weeks: z.array(week).length(4),
  largeFigure,
  after: section(z.array(inline()).min(1)),
  next: z.array(link).min(1),
});

const mistake = z.strictObject({
  title: plain(),
  looksLike: inline(),
  whyItHurts: inline(),
  instead: z.array(inline()).min(1),
  ifYouAlreadyDid: inline(),
});

const mistakesPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  mistakes: z.array(mistake).length(4),
  next: z.array(link).min(1),
});

const question = z.strictObject({ question: plain(), answer: z.array(inline()).min(1) });

const faqPage = z.strictObject({
  ...pageBase,
  photo,
  questions: z.array(question).length(4),
  next: z.array(link).min(1),
});

const howItWorksPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  steps: z.array(guideStep).length(6),
  stopRules: section(z.array(inline()).min(1)),
  callToAction,
});

/** The schema of each page of this group. */
export const gettingStartedPages = {
  "getting-started/overview": gettingStartedOverviewPage,
  "getting-started/assessment": assessmentPage,
  "getting-started/first-steps": firstStepsPage,
  "getting-started/quick-start": quickStartPage,
  "getting-started/mistakes": mistakesPage,
  "getting-started/faq": faqPage,
  "getting-started/how-it-works": howItWorksPage,
};

export type GettingStartedOverviewPage = z.output<typeof gettingStartedOverviewPage>;
export type FirstStepsPage = z.output<typeof firstStepsPage>;
export type QuickStartPage = z.output<typeof quickStartPage>;
export type QuickStartWeek = z.output<typeof week>;
export type MistakesPage = z.output<typeof mistakesPage>;
export type Mistake = z.output<typeof mistake>;
export type FaqPage = z.output<typeof faqPage>;
export type HowItWorksPage = z.output<typeof howItWorksPage>;
