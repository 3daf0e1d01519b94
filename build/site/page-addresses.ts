import { CATEGORY_TOPICS, categoryPath } from "../../app/domain/category.ts";
import type { PostSummary } from "../../app/domain/post.ts";
import { postPath } from "../../app/domain/post.ts";

/** Public pages that do not depend on the posts (specification, section 2). */
export const FIXED_ADDRESSES = [
  "/",
  "/about",
  "/about/mission",
  "/about/reasonable-change",
  "/about/science",
  "/about/team",
  "/getting-started",
  "/getting-started/assessment",
  "/getting-started/first-steps",
  "/getting-started/quick-start",
  "/getting-started/mistakes",
  "/getting-started/faq",
  "/getting-started/how-it-works",
  "/practices",
  "/practices/grazing",
  "/practices/water",
  "/practices/soil",
  "/practices/animal-health",
  "/blog",
  "/blog/all",
  "/blog/archive",
  "/privacy",
  "/terms",
  "/accessibility",
  "/sitemap",
] as const;

/** The editor's desk: shells that the browser fills in; never indexed. */
export const ADMIN_ADDRESSES = [
  "/admin",
  "/admin/login",
  "/admin/new-post",
  "/admin/edit-post/any",
] as const;

/**
 * Pages that stand for addresses nobody can list. The host serves each where its pattern matches and
 * no file of the address's own exists (build/site/host-rules.ts).
 */
export const STAND_INS = [
  "/404",
  "/practices/unknown",
  "/blog/category/unknown",
  "/blog/0000/00/unknown",
] as const;

/**
 * What the service worker answers with, under any address, for a page that is not in the offline copy.
 * React must not wake in it: it would find another page's address.
 */
export const OFFLINE_PAGE = "/offline";

/** Every public address for which a page is written: fixed pages, categories and their topics, posts. */
export function publicAddresses(posts: readonly PostSummary[]): string[] {
  const categories = [...new Set(posts.map(({ category }) => category))].toSorted();
  return [
    ...FIXED_ADDRESSES,
    ...categories.map(categoryPath),
    ...CATEGORY_TOPICS.map(categoryPath),
    ...posts.map(postPath),
  ];
}

/** The file that a host serves for an address: `/about` is `about.html`, `/` is `index.html`. */
export function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${decodeURIComponent(address.slice(1))}.html`;
}

/** The file with what React starts from in a page, beside the page's own. */
export function stateFile(address: string): string {
  return pageFile(address).replace(/html$/, "state.json");
}
