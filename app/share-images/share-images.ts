import type { ContentPort } from "../backend/ports/content.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "../content-model/planners.ts";
import { PAGE_KINDS } from "../content-model/pages.ts";
import {
  CATEGORY_TOPICS,
  categoriesOf,
  categoryPath,
  categoryTitle,
  matchingCategories,
} from "../domain/posts/lists/category.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";
import { coverFor } from "../illustrations/cover.ts";
import type { SceneOptions } from "../illustrations/types.ts";
import { sceneAt, SINGLE_SCENES } from "../scenes/page-scenes.ts";
import { FIXED_ADDRESSES } from "../seo/addresses/page-addresses.ts";
import { shareImagePath, SHARED_POSTS } from "../seo/share-image.ts";

/** The titles of pages without a YAML file. */
const FIXED_TITLES = new Map([
  ["/blog", "Blog"],
  ["/blog/all", "All Posts"],
  ["/blog/archive", "Archive by Date"],
  ...PLANNERS.map(({ slug, title }) => [`/tools/${slug}`, title] as const),
  [BLANK_FORMS_PATH, "Blank Forms"],
]);
/** Pages whose YAML file is not named after their address. */
const OTHER_TEXTS = new Map([
  ["/", "home"],
  ["/sitemap", "site-map"],
]);

/** The content of a share image. */
export interface ShareImage {
  readonly scene: SceneOptions;
  readonly title: () => Promise<string>;
}

/**
 * The share images of fixed pages, categories and the newest posts, by their address within the site
 * (app/seo/share-image.ts).
 */
export async function shareImages(content: ContentPort): Promise<ReadonlyMap<string, ShareImage>> {
  const posts = await content.posts();
  const pages = FIXED_ADDRESSES.map((address): [string, ShareImage] => [
    shareImagePath(address),
    { scene: sceneOf(address), title: () => titleOf(content, address) },
  ]);
  const newest = posts
    .slice(0, SHARED_POSTS)
    .map((post): [string, ShareImage] => [
      shareImagePath(postPath(post)),
      { scene: coverFor(post, "5:2"), title: async () => post.title },
    ]);
  return new Map([...pages, ...categories(posts), ...newest]);
}

function sceneOf(address: string): SceneOptions {
  const scene = address === "/" ? SINGLE_SCENES["home-hero-wide"] : sceneAt(address);
  return { ...scene, ratio: "5:2", focus: "right" };
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

function categories(posts: readonly PostSummary[]): [address: string, ShareImage][] {
  const names = categoriesOf(posts);
  return [...new Set([...names, ...CATEGORY_TOPICS])].map((category) => {
    const title = categoryTitle(category, [...matchingCategories(names, category)]);
    const scene = coverFor({ category, slug: category }, "5:2");
    return [
      shareImagePath(categoryPath(category)),
      { scene, title: async () => `${title} Articles` },
    ];
  });
}
