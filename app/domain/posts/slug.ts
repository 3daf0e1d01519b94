/** Marks that belong to no letter, such as the invisible one that makes a sign an emoji. */
const LOOSE_MARKS = /[\uFE00-\uFE0F\u20E3]|(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;

/**
 * A title's slug: lowercase; everything but letters, digits, underscore and space is dropped; spaces
 * become hyphens (specification, section 4).
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
 * A slug as it may appear in an address, from whatever was typed: lowercase letters, digits,
 * underscores, and single hyphens between them. What `slugFromTitle` makes stays as it is.
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

/** Whether a text is a slug as it may appear in an address: one that tidying leaves as it is. */
export function isSlug(text: string): boolean {
  return text !== "" && tidySlug(text) === text;
}
