import type { PostSummary } from "./post.ts";

/** How many related articles a post shows (specification, section 9). */
export const RELATED_COUNT = 3;

type Comparable = Pick<PostSummary, "id" | "category" | "tags">;

/** Posts that share the category or at least one tag, the post itself left out. */
export function relatedPosts<P extends Comparable>(post: Comparable, posts: readonly P[]): P[] {
  return posts.filter(
    (other) =>
      other.id !== post.id &&
      (other.category === post.category || other.tags.some((tag) => post.tags.includes(tag))),
  );
}

/** Draws up to `count` items at random. `random` gives numbers from 0 up to 1, as Math.random does. */
export function draw<T>(items: readonly T[], count: number, random: () => number): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
