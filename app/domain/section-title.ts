/**
 * The title of a group or of an About page: its slug with hyphens as spaces and words capitalized (specification,
 * section 2).
 */
export function sectionTitle(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
