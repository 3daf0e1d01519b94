import { slugFromTitle } from "../slug.ts";
import { categoryPath } from "./category.ts";
import { searchPath } from "../../search/search.ts";

export type TermKind = "category" | "tag";

/** The category and tags of a post. */
export interface Filed {
  readonly category: string;
  readonly tags: readonly string[];
}

/** The address that lists the posts of a category or tag. */
export function termPath(kind: TermKind, name: string): string {
  return kind === "category" ? categoryPath(name) : searchPath(name);
}

/** Every address of a category or tag: a category also answers to its hyphenated name (decision 9). */
export function termAddresses(kind: TermKind, name: string): readonly string[] {
  const path = termPath(kind, name);
  if (kind === "tag") return [path];
  return [...new Set([path, categoryPath(slugFromTitle(name))])];
}

/** Whether a post has a category or tag. */
export function isFiledUnder({ category, tags }: Filed, kind: TermKind, name: string): boolean {
  return kind === "category" ? category === name : tags.includes(name);
}

/**
 * A post with one category or tag replaced by another. A post that has both tags keeps one.
 *
 * @param to undefined removes the tag; a category is only ever replaced
 */
export function withTerm<Post extends Filed>(
  post: Post,
  kind: TermKind,
  from: string,
  to: string | undefined,
): Post {
  if (!isFiledUnder(post, kind, from)) return post;
  if (kind === "category") return to === undefined ? post : { ...post, category: to };
  const tags = post.tags.flatMap((tag) => (tag === from ? (to ?? []) : tag));
  return { ...post, tags: distinctTags(tags) };
}

/** Each tag once, in its first spelling: to a reader, "Hay" and "hay" are the same. */
export function distinctTags(tags: readonly string[]): string[] {
  const spellings = new Map<string, string>();
  for (const tag of tags) {
    const key = tag.toLowerCase();
    if (!spellings.has(key)) spellings.set(key, tag);
  }
  return [...spellings.values()];
}

/**
 * A post with the change of its terms undone, except for what was changed again since.
 *
 * @param before the post's terms before the change
 * @param after its terms right after the change
 */
export function withTermBack<Post extends Filed>(post: Post, before: Filed, after: Filed): Post {
  const category = post.category === after.category ? before.category : post.category;
  if (isSame(post.tags, after.tags)) return { ...post, category, tags: before.tags };
  const added = after.tags.filter((tag) => !before.tags.includes(tag));
  const removed = before.tags.filter((tag) => !after.tags.includes(tag));
  const kept = post.tags.filter((tag) => !added.includes(tag));
  return { ...post, category, tags: [...new Set([...kept, ...removed])] };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((tag, at) => tag === b[at]);
}
