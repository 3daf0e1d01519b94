import type { DeskPosts, PostPage, PostState } from "#app/backend/ports/posts.ts";
import { COLUMNS, DEFAULT_ORDER, type Order } from "#app/domain/posts/lists/post-order.ts";
import { STATE_ORDER } from "#app/features/admin/state-text.ts";

/** How many posts are shown at first, and added each time. */
export const PAGE_SIZE = 60;

/** The dashboard's view, as stored in its address. */
export interface ListView {
  readonly query: string;
  readonly state: PostState | "all";
  /** Only posts of this category; empty for all. */
  readonly category: string;
  readonly order: Order;
  /** The maximum number of rows. */
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

/** The inverse of `viewFrom`; empty for the default view. */
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

/** How many posts are requested at once. */
const MAX_PAGE_SIZE = 500;

/** The rows of a view, loaded page by page. */
export async function listPosts(
  port: Pick<DeskPosts, "list">,
  { query, state, category, order, rows }: ListView,
): Promise<PostPage> {
  const request = {
    query,
    order,
    state,
    limit: Math.min(rows, MAX_PAGE_SIZE),
    ...(category === "" ? {} : { category }),
  };
  let page = await port.list(request);
  while (page.posts.length < rows && page.next !== undefined) {
    const more = await port.list({ ...request, after: page.next });
    page = { ...more, posts: [...page.posts, ...more.posts] };
  }
  return page;
}
