import { z } from "zod";
import { isCalendarDate } from "../../app/domain/calendar-date.ts";
import { plain } from "./plain-text.ts";

const date = z
  .string()
  .refine(isCalendarDate, "must be a date like 2025-05-08")
  .transform((text, context) => {
    if (isCalendarDate(text)) return text;
    context.addIssue({ code: "custom", message: "must be a date like 2025-05-08" });
    return z.NEVER;
  });

/** The front matter of a post. Its date and slug stand in the file name. */
export const frontMatter = z.strictObject({
  /** Shown on the page, in lists and in search results. */
  title: plain(),
  /** A part of an address, and of a file name: hosts allow 255 bytes for one. */
  category: plain().max(60),
  /** Lowercase words joined by hyphens. Each links to a search. */
  tags: z.array(plain()),
  /** One or two sentences for lists, feeds and search engines. */
  excerpt: plain(),
  /** Address of the photo, without size parameters. */
  coverImage: z.url({ protocol: /^https$/, error: "must be an https address" }),
  /** What can be seen on the photo. */
  coverAlt: plain(),
  featured: z.boolean().default(false),
  /** The day of the last change of substance. */
  updated: date.optional(),
});
