import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { contentHash } from "../app/backend/files/content-hash.ts";
import type { ContentPort } from "../app/backend/ports/content.ts";
import { postNeighbors } from "../app/domain/posts/lists/related.ts";
import { postPath, postRef } from "../app/domain/posts/post.ts";
import { sharedAs } from "../app/seo/share-image.ts";

/**
 * A cache key for each post's files, by the post's address. It covers the bundle, the post itself and what
 * its page shows of other posts.
 *
 * @param bundle a hash of the bundle and the settings.
 */
export async function postKeys(
  content: ContentPort,
  bundle: string,
): Promise<ReadonlyMap<string, string>> {
  const posts = await content.posts();
  const hashes = new Map(posts.map((post) => [post, contentHash(JSON.stringify(post))]));
  const keys = new Map<string, string>();
  for (const [index, post] of posts.entries()) {
    const { newer, older, relatedPool } = postNeighbors(posts, index);
    const shown = [post, newer, older, ...relatedPool].map((other) => other && hashes.get(other));
    const text = contentHash((await content.markdown(postRef(post))) ?? "");
    keys.set(
      postPath(post),
      contentHash([bundle, sharedAs(post, posts), text, ...shown].join(" ")),
    );
  }
  return keys;
}

/** The keys of the last export; empty if the record is missing or damaged. */
export function loadKeys(record: string): Readonly<Record<string, unknown>> {
  try {
    const keys: unknown = JSON.parse(readFileSync(record, "utf8"));
    return typeof keys === "object" && keys !== null ? { ...keys } : {};
  } catch {
    return {};
  }
}

export function saveKeys(record: string, keys: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(keys)));
}
