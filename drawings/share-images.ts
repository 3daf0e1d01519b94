import type { ContentPort } from "../app/backend/ports/content.ts";
import { bandOf } from "../app/content-model/pages/page.ts";
import { bandAt } from "../app/pictures/files.ts";
import { shareImagePath } from "../app/seo/share-image.ts";
import { drawnAs, sharedTitles } from "../app/share-images/page-images.ts";
import { shareCard } from "../app/share-images/share-card.ts";
import { BESIDE_A_SIGN } from "./drawings.ts";
import { BAND_SCENES, SINGLE_SCENES } from "./pages.ts";
import { scene } from "./src/scene.ts";
import type { Direction } from "./src/types.ts";

/** Lists of posts have no header picture. */
const OTHER_SCENES: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ["/", SINGLE_SCENES["home-hero-wide"]],
  ["/blog", { subject: "notes", season: "autumn", time: "dusk", seed: "blog" }],
  ["/blog/archive", { subject: "snow-bale", season: "winter", time: "dawn", seed: "archive" }],
]);

/** The share images of the fixed pages as SVG, by their file relative to the site's root. */
export async function fixedShareImages(content: ContentPort): Promise<ReadonlyMap<string, string>> {
  const [pages, site] = [await content.pages(), await content.site()];
  return new Map(
    Array.from(sharedTitles(pages), ([address, title]) => {
      const drawn = drawnAs(address);
      const page = pages.find((each) => each.address === drawn);
      const direction = OTHER_SCENES.get(drawn) ?? BAND_SCENES[page ? bandOf(page) : bandAt(drawn)];
      const drawing = scene({ ...direction, ...BESIDE_A_SIGN });
      return [
        decodeURIComponent(shareImagePath(address).slice(1)),
        shareCard(title, site.name, drawing),
      ];
    }),
  );
}
