import { CARD_PAGES, type CardPage } from "./file-names.ts";

/** How a group of pages is named in the pictures' file names. */
const PREFIXES = ["", "about-", "practice-"] as const;

/**
 * The card picture of a page by its address, such as `practice-water` for `/practices/water`.
 * @throws Error for a page that has none, so that a missing picture stops the build.
 */
export function cardPicture(address: string): CardPage {
  const name = address.slice(address.lastIndexOf("/") + 1);
  const picture = CARD_PAGES.find((page) => PREFIXES.some((prefix) => page === prefix + name));
  if (!picture) throw new Error(`No card picture is drawn for ${address}`);
  return picture;
}
