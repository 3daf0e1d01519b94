import type { Post, PostSummary } from "../posts/post.ts";
import { sectionAround, snippetAround } from "./snippet.ts";

/** A post that a search found. */
export interface SearchMatch {
  readonly post: PostSummary;
  /** Plain text around the first place where the term occurs in the content; empty if nowhere. */
  readonly snippet: string;
  /** The heading above that place; empty where there is none. */
  readonly section: string;
}

/** What a list shows of a post that matches. Without a term every post does, and nothing stands out. */
export function searchMatch({ content, ...post }: Post, term: string): SearchMatch {
  return { post, snippet: snippetAround(content, term), section: sectionAround(content, term) };
}
