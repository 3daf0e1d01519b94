import { z } from "zod";
import { SPOTS } from "../../illustrations/file-names.ts";
import { plain } from "../plain-text.ts";
import {
  callToAction,
  card,
  cut,
  inline,
  pageBase,
  photo,
  principle,
  section,
  sources,
} from "./fields.ts";

const aboutOverviewPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  cards: z.array(card).length(4),
  callToAction,
});

const pillar = z.strictObject({
  title: plain(),
  text: inline(),
  inPractice: z.array(inline()).min(1),
});

const missionPage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  pillars: z.array(pillar).length(4),
  promises: section(z.array(inline()).min(1)),
  callToAction,
});

/** One season of the pace table: the share of the ranch managed at its end, in tenths. */
const season = z.strictObject({
  title: plain(),
  slow: z.int().min(1).max(10),
  fast: z.int().min(1).max(10),
});

const reasonableChangePage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  principles: z.array(principle).length(5),
  pace: z.strictObject({
    heading: plain(),
    intro: inline(),
    slowLabel: plain(),
    fastLabel: plain(),
    seasons: z.array(season).min(1),
    cut: cut.optional(),
    caution: inline(),
  }),
  callToAction,
});

/** A field of research: evidence for and against a claim, and what we conclude. */
const researchArea = z.strictObject({
  title: plain(),
  question: inline(),
  evidenceFor: z.array(inline()).min(1),
  evidenceAgainst: z.array(inline()).min(1),
  takeaway: inline(),
  cuts: z.array(cut).optional(),
  sources,
});

const sciencePage = z.strictObject({
  ...pageBase,
  photo,
  intro: z.array(inline()).min(1),
  areas: z.array(researchArea).length(4),
  limits: section(z.array(inline()).min(1)),
  callToAction,
});

/** A team member. The tool is drawn if the portrait does not load. */
const member = z.strictObject({
  name: plain(),
  title: plain(),
  tool: z.enum(SPOTS),
  bio: inline(),
  photo,
});

const teamPage = z.strictObject({
  ...pageBase,
  notice: inline(),
  /** Shown above each name, so that nobody takes an example profile for a real person. */
  profileLabel: plain(),
  members: z.array(member).length(4),
  howWeWork: section(z.array(inline()).min(1)),
});

/** The schema of each page of this group. */
export const aboutPages = {
  "about/overview": aboutOverviewPage,
  "about/mission": missionPage,
  "about/reasonable-change": reasonableChangePage,
  "about/science": sciencePage,
  "about/team": teamPage,
};

export type AboutOverviewPage = z.output<typeof aboutOverviewPage>;
export type MissionPage = z.output<typeof missionPage>;
export type ReasonableChangePage = z.output<typeof reasonableChangePage>;
export type SciencePage = z.output<typeof sciencePage>;
export type ResearchArea = z.output<typeof researchArea>;
export type TeamPage = z.output<typeof teamPage>;
