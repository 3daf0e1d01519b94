import { type CalendarDate, dateParts } from "../dates/calendar-date.ts";
import { slugFromTitle } from "./slug.ts";

/** Hosts allow 255 bytes per path segment, and most letters take one or two. */
export const SLUG_LIMIT_CHARACTERS = 100;

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
