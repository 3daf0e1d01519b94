import { readFile } from "node:fs/promises";
import type { ContentPort } from "../backend/ports/content.ts";
import type { Site } from "../content-model/site-settings.ts";
import {
  CATEGORY_TOPICS,
  categoriesOf,
  categoryPath,
  categoryTitle,
  matchingCategories,
} from "../domain/posts/lists/category.ts";
import { postPath } from "../domain/posts/post.ts";
import { coverFile } from "../pictures/cover.ts";
import { SHARE_IMAGE_SIZE, SHARED_POSTS, shareImagePath } from "../seo/share-image.ts";
import { cachedImage } from "./cached-image.ts";
import { shareCard } from "./share-card.ts";

/** The title of a share image, and the drawing beside it, relative to the site's root. */
export interface ShareImage {
  readonly title: string;
  readonly drawing: string;
}

/**
 * The share images of categories and the newest posts, by their address within the site
 * (app/seo/share-image.ts). Those of fixed pages are files, which `npm run draw` writes.
 */
export async function shareImages(content: ContentPort): Promise<ReadonlyMap<string, ShareImage>> {
  const posts = await content.posts();
  const names = categoriesOf(posts);
  const categories = [...new Set([...names, ...CATEGORY_TOPICS])].map(
    (category): [string, ShareImage] => {
      const title = `${categoryTitle(category, [...matchingCategories(names, category)])} Articles`;
      const drawing = coverFile({ category, slug: category }, "band");
      return [shareImagePath(categoryPath(category)), { title, drawing }];
    },
  );
  const newest = posts.slice(0, SHARED_POSTS).map((post): [string, ShareImage] => {
    const image = { title: post.title, drawing: coverFile(post, "band") };
    return [shareImagePath(postPath(post)), image];
  });
  return new Map([...categories, ...newest]);
}

/** Draws a share image as a PNG. */
export async function drawShareImage({ title, drawing }: ShareImage, site: Site): Promise<Buffer> {
  const card = shareCard(title, site.name, await readFile(`public/${drawing}`, "utf8"));
  return cachedImage(card, SHARE_IMAGE_SIZE[0]);
}
