import { z } from "zod";
import { SPOTS } from "#app/pictures/files.ts";
import { plain } from "../plain-text.ts";
import {
  callToAction,
  card,
  cut,
  inline,
  introducedPage,
  pageBase,
  photo,
  principle,
  section,
  sources,
} from "./fields.ts";
import type { PageGroup } from "./group.ts";

const pillar = z.strictObject({
  title: plain(),
  text: inline(),
  inPractice: z.array(inline()).min(1),
});

/** One season of the pace table: the share of the ranch managed at its end, in tenths. */
const season = z.strictObject({
  title: plain(),
  slow: z.int().min(1).max(10),
  fast: z.int().min(1).max(10),
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

/** A team member. The tool is drawn if the portrait does not load. */
const member = z.strictObject({
  name: plain(),
  title: plain(),
  tool: z.enum(SPOTS),
  bio: inline(),
  photo,
});

/** The pages about the site, one row each. */
export const about = {
  overview: {
    schema: z.strictObject({
      ...introducedPage,
      cards: z.array(card).length(4),
      callToAction,
    }),
  },
  mission: {
    label: "Our Mission",
    schema: z.strictObject({
      ...introducedPage,
      pillars: z.array(pillar).length(4),
      promises: section(z.array(inline()).min(1)),
      callToAction,
    }),
  },
  "reasonable-change": {
    label: "What is Reasonable Change?",
    schema: z.strictObject({
      ...introducedPage,
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
    }),
  },
  science: {
    label: "The Science",
    schema: z.strictObject({
      ...introducedPage,
      areas: z.array(researchArea).length(4),
      limits: section(z.array(inline()).min(1)),
      callToAction,
    }),
  },
  team: {
    label: "Meet the Team",
    schema: z.strictObject({
      ...pageBase,
      notice: inline(),
      /** Shown above each name, so that nobody takes an example profile for a real person. */
      profileLabel: plain(),
      members: z.array(member).length(4),
      howWeWork: section(z.array(inline()).min(1)),
    }),
  },
} as const satisfies PageGroup;
