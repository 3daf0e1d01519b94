import { slugFromTitle } from "../../../../domain/posts/slug.ts";

/**
 * The slug of a new post after its title changed: it follows while it is empty or still the slug of
 * the previous title; a slug that somebody typed stays (specification, section 4).
 */
export function followTitle(slug: string, previousTitle: string, title: string): string {
  return slug === "" || slug === slugFromTitle(previousTitle) ? slugFromTitle(title) : slug;
}
