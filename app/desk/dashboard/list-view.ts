import { posts } from "#app/backend/desk.ts";
import type { PostPage, PostState } from "#app/backend/ports/posts.ts";
import { COLUMNS, DEFAULT_ORDER, type Order } from "#app/domain/posts/lists/post-order.ts";
import { STATE_ORDER } from "../state-text.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";

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
export async function listPosts({
  query,
  state,
  category,
  order,
  rows,
}: ListView): Promise<PostPage> {
  const request = {
    query,
    order,
    state,
    limit: Math.min(rows, MAX_PAGE_SIZE),
    ...(category === "" ? {} : { category }),
  };
  let page = await posts.list(request);
  while (page.posts.length < rows && page.next !== undefined) {
    const more = await posts.list({ ...request, after: page.next });
    page = { ...more, posts: [...page.posts, ...more.posts] };
  }
  return page;
}

/** The address, and with it the list, updates after a pause in typing this long. */
const TYPING_PAUSE_MS = 200;

/**
 * Keeps the list's search, order and length in the address, so that they survive a visit to a post. The search
 * field itself does not wait for the address.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<ListView>(() => viewFrom(params));
  const lastAddress = useRef(params.toString());
  const isLeaving = useNavigation().state !== "idle";

  // The address was changed elsewhere: by a link to the dashboard or the back button.
  useEffect(() => {
    const address = params.toString();
    if (address === lastAddress.current) return;
    lastAddress.current = address;
    setView(viewFrom(params));
  }, [params]);

  useEffect(() => {
    const address = viewParams(view);
    // Changing the address now would cancel the navigation to a post.
    if (isLeaving || address.toString() === lastAddress.current) return undefined;
    const timer = setTimeout(() => {
      lastAddress.current = address.toString();
      setParams(address, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    // On a slow machine the timer may fire between a click and the router's state change.
    const cancelOnClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer);
    };
    document.addEventListener("click", cancelOnClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", cancelOnClick, true);
    };
  }, [view, setParams, isLeaving]);

  return {
    view,
    /** Shows other posts, or in another order, from the first. */
    change: (part: Partial<ListView>) => setView((last) => ({ ...last, ...part, rows: PAGE_SIZE })),
    /** Shows the next rows too. */
    grow: (shown: number) => setView((last) => ({ ...last, rows: shown + PAGE_SIZE })),
  };
}
