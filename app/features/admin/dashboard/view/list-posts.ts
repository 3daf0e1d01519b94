import type { DeskPosts, PostPage } from "#app/backend/ports/posts.ts";
import type { ListView } from "./list-view.ts";

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
