import { newestFirst, type Post, type PostSummary } from "../../app/domain/post.ts";
import { hashOf } from "../hash-of.ts";

/** Posts, newest first. A text is given when it is asked for: thousands of them need not be in memory. */
export interface PostSource {
  readonly summaries: readonly PostSummary[];
  /** The Markdown of the post at a place of the list. */
  text(place: number): string;
  /** A hash that changes with that Markdown. */
  textHash(place: number): string;
}

export function postsInMemory(posts: readonly Post[]): PostSource {
  const sorted = newestFirst(posts);
  const text = (place: number) => sorted[place]?.content ?? "";
  return {
    summaries: sorted.map(summaryOf),
    text,
    textHash: (place) => hashOf(text(place)),
  };
}

export function summaryOf({ content: _, ...summary }: Post): PostSummary {
  return summary;
}
