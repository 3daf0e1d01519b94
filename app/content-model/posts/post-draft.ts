import { z } from "zod/mini";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { COVER_SUBJECTS } from "#app/pictures/cover.ts";
import { securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { SLUG_LIMIT_CHARACTERS } from "#app/domain/posts/automatic-slug.ts";
import { distinctTags } from "#app/domain/posts/lists/terms.ts";
import { tidySlug } from "#app/domain/posts/slug.ts";
import { line, text } from "./line.ts";
import { optionalTexts } from "./optional-texts.ts";

/** In UTF-16 units: about 1 MB. */
export const CONTENT_LIMIT_CHARACTERS = 1_000_000;
export const TAG_LIMIT_CHARACTERS = 60;
export const TAG_LIMIT = 100;
/** How much of an overlong tag an error shows: enough to find it. */
const SHOWN_CHARACTERS = 30;
const ALT_LIMIT_CHARACTERS = 1000;

const filled = (message: string) => line().check(z.minLength(1, message));

export const content = text().check(
  z.maxLength(
    CONTENT_LIMIT_CHARACTERS,
    "This text is longer than the desk can keep (limit 1 MB). Nothing was cut. Save it in two posts.",
  ),
);
/** A tidied slug. One with nothing left after tidying is rejected unchanged. */
const slug = line().check(
  z.overwrite((value) => tidySlug(value) || value),
  z.refine((value) => value === "" || tidySlug(value) !== "", "Slug needs a letter or a digit"),
  z.maxLength(
    SLUG_LIMIT_CHARACTERS,
    `This is too long: the limit is ${SLUG_LIMIT_CHARACTERS} characters. Keep the words that say what the post is about`,
  ),
);
const tagTooLong = (tag: string) =>
  `The tag “${tag.slice(0, SHOWN_CHARACTERS)}…” is too long: the limit is ${TAG_LIMIT_CHARACTERS} characters`;
const tags = z
  .array(line(TAG_LIMIT_CHARACTERS, tagTooLong).check(z.minLength(1)))
  .check(z.overwrite(distinctTags), z.maxLength(TAG_LIMIT, `Use at most ${TAG_LIMIT} tags`));
const day = z
  .string()
  .check(z.refine((value) => value === "" || isCalendarDate(value), "Enter a real date"));
const cover = line().check(z.overwrite(securePhotoAddress));
/** The drawn cover; empty for the category's own. Absent in forms without the choice. */
const scene = z.exactOptional(
  z
    .string()
    .check(
      z.refine(
        (name) => name === "" || COVER_SUBJECTS.some((known) => known === name),
        "There is no drawing of this name",
      ),
    ),
);

/** Fields that a form may lack; the post then keeps them. */
const optional = {
  /** The cover's alternative text; if empty, the library's, or none. */
  coverAlt: z.exactOptional(line(ALT_LIMIT_CHARACTERS)),
  /** The day of the last change of substance; empty: none. */
  updated: z.exactOptional(day),
  scene,
  ...optionalTexts,
};

/** An unpublished draft: only its title is required. Both the desk's form and the server check drafts. */
export const unfinishedDraft = z.object({
  title: filled("Title is required"),
  excerpt: line(),
  // Never trimmed: white space can matter in Markdown.
  content,
  category: line(),
  slug,
  coverImage: cover,
  tags,
  /** Empty keeps the post's date, or means today for a new post. */
  date: day,
  ...optional,
});

/** A draft ready for publishing: the rules and messages of the post form (specification, section 5). */
export const postDraft = z.extend(unfinishedDraft, {
  excerpt: filled("Excerpt is required"),
  content: content.check(z.refine((value) => value.trim() !== "", "Content is required")),
  category: filled("Category is required"),
  slug: slug.check(z.minLength(1, "Slug is required")),
  coverImage: cover.check(z.minLength(1, "Cover image is required")),
});

/** The fields an editor fills in. */
export type PostDraft = Readonly<Omit<z.infer<typeof postDraft>, "tags">> & {
  readonly tags: readonly string[];
};
