import { slugFromTitle } from "#app/domain/posts/slug.ts";

/**
 * The slug of a new post after its title changed. It follows the title while it is empty or made from the
 * previous title; a typed slug stays (specification, section 4).
 */
export function followTitle(slug: string, previousTitle: string, title: string): string {
  return slug === "" || slug === slugFromTitle(previousTitle) ? slugFromTitle(title) : slug;
}
