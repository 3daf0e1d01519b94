import type { DeskPosts, PostPage } from "../../../../backend/ports/posts.ts";
import type { ListView } from "./list-view.ts";

/** How many posts are asked for at once. */
const LONGEST_PAGE = 500;

/** The rows that a view shows, fetched page by page. */
export async function listPosts(
  port: Pick<DeskPosts, "list">,
  { query, state, category, order, rows }: ListView,
): Promise<PostPage> {
  const ask = {
    query,
    order,
    state,
    limit: Math.min(rows, LONGEST_PAGE),
    ...(category === "" ? {} : { category }),
  };
  let page = await port.list(ask);
  while (page.posts.length < rows && page.next !== undefined) {
    const more = await port.list({ ...ask, after: page.next });
    page = { ...more, posts: [...page.posts, ...more.posts] };
  }
  return page;
}
