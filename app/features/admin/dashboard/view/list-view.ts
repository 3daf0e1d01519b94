import type { PostState } from "../../../../backend/ports/posts.ts";
import { STATE_ORDER } from "../../state-words.ts";
import { COLUMNS, DEFAULT_ORDER, type Order } from "../../../../domain/posts/lists/post-order.ts";

/** How many posts are shown at first, and how many more each time. */
export const PAGE_SIZE = 60;

/** What the dashboard shows, as its address says it. */
export interface ListView {
  readonly query: string;
  readonly state: PostState | "all";
  /** Only posts of this category; empty: of every one. */
  readonly category: string;
  readonly order: Order;
  /** How many rows at most. */
  readonly rows: number;
}

export function viewFrom(params: URLSearchParams): ListView {
  const [name, reversed] = (params.get("sort") ?? "").split("-");
  const column = COLUMNS.find((candidate) => candidate === name);
  const direction = reversed === "desc" ? "descending" : "ascending";
  const rows = Number(params.get("rows"));
  return {
    query: params.get("q") ?? "",
    state: STATE_ORDER.find((state) => state === params.get("state")) ?? "all",
    category: params.get("category") ?? "",
    order: column ? { column, direction } : DEFAULT_ORDER,
    rows: Number.isSafeInteger(rows) && rows > PAGE_SIZE ? rows : PAGE_SIZE,
  };
}

/** The other way round; empty for the dashboard as it opens. */
export function viewParams({ query, state, category, order, rows }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (query.trim() !== "") params.set("q", query);
  if (state !== "all") params.set("state", state);
  if (category !== "") params.set("category", category);
  const { column, direction } = order;
  if (column !== DEFAULT_ORDER.column || direction !== DEFAULT_ORDER.direction) {
    params.set("sort", direction === "descending" ? `${column}-desc` : column);
  }
  if (rows > PAGE_SIZE) params.set("rows", String(rows));
  return params;
}
