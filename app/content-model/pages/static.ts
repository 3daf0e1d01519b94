import { z } from "zod";
import { plain } from "../plain-text.ts";
import { inline, link, pageBase } from "./fields.ts";

/** The static demo of the site, and the site with a server behind it. */
const edition = z.enum(["demo", "server"]);

const legalSection = z.strictObject({
  /** The only edition that shows it; absent for both. */
  edition: edition.optional(),
  heading: plain(),
  paragraphs: z.array(inline()).min(1),
  list: z.array(inline()).min(1).optional(),
});

/** A policy page. `dated` is the specified date, `changed` the date of the last change; both yyyy-mm-dd. */
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
