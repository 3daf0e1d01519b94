import { BAND_PAGES, type BandPage, CARD_PAGES, type CardPage } from "./file-names.ts";

/** How the pages of a group begin in the pictures' file names. */
const PREFIXES: Readonly<Record<string, string>> = {
  about: "about-",
  practices: "practice-",
  tools: "tools-",
};
/** Pages whose picture is not named by their address. */
const OTHERS: Readonly<Record<string, BandPage>> = { "/blog/all": "blog", "/sitemap": "site-map" };

/**
 * The card picture of a page by its address, such as `practice-water` for `/practices/water`.
 *
 * @throws Error for a page that has none, so that a missing picture stops the build.
 */
export function cardPicture(address: string): CardPage {
  return pictureOf(CARD_PAGES, address) ?? missing(address);
}

/**
 * The picture across the head of a page, by its address; its group's where it has none of its own.
 *
 * @throws Error where the group has none either.
 */
export function bandPicture(address: string): BandPage {
  const group = address.slice(0, address.lastIndexOf("/"));
  const picture = OTHERS[address] ?? pictureOf(BAND_PAGES, address) ?? pictureOf(BAND_PAGES, group);
  return picture ?? missing(address);
}

function pictureOf<Picture extends string>(
  pictures: readonly Picture[],
  address: string,
): Picture | undefined {
  const [, group = "", slug] = address.split("/");
  const name = slug === undefined ? group : (PREFIXES[group] ?? "") + slug;
  return pictures.find((page) => page === name);
}

function missing(address: string): never {
  throw new Error(`No picture is drawn for ${address}`);
}
