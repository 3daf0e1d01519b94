import { matchesQuery } from "#app/domain/posts/lists/desk-search.ts";
import { type Order, sortPosts } from "#app/domain/posts/lists/post-order.ts";
import { searchTerm } from "#app/domain/search/search.ts";
import type { DeskPost, PostPage, PostQuery } from "./ports/posts.ts";

/** Posts of the desk's list in its order. */
export function inOrder<Entry extends Pick<DeskPost, "post">>(
  entries: readonly Entry[],
  order: Order,
): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.post.id, entry]));
  const posts = sortPosts(
    entries.map(({ post }) => post),
    order,
  );
  return posts.flatMap(({ id }) => byId.get(id) ?? []);
}

/** A page of the desk's list, with counts by state, given every post in the list's order. */
export function pageOf<Entry extends Pick<DeskPost, "post" | "state">>(
  entries: readonly Entry[],
  {
    query,
    state: wanted,
    category,
    after,
    limit,
  }: Pick<PostQuery, "query" | "state" | "limit"> & {
    readonly [optional in "category" | "after"]?: string | undefined;
  },
): Omit<PostPage, "posts"> & { readonly posts: readonly Entry[] } {
  const counts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0, changed: 0, trash: 0 };
  for (const { state } of entries) {
    counts[state] += 1;
    if (state !== "trash") counts.all += 1;
  }
  const term = searchTerm(query);
  const found = entries.filter(
    ({ post, state }) =>
      (wanted === "all" ? state !== "trash" : state === wanted) &&
      (category === undefined || post.category === category) &&
      (term === "" || matchesQuery(post, term)),
  );
  const start = found.findIndex(({ post }) => post.id === after) + 1;
  const posts = found.slice(start, start + limit);
  const last = posts.at(-1);
  return {
    posts,
    found: found.length,
    counts,
    ...(last && start + posts.length < found.length ? { next: last.post.id } : {}),
  };
}
