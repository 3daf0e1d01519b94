import type { Article, PostSummary } from "../post.ts";

/** The number of candidates for "Related Articles" in a post's document (decision 13). */
const RELATED_POOL_SIZE = 6;

type Comparable = Pick<PostSummary, "category" | "tags">;

/** The other posts that the page of the post at `index` shows. `posts` must be newest first. */
export function postNeighbors(
  posts: readonly PostSummary[],
  index: number,
): Pick<Article, "relatedPool" | "newer" | "older"> {
  const [newer, older] = [posts[index - 1], posts[index + 1]];
  return {
    relatedPool: relatedPosts(posts, index, RELATED_POOL_SIZE),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
  };
}

/**
 * Posts that share the category or at least one tag with the post at `index`: the `count` nearest to it, in
 * the list's order. Taking the nearest means that a new post leaves most other pages unchanged, and that few
 * posts are examined.
 */
export function relatedPosts<P extends Comparable>(
  posts: readonly P[],
  index: number,
  count: number,
): P[] {
  const post = posts[index];
  const found: number[] = [];
  for (let step = 1; post && found.length < count && step < posts.length; step += 1) {
    for (const place of [index + step, index - step]) {
      const other = posts[place];
      if (other && areRelated(post, other)) found.push(place);
    }
  }
  const nearest = found.slice(0, count).toSorted((a, b) => a - b);
  return nearest.flatMap((place) => posts[place] ?? []);
}

const areRelated = (post: Comparable, other: Comparable): boolean =>
  other.category === post.category || other.tags.some((tag) => post.tags.includes(tag));
