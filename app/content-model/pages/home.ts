import { z } from "zod";
import { plain } from "../plain-text.ts";
import { callToAction, card, inline, link, pageBase, photo, section } from "./fields.ts";

/** `tenths` is the share of the ranch that has changed, shown as filled squares out of ten. */
const timelineYear = z.strictObject({
  title: plain(),
  tenths: z.int().min(1).max(10),
  text: inline(),
  caution: inline().optional(),
});

export const homePage = z.strictObject({
  ...pageBase,
  photo,
  actions: z.strictObject({ assessment: link, howItWorks: link }),
  why: section(z.array(card).length(3)),
  timeline: section(z.array(timelineYear).length(3)).extend({ note: inline() }),
  callToAction: callToAction.extend({ photo }),
  latest: z.strictObject({ heading: plain(), viewAll: link }),
});

export type HomePage = z.output<typeof homePage>;
