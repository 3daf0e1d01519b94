/**
 * A title's slug: lowercase; everything but letters, digits, underscore and space is dropped; spaces
 * become hyphens (specification, section 4).
 */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
}
