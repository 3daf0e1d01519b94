import { bylineOf, newestFirst, type PostSummary } from "../post.ts";

/** The sortable columns of the desk's list (specification, section 2). */
export const COLUMNS = ["title", "category", "date", "author"] as const;
export type Column = (typeof COLUMNS)[number];
type Direction = "ascending" | "descending";
export interface Order {
  readonly column: Column;
  readonly direction: Direction;
}

/** The dashboard's initial order: newest first. */
export const DEFAULT_ORDER: Order = { column: "date", direction: "descending" };

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const COMPARE: Record<Column, (a: PostSummary, b: PostSummary) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  category: (a, b) => collator.compare(a.category, b.category),
  date: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  author: (a, b) => collator.compare(bylineOf(a), bylineOf(b)),
};

/** Sorts posts; equal ones stay newest first. */
export function sortPosts<P extends PostSummary>(
  posts: readonly P[],
  { column, direction }: Order,
): P[] {
  const newest = newestFirst(posts);
  if (column === "date" && direction === "descending") return newest;
  const sign = direction === "ascending" ? 1 : -1;
  return newest.toSorted((a, b) => sign * COMPARE[column](a, b));
}

/** The order after a column's heading is pressed: the column's default, or reversed if already sorted by it. */
export function nextOrder(order: Order, column: Column): Order {
  if (order.column === column) {
    return { column, direction: order.direction === "ascending" ? "descending" : "ascending" };
  }
  return { column, direction: column === "date" ? "descending" : "ascending" };
}
