import { readFileSync } from "node:fs";
import { SHARE_IMAGE_SIZE, shareImagePath } from "../../app/meta/share-image.ts";
import type { PostSummary } from "../../app/domain/post.ts";
import { scene } from "../../app/illustrations/scene.ts";
import { site } from "../../content/site.ts";
import { keptImage } from "./kept-image.ts";
import { letterer } from "./lettering.ts";
import { shareCard } from "./share-card.ts";
import { sharedWith, shareScenes } from "./share-scenes.ts";

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

/**
 * Points a page without a share image of its own to the one it is shared with. Only the build knows
 * which posts are the newest, so the page itself cannot.
 */
export function withShareImage(
  html: string,
  address: string,
  drawn: ReadonlySet<string>,
  posts: readonly PostSummary[],
): string {
  if (drawn.has(address)) return html;
  return html.replaceAll(shareImagePath(address), shareImagePath(sharedWith(address, posts)));
}

/** Addresses that have a share image of their own. */
export function drawnAddresses(posts: readonly PostSummary[]): ReadonlySet<string> {
  return new Set(shareScenes(posts).keys());
}

/** Draws the share images of the pages that have one: file and picture. */
export async function* shareImages(
  pages: readonly SharedPage[],
  posts: readonly PostSummary[],
): AsyncGenerator<[file: string, png: Buffer]> {
  const scenes = shareScenes(posts);
  const set = letterer(FONT);
  const mark = readFileSync(MARK, "utf8");
  for (const { address, title } of pages) {
    const options = scenes.get(address);
    if (!options) continue;
    const card = shareCard(title, scene(options), mark, set);
    const file = decodeURIComponent(shareImagePath(address).slice(1));
    yield [file, await keptImage(card, SHARE_IMAGE_SIZE[0])];
  }
}
