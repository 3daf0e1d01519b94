import type { PostSummary } from "../post.ts";

/** How many related articles a post shows (specification, section 9). */
export const RELATED_COUNT = 3;

type Comparable = Pick<PostSummary, "id" | "category" | "tags">;

/** Posts that share the category or at least one tag, the post itself left out. */
export function relatedPosts<P extends Comparable>(post: Comparable, posts: readonly P[]): P[] {
  return posts.filter((other) => areRelated(post, other));
}

/**
 * The places of up to `count` related posts, those nearest in the list to the post at `index`, in the
 * list's order. A new post is thus of no concern to most others, and few are looked at.
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

/** Draws up to `count` items at random. `random` gives numbers from 0 up to 1, as Math.random does. */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
