import { type CalendarDate, dateParts } from "../dates/calendar-date.ts";

/** Hosts allow 255 bytes per path segment, and most letters take one or two. */
export const SLUG_LIMIT_CHARACTERS = 100;

/** Combining marks without a letter, such as emoji variation selectors. */
const LOOSE_MARKS = /[\uFE00-\uFE0F\u20E3]|(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;

/**
 * A title's slug: lowercase, only letters, digits and underscores, with hyphens for spaces (specification,
 * section 4).
 */
export function slugFromTitle(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** As many whole words of a slug as are allowed. */
export function shortSlug(slug: string): string {
  if (slug.length <= SLUG_LIMIT_CHARACTERS) return slug;
  const end = slug.lastIndexOf("-", SLUG_LIMIT_CHARACTERS);
  // Half of a rare letter would be none.
  return slug.slice(0, end > 0 ? end : SLUG_LIMIT_CHARACTERS).replace(/\p{Surrogate}$/u, "");
}

/** The slug that a title gets by itself. One without letters and digits, such as an emoji, gets the day's. */
export function automaticSlug(title: string, date: CalendarDate): string {
  const slug = shortSlug(slugFromTitle(title));
  return slug === "" && title.trim() !== "" ? `post-${dateParts(date).day}` : slug;
}

/**
 * A valid slug from what was typed: lowercase letters, digits, underscores, and single hyphens between
 * them. Leaves the result of `slugFromTitle` unchanged.
 *
 * @example tidySlug("Bad Slug/ä ?") // "bad-slug-ä"
 */
export function tidySlug(typed: string): string {
  return typed
    .normalize("NFC")
    .toLowerCase()
    .replace(LOOSE_MARKS, "")
    .replace(/[^\p{L}\p{N}\p{M}_]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Whether a text is a valid slug: not empty, and unchanged by `tidySlug`. */
export function isSlug(text: string): boolean {
  return text !== "" && tidySlug(text) === text;
}
