import type { Site } from "./site-settings.ts";

/** The values that pages' texts refer to by name, so that each is written once. */
export type SiteWords = Pick<Site, "name" | "email">;

const WORDS = /\{site (name|email)\}/g;

/** A text with the site's words in place of `{site name}` and `{site email}`. */
export function siteWords(text: string, site: SiteWords): string {
  return text.replaceAll(WORDS, (_, word: keyof SiteWords) => site[word]);
}

/** A page's data with the site's words, except in its description, whose limits apply to the text as written. */
export function withSiteWords(data: unknown, site: SiteWords): unknown {
  if (typeof data === "string") return siteWords(data, site);
  if (Array.isArray(data)) return data.map((item) => withSiteWords(item, site));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === "metaDescription" ? value : withSiteWords(value, site),
    ]),
  );
}
