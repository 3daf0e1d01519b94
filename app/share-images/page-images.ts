import type { ContentPort } from "../backend/ports/content.ts";
import type { ContentPage } from "../content-model/pages/page.ts";
import { bandOf } from "../content-model/pages/page.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "../content-model/planners.ts";
import { blankForms, pageSearch } from "../language/es.ts";
import { inEnglish, inSpanish, languageOf, SPANISH_SEARCH_PATH } from "../language/language.ts";
import { drawnCoverFile } from "../pictures/cover.ts";
import { bandAt, bandFile, singleFile } from "../pictures/files.ts";
import { fixedAddresses } from "../seo/page-addresses.ts";
import { shareImagePath } from "../seo/share-image.ts";
import type { ShareImage } from "./share-images.ts";

/** The titles of pages without a YAML file. */
const FIXED_TITLES: ReadonlyMap<string, string> = new Map([
  ["/blog", "Blog"],
  ["/blog/archive", "Archive by Date"],
  ...PLANNERS.map(({ slug, title }) => [`/tools/${slug}`, title] as const),
  [BLANK_FORMS_PATH, "Blank Forms"],
  [inSpanish(BLANK_FORMS_PATH), blankForms.title],
  [SPANISH_SEARCH_PATH, pageSearch.title],
]);
/** The drawings of pages without a header picture. */
const OTHER_DRAWINGS: ReadonlyMap<string, string> = new Map([
  ["/", singleFile("home-hero-wide")],
  ["/blog", drawnCoverFile("notes", "autumn", 1, "band")],
  ["/blog/archive", drawnCoverFile("snow-bale", "winter", 1, "band")],
]);

/** The titles on the share images of the fixed pages, by address. */
export function sharedTitles(pages: readonly ContentPage[]): ReadonlyMap<string, string> {
  return new Map(
    fixedAddresses(pages).map((address) => {
      const page = pages.find((each) => each.address === address);
      const title = FIXED_TITLES.get(address) ?? page?.title;
      if (title === undefined) throw new Error(`${address} has no title for its share image`);
      return [address, title];
    }),
  );
}

/** The English page whose drawing a page's share image uses. */
export function drawnAs(address: string): string {
  if (address === SPANISH_SEARCH_PATH) return "/";
  return languageOf(address) === "en" ? address : inEnglish(address);
}

/**
 * The share images of the fixed pages, by their address within the site, for images that have changed since
 * `npm run draw` wrote their files.
 */
export async function pageImages(content: ContentPort): Promise<ReadonlyMap<string, ShareImage>> {
  const pages = await content.pages();
  return new Map(
    Array.from(sharedTitles(pages), ([address, title]) => {
      const drawn = drawnAs(address);
      const page = pages.find((each) => each.address === drawn);
      const drawing =
        OTHER_DRAWINGS.get(drawn) ?? bandFile(page ? bandOf(page) : bandAt(drawn), "band");
      return [shareImagePath(address), { title, drawing }];
    }),
  );
}
