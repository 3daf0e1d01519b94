import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PostSummary } from "../../app/domain/post.ts";
import type { ShelvedPost } from "./shelf.ts";

interface LastTime {
  readonly version: string;
  readonly posts: readonly (readonly [hash: string, summary: PostSummary])[];
}

/**
 * What the last build read from the posts' files, by hash: reading YAML takes longer than all else in a
 * build that changes little. Safe to delete.
 *
 * @param version changes with the code that reads posts (site/build-version.ts).
 */
export function knownSummaries(file: string, version: string) {
  const last = lastTime(file);
  const posts = last?.version === version ? last.posts : [];
  const known = new Map(posts);
  return {
    known,
    /** Keeps them for the next build. */
    keep(shelf: readonly ShelvedPost[]): void {
      if (shelf.length === known.size && shelf.every(({ hash }) => known.has(hash))) return;
      const now = { version, posts: shelf.map(({ hash, summary }) => [hash, summary] as const) };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(now satisfies LastTime));
    },
  };
}

/** Written whole by this module alone; a damaged one counts as none. */
function lastTime(file: string): LastTime | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as LastTime;
  } catch {
    return undefined;
  }
}
