import { z } from "zod";
import { plain } from "../plain-text.ts";
import { inline, link, pageBase } from "./fields.ts";

const legalSection = z.strictObject({
  heading: plain(),
  paragraphs: z.array(inline()).min(1),
  list: z.array(inline()).min(1).optional(),
});

/** A page of policy. `dated` is a calendar date, yyyy-mm-dd. */
export const legalPage = z.strictObject({
  ...pageBase,
  dated: z.iso.date(),
  sections: z.array(legalSection).min(1),
});

const siteMapGroup = z.strictObject({ heading: plain(), links: z.array(link).min(1) });

export const siteMapPage = z.strictObject({
  ...pageBase,
  groups: z.array(siteMapGroup).length(5),
  notes: z.array(inline()).min(1),
});

export type LegalPage = z.output<typeof legalPage>;
export type SiteMapPage = z.output<typeof siteMapPage>;
