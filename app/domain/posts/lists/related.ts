import type { PostSummary } from "../post.ts";

/** The number of related articles on a post's page (specification, section 9). */
export const RELATED_COUNT = 3;

type Comparable = Pick<PostSummary, "id" | "category" | "tags">;

/** Other posts that share the category or at least one tag. */
export function relatedPosts<P extends Comparable>(post: Comparable, posts: readonly P[]): P[] {
  return posts.filter((other) => areRelated(post, other));
}

/**
 * The indexes of the `count` related posts nearest to the post at `index`, in the list's order. Taking the
 * nearest means that a new post leaves most other pages unchanged, and that few posts are examined.
 */
export function relatedIndexes(
  posts: readonly Comparable[],
  index: number,
  count: number,
): readonly number[] {
  const post = posts[index];
  const found: number[] = [];
  for (let step = 1; post && found.length < count && step < posts.length; step += 1) {
    for (const place of [index + step, index - step]) {
      const other = posts[place];
      if (other && areRelated(post, other)) found.push(place);
    }
  }
  return found.slice(0, count).toSorted((a, b) => a - b);
}

function areRelated(post: Comparable, other: Comparable): boolean {
  return (
    other.id !== post.id &&
    (other.category === post.category || other.tags.some((tag) => post.tags.includes(tag)))
  );
}

/** Picks up to `count` distinct items at random. `random` works like `Math.random`. */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const remaining = [...items];
  const picked: T[] = [];
  while (picked.length < count && remaining.length > 0) {
    picked.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  }
  return picked;
}
