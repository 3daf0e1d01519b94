import { slugFromTitle } from "../slug.ts";

/** A category and its number of posts. */
export interface CategoryCount {
  readonly name: string;
  readonly count: number;
}

/**
 * The site map's four topics, each with its blog categories (decision 9): the specification has two lists of names,
 * which differ.
 */
const TOPIC_CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  grazing: ["Grazing", "Grazing Management Tips"],
  "soil-health": ["Soil Health", "Soil Health Basics"],
  "water-management": ["Water", "Practical Resources"],
  "ranch-management": ["Economics", "Economic Insights", "Success Stories"],
};

/** Whether a category's posts belong on `/blog/category/{routeValue}` (specification, section 2). */
export function categoryMatches(category: string, routeValue: string): boolean {
  const wanted = routeValue.trim().toLowerCase();
  const topic = Object.hasOwn(TOPIC_CATEGORIES, wanted) ? TOPIC_CATEGORIES[wanted] : undefined;
  return (
    category.toLowerCase() === wanted ||
    slugFromTitle(category) === wanted ||
    (topic?.includes(category) ?? false)
  );
}

/** The categories whose posts belong on `/blog/category/{routeValue}`. */
export function matchingCategories(
  categories: Iterable<string>,
  routeValue: string,
): ReadonlySet<string> {
  return new Set([...categories].filter((name) => categoryMatches(name, routeValue)));
}

/** The distinct categories of the posts. */
export function categoriesOf(posts: readonly { readonly category: string }[]): ReadonlySet<string> {
  return new Set(posts.map(({ category }) => category));
}

/** Route values that are valid in addition to the names of categories. */
export const CATEGORY_TOPICS: readonly string[] = Object.keys(TOPIC_CATEGORIES);

/**
 * The heading for a route value: the category's own name, a topic's name, or the value with its first
 * letter capitalized (specification, section 2).
 */
export function categoryTitle(routeValue: string, categories: readonly string[]): string {
  const wanted = routeValue.trim().toLowerCase();
  const own = categories.find(
    (name) => name.toLowerCase() === wanted || slugFromTitle(name) === wanted,
  );
  if (own !== undefined) return own;
  if (Object.hasOwn(TOPIC_CATEGORIES, wanted)) return wanted.split("-").map(capitalize).join(" ");
  return capitalize(routeValue.trim());
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Categories with their counts, in alphabetical order. */
export function countCategories(posts: readonly { readonly category: string }[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** A category page's address: the lowercased name, URL-encoded. */
export function categoryPath(category: string): string {
  return `/blog/category/${encodeURIComponent(category.toLowerCase().toWellFormed())}`;
}
