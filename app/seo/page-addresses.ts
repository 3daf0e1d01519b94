import { inSpanish, SPANISH_SEARCH_PATH } from "#app/language/language.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "#app/content-model/planners.ts";
import { listedPages } from "#app/content-model/page-lists.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import {
  CATEGORY_TOPICS,
  categoriesOf,
  categoryPath,
  categoryTitle,
  countCategories,
  matchingCategories,
} from "#app/domain/posts/lists/category.ts";
import { pageCount } from "#app/domain/posts/lists/paging.ts";
import { type PostSummary, postPath } from "#app/domain/posts/post.ts";

/** Public pages that do not depend on the posts (specification, section 2). */
export const fixedAddresses = (pages: readonly ContentPage[]): string[] => [
  ...listedPages(pages).map(({ address }) => address),
  ...PLANNERS.map(({ slug }) => `/tools/${slug}`),
  BLANK_FORMS_PATH,
  inSpanish(BLANK_FORMS_PATH),
  SPANISH_SEARCH_PATH,
  "/blog",
  "/blog/archive",
];

/** What addresses are made from. */
export interface Listed {
  readonly pages: readonly ContentPage[];
  readonly posts: readonly PostSummary[];
}

/** The addresses of all public pages but posts: fixed pages, lists, categories and topics. */
export function pageAddresses({ pages, posts }: Listed): string[] {
  const counts = new Map(countCategories(posts).map(({ name, count }) => [name, count]));
  const categories = [...counts.keys()].toSorted();
  return [
    ...fixedAddresses(pages),
    "/blog/all",
    ...pagesOf("/blog", posts.length),
    ...[...categories, ...CATEGORY_TOPICS].flatMap((name) => {
      const path = categoryPath(name);
      const matches = [...matchingCategories(categories, name)];
      const total = matches.reduce((sum, category) => sum + (counts.get(category) ?? 0), 0);
      return [path, ...pagesOf(path, total)];
    }),
  ];
}

/** The addresses of all public pages. */
export function publicAddresses(listed: Listed): string[] {
  return [...pageAddresses(listed), ...listed.posts.map(postPath)];
}

/** The addresses for the site map: all public pages but duplicates of others. */
export function listedAddresses(listed: Listed): string[] {
  const duplicates = ["/blog/all", ...duplicateTopics(listed.posts).map(categoryPath)];
  return publicAddresses(listed).filter(
    (address) => !duplicates.some((path) => address === path || address.startsWith(`${path}/`)),
  );
}

/** Topics without posts, and topics with the name of a category. */
function duplicateTopics(posts: readonly PostSummary[]): string[] {
  const categories = categoriesOf(posts);
  return CATEGORY_TOPICS.filter((topic) => {
    const matches = [...matchingCategories(categories, topic)];
    return matches.length === 0 || matches.includes(categoryTitle(topic, matches));
  });
}

/** The addresses of a list's pages after the first (decision 35). */
function pagesOf(path: string, total: number): string[] {
  return Array.from({ length: pageCount(total) - 1 }, (_, index) => `${path}/page/${index + 2}`);
}
