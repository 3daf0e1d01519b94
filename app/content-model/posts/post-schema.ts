import { z } from "zod";
import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import { POST_SCENES } from "../../illustrations/types.ts";
import { asTyped, possiblyEmpty } from "../plain-text.ts";
import { isOwnPicture } from "../../domain/photo-hosts.ts";

const date = z
  .string()
  .refine(isCalendarDate, "must be a date like 2025-05-08")
  .transform((text, context) => {
    if (isCalendarDate(text)) return text;
    context.addIssue({ code: "custom", message: "must be a date like 2025-05-08" });
    return z.NEVER;
  });

/** A photo of one of the stock-photo hosts, or one of our own. */
const cover = z.union([z.url({ protocol: /^https$/ }), z.string().refine(isOwnPicture)], {
  error: "must be an https address",
});

/** The front matter of a post. Its date and slug are in the file name. */
export const frontMatter = z.strictObject({
  /** Names the post for ever; left out, the file's name does. */
  id: asTyped().max(200).optional(),
  /** Shown on the page, in lists and in search results. */
  title: asTyped(),
  /** A part of an address, and of a file name: hosts allow 255 bytes for one. */
  category: asTyped().max(60),
  /** Lowercase words joined by hyphens. Each links to a search. */
  tags: z.array(asTyped()),
  /** One or two sentences for lists, feeds and search engines. */
  excerpt: asTyped(),
  /** Address of the photo, without size parameters. */
  coverImage: cover,
  /** What can be seen on the photo; an empty text for one that is decoration only. */
  coverAlt: possiblyEmpty(),
  featured: z.boolean().default(false),
  /** The drawn cover; the category chooses it unless told. */
  scene: z.enum(POST_SCENES).optional(),
  /** The day of the last change of substance. */
  updated: date.optional(),
  /** Kept back: no reader sees it. */
  draft: z.boolean().optional(),
  /** The moment from which on readers see it. */
  publishAt: z.iso.datetime({ error: "must be a moment like 2026-12-01T12:00:00Z" }).optional(),
  /** Earlier addresses within the site, which lead on to the post. */
  oldAddresses: z
    .array(z.string().regex(/^\/[^\s?#]*$/, "must be an address within the site"))
    .optional(),
});
