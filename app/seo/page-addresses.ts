import { BLANK_FORMS_PATH, PLANNERS } from "../content-model/planners.ts";
import { groupAddresses } from "../content-model/page-groups.ts";
import {
  CATEGORY_TOPICS,
  categoriesOf,
  categoryPath,
  categoryTitle,
  countCategories,
  matchingCategories,
} from "../domain/posts/lists/category.ts";
import { pageCount } from "../domain/posts/lists/paging.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";

/** Public pages that do not depend on the posts (specification, section 2). */
export const FIXED_ADDRESSES: readonly string[] = [
  "/",
  ...groupAddresses("about"),
  ...groupAddresses("getting-started"),
  ...groupAddresses("practices"),
  ...groupAddresses("tools"),
  ...PLANNERS.map(({ slug }) => `/tools/${slug}`),
  BLANK_FORMS_PATH,
  "/blog",
  "/blog/all",
  "/blog/archive",
  "/privacy",
  "/terms",
  "/accessibility",
  "/sitemap",
];

/** Every public address that has a page, posts aside: fixed pages, lists, categories and their topics. */
export function pageAddresses(posts: readonly PostSummary[]): string[] {
  const counts = new Map(countCategories(posts).map(({ name, count }) => [name, count]));
  const categories = [...counts.keys()].toSorted();
  return [
    ...FIXED_ADDRESSES,
    ...pagesOf("/blog", posts.length),
    ...[...categories, ...CATEGORY_TOPICS].flatMap((name) => {
      const path = categoryPath(name);
      const inIt = [...matchingCategories(categories, name)];
      const total = inIt.reduce((sum, category) => sum + (counts.get(category) ?? 0), 0);
      return [path, ...pagesOf(path, total)];
    }),
  ];
}

/** Every public address that has a page. */
export function publicAddresses(posts: readonly PostSummary[]): string[] {
  return [...pageAddresses(posts), ...posts.map(postPath)];
}

/** The public addresses that search engines are to list: no page that shows what another shows. */
export function listedAddresses(posts: readonly PostSummary[]): string[] {
  const doubles = ["/blog/all", ...doubledTopics(posts).map(categoryPath)];
  return publicAddresses(posts).filter(
    (address) => !doubles.some((path) => address === path || address.startsWith(`${path}/`)),
  );
}

/** Topics without posts, and those that a category of the same name stands for. */
function doubledTopics(posts: readonly PostSummary[]): string[] {
  const categories = categoriesOf(posts);
  return CATEGORY_TOPICS.filter((topic) => {
    const inIt = [...matchingCategories(categories, topic)];
    return inIt.length === 0 || inIt.includes(categoryTitle(topic, inIt));
  });
}

/** The pages of a list after its first (decision 35). */
function pagesOf(path: string, total: number): string[] {
  return Array.from({ length: pageCount(total) - 1 }, (_, index) => `${path}/page/${index + 2}`);
}
