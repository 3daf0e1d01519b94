import type { Post, PostSummary } from "../posts/post.ts";
import { sectionAround, snippetAround } from "./snippet.ts";

/** A post that matches a search. */
export interface SearchMatch {
  readonly post: PostSummary;
  /** Plain text around the first match in the content; empty if the content has none. */
  readonly snippet: string;
  /** The heading above that match; empty if there is none. */
  readonly section: string;
}

/** A matching post with its snippet and section, which are empty for an empty term. */
export function searchMatch({ content, ...post }: Post, term: string): SearchMatch {
  return { post, snippet: snippetAround(content, term), section: sectionAround(content, term) };
}
