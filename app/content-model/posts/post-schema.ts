import { z } from "zod";
import { maxLength } from "zod/mini";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { COVER_SUBJECTS } from "#app/pictures/cover.ts";
import { asTyped, possiblyEmpty } from "../plain-text.ts";
import { optionalTexts } from "./optional-texts.ts";
import { isOwnPicture } from "#app/domain/photo-hosts.ts";

const date = z.string().refine(isCalendarDate, "must be a date like 2025-05-08");

/** A photo from a stock-photo host, or one of our own pictures. */
const cover = z.union([z.url({ protocol: /^https$/ }), z.string().refine(isOwnPicture)], {
  error: "must be an https address",
});

/** The front matter of a post. Its date and slug are in the file name. */
export const frontMatter = z.strictObject({
  /** A permanent id; the file's name by default. */
  id: z.optional(asTyped().check(maxLength(200))),
  /** Shown on the page, in lists and in search results. */
  title: asTyped(),
  /** Part of an address and of a file name, for which hosts allow 255 bytes. */
  category: asTyped().check(maxLength(60)),
  /** Lowercase words joined by hyphens. Each links to a search. */
  tags: z.array(asTyped()),
  /** One or two sentences for lists, feeds and search engines. */
  excerpt: asTyped(),
  /** Address of the photo, without size parameters. */
  coverImage: cover,
  /** What the photo shows; empty if it is decorative. */
  coverAlt: possiblyEmpty(),
  featured: z.boolean().default(false),
  ...optionalTexts,
  /** The drawn cover; the category's own by default. */
  scene: z.exactOptional(z.enum(COVER_SUBJECTS)),
  /** The day of the last change of substance. */
  updated: z.exactOptional(date),
  /** Not published. */
  draft: z.exactOptional(z.boolean()),
  /** When it is or was first published. */
  publishAt: z.exactOptional(
    z.iso.datetime({ error: "must be a moment like 2026-12-01T12:00:00Z" }),
  ),
  /** Earlier addresses within the site, which redirect to the post. */
  oldAddresses: z.exactOptional(
    z.array(z.string().regex(/^\/[^\s?#]*$/, "must be an address within the site")),
  ),
});

/** The facts in a front matter that are not part of the post. */
export type PostFacts = Readonly<
  Pick<z.infer<typeof frontMatter>, "draft" | "publishAt" | "oldAddresses">
>;
