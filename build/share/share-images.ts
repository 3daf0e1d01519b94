import { readFileSync } from "node:fs";
import { SHARE_IMAGE_SIZE, shareImagePath } from "../../app/meta/share-image.ts";
import type { PostSummary } from "../../app/domain/post.ts";
import { scene } from "../../app/illustrations/scene.ts";
import type { SceneOptions } from "../../app/illustrations/types.ts";
import { site } from "../../content/site.ts";
import type { PictureFile } from "../scenes/picture-files.ts";
import type { SetLine } from "./lettering.ts";
import { shareScenes } from "./share-scenes.ts";

const FONT = "public/fonts/besley-subset.woff2";
const MARK = "public/brand/mark.svg";
const TITLE = /<meta property="og:title" content="([^"]*)"/;
const HEADING = /<h1[^>]*>([^<]+)<\/h1>/;
const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** A page whose link may be shared. */
export interface SharedPage {
  readonly address: string;
  readonly title: string;
}

/**
 * The title that a page gives itself when shared. The home page's is the site's name, which stands on
 * every picture: its heading says more.
 */
export function sharedTitle(html: string): string {
  const given = TITLE.exec(html)?.[1] ?? "";
  const title = given === site.name ? (HEADING.exec(html)?.[1] ?? given) : given;
  return title.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Points a page to the image of the address that it is shared with, where that is not its own. */
export function withShareImage(html: string, address: string, sharedAs: string): string {
  if (sharedAs === address) return html;
  return html.replaceAll(shareImagePath(address), shareImagePath(sharedAs));
}

/** The share images of the pages that have one. */
export function shareImages(
  pages: readonly SharedPage[],
  posts: readonly PostSummary[],
): PictureFile[] {
  const scenes = shareScenes(posts);
  return pages.flatMap(({ address, title }) => {
    const options = scenes.get(address);
    if (!options) return [];
    return {
      file: decodeURIComponent(shareImagePath(address).slice(1)),
      from: JSON.stringify([title, options]),
      draw: () => drawn(title, options),
    };
  });
}

let pen: SetLine | undefined;

/** What draws is fetched when there is something to draw: most builds keep every picture. */
async function drawn(title: string, options: SceneOptions): Promise<Buffer> {
  const [{ keptImage }, { letterer }, { shareCard }] = await Promise.all([
    import("./kept-image.ts"),
    import("./lettering.ts"),
    import("./share-card.ts"),
  ]);
  pen ??= letterer(FONT);
  const card = shareCard(title, scene(options), readFileSync(MARK, "utf8"), pen);
  return keptImage(card, SHARE_IMAGE_SIZE[0]);
}
