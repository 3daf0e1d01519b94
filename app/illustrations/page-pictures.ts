import { BAND_PAGES, type BandPage, CARD_PAGES, type CardPage } from "./file-names.ts";

/** How a group of pages is named in the pictures' file names. */
const PREFIXES = ["", "about-", "practice-"] as const;
/** Pages whose picture is not named by their address. */
const OTHERS: Readonly<Record<string, BandPage>> = { "/blog/all": "blog", "/sitemap": "site-map" };

/**
 * The card picture of a page by its address, such as `practice-water` for `/practices/water`.
 *
 * @throws Error for a page that has none, so that a missing picture stops the build.
 */
export function cardPicture(address: string): CardPage {
  return pictureOf(CARD_PAGES, address);
}

/** The picture across the head of a page, by its address. @throws Error for a page that has none. */
export function bandPicture(address: string): BandPage {
  if (address.startsWith("/tools/")) return "tools";
  return OTHERS[address] ?? pictureOf(BAND_PAGES, address);
}

function pictureOf<Picture extends string>(pictures: readonly Picture[], address: string): Picture {
  const name = address.slice(address.lastIndexOf("/") + 1);
  const picture = pictures.find((page) => PREFIXES.some((prefix) => page === prefix + name));
  if (!picture) throw new Error(`No picture is drawn for ${address}`);
  return picture;
}
