import type { PostSummary } from "../../domain/posts/post.ts";

/** What a card shows of a post. */
export type PostTeaser = Pick<
  PostSummary,
  "id" | "title" | "slug" | "date" | "category" | "excerpt" | "coverImage" | "scenes"
>;
