import { z } from "zod";
import { isCalendarDate } from "../../app/domain/calendar-date.ts";

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
  title: z.string().trim().min(1),
  category: z.string().trim().min(1),
  /** Lowercase words joined by hyphens. Each links to a search. */
  tags: z.array(z.string().trim().min(1)),
  /** One or two sentences for lists, feeds and search engines. */
  excerpt: z.string().trim().min(1),
  /** Address of the photo, without size parameters. */
  coverImage: z.url({ protocol: /^https$/, error: "must be an https address" }),
  /** What can be seen on the photo. */
  coverAlt: z.string().trim().min(1),
  featured: z.boolean().default(false),
  /** The day of the last change of substance. */
  updated: date.optional(),
});
