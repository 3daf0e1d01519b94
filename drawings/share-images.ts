import type { ContentPort } from "../app/backend/ports/content.ts";
import { PAGE_KINDS } from "../app/content-model/pages.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "../app/content-model/planners.ts";
import { bandAt } from "../app/pictures/files.ts";
import { FIXED_ADDRESSES } from "../app/seo/addresses/page-addresses.ts";
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
/** Pages whose YAML file is not named after their address. */
const OTHER_TEXTS: ReadonlyMap<string, string> = new Map([
  ["/", "home"],
  ["/sitemap", "site-map"],
]);

/** Lists of posts have no header picture. */
const BLOG: Direction = { subject: "notes", season: "autumn", time: "dusk", seed: "blog" };
const OTHER_SCENES: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ["/", SINGLE_SCENES["home-hero-wide"]],
  ["/blog", BLOG],
  ["/blog/all", BLOG],
  ["/blog/archive", { subject: "snow-bale", season: "winter", time: "dawn", seed: "archive" }],
]);

/** The share images of the fixed pages as SVG, by their file relative to the site's root. */
export async function fixedShareImages(content: ContentPort): Promise<ReadonlyMap<string, string>> {
  const images = FIXED_ADDRESSES.map(async (address) => {
    const direction = OTHER_SCENES.get(address) ?? BAND_SCENES[bandAt(address)];
    const drawing = scene({ ...direction, ...BESIDE_A_SIGN });
    const svg = shareCard(await titleOf(content, address), drawing);
    return [decodeURIComponent(shareImagePath(address).slice(1)), svg] as const;
  });
  return new Map(await Promise.all(images));
}

async function titleOf(content: ContentPort, address: string): Promise<string> {
  const title = FIXED_TITLES.get(address);
  if (title !== undefined) return title;
  const path = address.slice(1);
  const names = new Set([path, `${path}/overview`, `legal/${path}`, OTHER_TEXTS.get(address)]);
  const kind = PAGE_KINDS.find((candidate) => names.has(candidate));
  if (kind === undefined) throw new Error(`${address} has no title for its share image`);
  return (await content.page(kind)).title;
}
