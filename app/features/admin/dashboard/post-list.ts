import { newestFirst, type PostSummary } from "../../../domain/post.ts";

/** The columns that can be sorted by (specification, section 2). */
export const COLUMNS = ["title", "category", "date", "author"] as const;
export type Column = (typeof COLUMNS)[number];
export type Direction = "ascending" | "descending";
export interface Order {
  readonly column: Column;
  readonly direction: Direction;
}

/** Newest first, as the dashboard opens. */
export const USUAL_ORDER: Order = { column: "date", direction: "descending" };

const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const COMPARE: Record<Column, (a: PostSummary, b: PostSummary) => number> = {
  title: (a, b) => collator.compare(a.title, b.title),
  category: (a, b) => collator.compare(a.category, b.category),
  date: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  author: (a, b) => collator.compare(a.author.name, b.author.name),
};

/** Posts in an order; those that are equal in it stay newest first. */
export function sortPosts(posts: readonly PostSummary[], order: Order): PostSummary[] {
  const sign = order.direction === "ascending" ? 1 : -1;
  return newestFirst(posts).toSorted((a, b) => sign * COMPARE[order.column](a, b));
}

/** The order after a column's heading is pressed: its own first, then turned round. */
export function nextOrder(order: Order, column: Column): Order {
  if (order.column === column) {
    return { column, direction: order.direction === "ascending" ? "descending" : "ascending" };
  }
  return { column, direction: column === "date" ? "descending" : "ascending" };
}

/** Case-insensitive: title, category or any tag contains the term (specification, section 5). */
export function findPosts(posts: readonly PostSummary[], input: string): readonly PostSummary[] {
  const term = input.trim().toLowerCase();
  if (term === "") return posts;
  return posts.filter(({ title, category, tags }) =>
    [title, category, ...tags].some((text) => text.toLowerCase().includes(term)),
  );
}

/** What the dashboard shows, as its address says it. */
export interface ListView {
  readonly term: string;
  readonly order: Order;
}

export function viewFrom(params: URLSearchParams): ListView {
  const [name, reversed] = (params.get("sort") ?? "").split("-");
  const column = COLUMNS.find((candidate) => candidate === name);
  const direction = reversed === "desc" ? "descending" : "ascending";
  return { term: params.get("q") ?? "", order: column ? { column, direction } : USUAL_ORDER };
}

/** The other way round; empty for the dashboard as it opens. */
export function viewParams({ term, order }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (term.trim() !== "") params.set("q", term);
  const { column, direction } = order;
  if (column !== USUAL_ORDER.column || direction !== USUAL_ORDER.direction) {
    params.set("sort", direction === "descending" ? `${column}-desc` : column);
  }
  return params;
}
