import { z } from "zod";
import { plain } from "../plain-text.ts";
import { inline, link, pageBase } from "./fields.ts";

/** The sample of the site, which is files alone, and the one with a server behind it. */
const edition = z.enum(["demo", "server"]);

const legalSection = z.strictObject({
  /** Where it stands; without it, in both editions. */
  edition: edition.optional(),
  heading: plain(),
  paragraphs: z.array(inline()).min(1),
  list: z.array(inline()).min(1).optional(),
});

/** A page of policy. `dated` is the specified date, `changed` the day of the last change; both yyyy-mm-dd. */
export const legalPage = z.strictObject({
  ...pageBase,
  dated: z.iso.date(),
  changed: z.iso.date(),
  sections: z.array(legalSection).min(1),
});

const siteMapGroup = z.strictObject({ heading: plain(), links: z.array(link).min(1) });

export const siteMapPage = z.strictObject({
  ...pageBase,
  groups: z.array(siteMapGroup).length(5),
  notes: z.array(inline()).min(1),
});

export type Edition = z.output<typeof edition>;
export type LegalPage = z.output<typeof legalPage>;
export type SiteMapPage = z.output<typeof siteMapPage>;
