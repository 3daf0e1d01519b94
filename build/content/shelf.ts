import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { newestFirst, type PostSummary } from "../../app/domain/post.ts";
import { hashOf } from "../hash-of.ts";
import { parsePost, textOf } from "./parse-post.ts";
import { type PostSource, summaryOf } from "./post-source.ts";
import { POSTS_FOLDER, readEach } from "./read-posts.ts";

/** A post whose text stays on the disk. Plain data, so that it can be handed to another thread. */
export interface ShelvedPost {
  readonly summary: PostSummary;
  /** Path of its file. */
  readonly file: string;
  /** Of the whole file and its name. */
  readonly hash: string;
}

/**
 * Reads all posts, newest first, and keeps what lists show of them.
 *
 * @param known summaries of posts that were parsed before, by their hash.
 * @throws Error whose message has one line for each fault: file, line, field, what is wrong.
 */
export function shelvePosts(
  known: ReadonlyMap<string, PostSummary>,
  root = process.cwd(),
  folder = POSTS_FOLDER,
): ShelvedPost[] {
  const shelved = new Map<PostSummary, ShelvedPost>();
  const summaries = readEach(root, folder, (file, bytes) => {
    const hash = hashOf(file + hashOf(bytes));
    const summary = known.get(hash) ?? onItsOwn(summaryOf(parsePost(file, bytes.toString())));
    shelved.set(summary, { summary, file: resolve(root, file), hash });
    return summary;
  });
  return newestFirst(summaries).flatMap((summary) => shelved.get(summary) ?? []);
}

/** A part of a text keeps the whole of it in memory; a copy does not. */
function onItsOwn(summary: PostSummary): PostSummary {
  return structuredClone(summary);
}

/** Reads a text from its file at each question: a page is made once. */
export function shelfSource(posts: readonly ShelvedPost[]): PostSource {
  return {
    summaries: posts.map(({ summary }) => summary),
    text(place) {
      const post = posts[place];
      return post ? textOf(readFileSync(post.file, "utf8")) : "";
    },
    textHash: (place) => posts[place]?.hash ?? "",
  };
}
