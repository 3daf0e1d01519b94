import type { DeskPosts, PostPage } from "../../../backend/ports/posts.ts";
import { type ListView, PAGE_SIZE } from "./list-view.ts";

/** The rows that a view shows, fetched page by page. */
export async function listPosts(
  port: Pick<DeskPosts, "list">,
  { query, order, rows }: ListView,
): Promise<PostPage> {
  const ask = { query, order, state: "all", limit: PAGE_SIZE } as const;
  let page = await port.list(ask);
  while (page.posts.length < rows && page.next !== undefined) {
    const more = await port.list({ ...ask, after: page.next });
    page = { ...more, posts: [...page.posts, ...more.posts] };
  }
  return page;
}
