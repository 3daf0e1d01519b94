import type { PostSummary } from "#app/domain/posts/post.ts";

/** The fields of a post that a card shows. */
export type PostTeaser = Pick<
  PostSummary,
  "id" | "title" | "slug" | "date" | "category" | "excerpt" | "coverImage" | "scene"
>;
