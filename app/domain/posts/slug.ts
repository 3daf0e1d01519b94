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
