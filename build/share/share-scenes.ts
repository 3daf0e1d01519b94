import { categoryPath, CATEGORY_TOPICS } from "../../app/domain/category.ts";
import { type PostSummary, postPath } from "../../app/domain/post.ts";
import { coverFor } from "../../app/illustrations/cover.ts";
import type { BandPage } from "../../app/illustrations/file-names.ts";
import type { SceneOptions } from "../../app/illustrations/types.ts";
import { BAND_SCENES, SINGLE_SCENES } from "../scenes/page-scenes.ts";
import type { FIXED_ADDRESSES } from "../site/page-addresses.ts";

/** How many posts have a picture of their own: the newest, so that a build stays quick for ever. */
export const SHARED_POSTS = 50;

type FixedAddress = Exclude<(typeof FIXED_ADDRESSES)[number], "/">;

/** The band that tops each fixed page. */
const BANDS: Record<FixedAddress, BandPage> = {
  "/about": "about",
  "/about/mission": "about-mission",
  "/about/reasonable-change": "about-reasonable-change",
  "/about/science": "about-science",
  "/about/team": "about-team",
  "/getting-started": "getting-started",
  "/getting-started/assessment": "assessment",
  "/getting-started/first-steps": "first-steps",
  "/getting-started/quick-start": "quick-start",
  "/getting-started/mistakes": "mistakes",
  "/getting-started/faq": "faq",
  "/getting-started/how-it-works": "how-it-works",
  "/practices": "practices",
  "/practices/grazing": "practice-grazing",
  "/practices/water": "practice-water",
  "/practices/soil": "practice-soil",
  "/practices/animal-health": "practice-animal-health",
  "/blog": "blog",
  "/blog/all": "blog",
  "/blog/archive": "archive",
  "/privacy": "privacy",
  "/terms": "terms",
  "/accessibility": "accessibility",
  "/sitemap": "site-map",
};

/**
 * The scene of each page that has a share image of its own, by address: fixed pages, categories and
 * the newest posts. Older posts are shared with their category's.
 */
export function shareScenes(posts: readonly PostSummary[]): Map<string, SceneOptions> {
  const scenes = new Map<string, SceneOptions>([["/", SINGLE_SCENES["home-hero-wide"]]]);
  for (const [address, band] of Object.entries(BANDS)) {
    scenes.set(address, { ...BAND_SCENES[band], ratio: "16:9", focus: "right" });
  }
  const categories = new Set([...posts.map(({ category }) => category), ...CATEGORY_TOPICS]);
  for (const category of categories) {
    scenes.set(categoryPath(category), coverFor({ category, slug: category }, "16:9"));
  }
  for (const post of posts.slice(0, SHARED_POSTS)) {
    scenes.set(postPath(post), coverFor(post, "16:9"));
  }
  return scenes;
}

/**
 * Tells the address whose image a page is shared with: its own, where it has one. Only the build knows
 * which posts are the newest.
 */
export function shareAddresses(posts: readonly PostSummary[]): (address: string) => string {
  const drawn = new Set(shareScenes(posts).keys());
  const older = posts.slice(SHARED_POSTS);
  const categories = new Map(older.map((post) => [postPath(post), categoryPath(post.category)]));
  return (address) => (drawn.has(address) ? address : (categories.get(address) ?? "/"));
}
