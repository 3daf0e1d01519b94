import { type CalendarDate, dateParts } from "../dates/calendar-date.ts";
import { slugFromTitle } from "./slug.ts";

/** Hosts allow 255 bytes per path segment, and most letters take one or two. */
export const SLUG_LIMIT_CHARACTERS = 100;

/** A slug cut to as many whole words as fit the limit. */
export function shortSlug(slug: string): string {
  if (slug.length <= SLUG_LIMIT_CHARACTERS) return slug;
  const end = slug.lastIndexOf("-", SLUG_LIMIT_CHARACTERS);
  // Drops the first half of a surrogate pair that the limit cut in two.
  return slug.slice(0, end > 0 ? end : SLUG_LIMIT_CHARACTERS).replace(/\p{Surrogate}$/u, "");
}

/** A title's default slug. A title without letters and digits, such as an emoji, gets one from the day: `post-8`. */
export function automaticSlug(title: string, date: CalendarDate): string {
  const slug = shortSlug(slugFromTitle(title));
  return slug === "" && title.trim() !== "" ? `post-${dateParts(date).day}` : slug;
}
