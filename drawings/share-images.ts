import type { ContentPort } from "../app/backend/ports/content.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "../app/content-model/planners.ts";
import { bandOf } from "../app/content-model/pages/page.ts";
import { languageOf } from "../app/language/language.ts";
import { bandAt } from "../app/pictures/files.ts";
import { fixedAddresses } from "../app/seo/page-addresses.ts";
import { shareImagePath } from "../app/seo/share-image.ts";
import { shareCard } from "../app/share-images/share-card.ts";
import { BESIDE_A_SIGN } from "./drawings.ts";
import { BAND_SCENES, SINGLE_SCENES } from "./pages.ts";
import { scene } from "./src/scene.ts";
import type { Direction } from "./src/types.ts";

/** The titles of pages without a YAML file. */
const FIXED_TITLES: ReadonlyMap<string, string> = new Map([
  ["/blog", "Blog"],
  ["/blog/all", "All Posts"],
  ["/blog/archive", "Archive by Date"],
  ...PLANNERS.map(({ slug, title }) => [`/tools/${slug}`, title] as const),
  [BLANK_FORMS_PATH, "Blank Forms"],
]);
/** Lists of posts have no header picture. */
const BLOG: Direction = { subject: "notes", season: "autumn", time: "dusk", seed: "blog" };
const OTHER_SCENES: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ["/", SINGLE_SCENES["home-hero-wide"]],
  ["/blog", BLOG],
  ["/blog/all", BLOG],
  ["/blog/archive", { subject: "snow-bale", season: "winter", time: "dawn", seed: "archive" }],
]);

/**
 * The share images of the fixed pages as SVG, by their file relative to the site's root. A page in Spanish is shared
 * with the image of its English twin.
 */
export async function fixedShareImages(content: ContentPort): Promise<ReadonlyMap<string, string>> {
  const [pages, site] = [await content.pages(), await content.site()];
  const addresses = fixedAddresses(pages).filter((address) => languageOf(address) === "en");
  return new Map(
    addresses.map((address) => {
      const page = pages.find((each) => each.address === address);
      const direction =
        OTHER_SCENES.get(address) ?? BAND_SCENES[page ? bandOf(page) : bandAt(address)];
      const drawing = scene({ ...direction, ...BESIDE_A_SIGN });
      const title = FIXED_TITLES.get(address) ?? page?.title;
      if (title === undefined) throw new Error(`${address} has no title for its share image`);
      return [
        decodeURIComponent(shareImagePath(address).slice(1)),
        shareCard(title, site.name, drawing),
      ];
    }),
  );
}
