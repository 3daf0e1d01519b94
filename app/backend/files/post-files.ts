import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parsePostFile, textOf } from "../../content-model/posts/parse-post.ts";
import type { PostFacts } from "../../content-model/posts/write-post.ts";
import { newestFirst, type Post, type PostSummary } from "../../domain/posts/post.ts";

/** Posts, newest first. A text is read when it is asked for: thousands need not be in memory. */
export interface PostSource {
  readonly summaries: readonly PostSummary[];
  /** The Markdown of the post at an index of the list. */
  readonly text: (index: number) => string;
}

/** Where the posts are, from the root of the checkout. POSTS_DIR: to measure with many (bench/). */
export function postsFolder(setting = process.env.POSTS_DIR): string {
  return setting ?? "content/posts";
}

/**
 * Reads every post's front matter.
 *
 * @throws Error whose message has one line for each problem: file, line, field, what is wrong.
 */
export function readPostFiles(root: string, folder = postsFolder()): PostSource {
  const problems: string[] = [];
  const posts = readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        const { post, facts } = parsePostFile(file, readFileSync(resolve(root, file), "utf8"));
        if (isKeptBack(facts)) return [];
        // A part of a string keeps the whole string in memory; a copy does not.
        return [structuredClone(summaryOf(post))];
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
        return [];
      }
    });
  problems.push(...sharedAddresses(posts, folder));
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const summaries = newestFirst(posts);
  return {
    summaries,
    text(index) {
      const post = summaries[index];
      if (!post) return "";
      return textOf(readFileSync(resolve(root, folder, `${post.date}-${post.slug}.md`), "utf8"));
    },
  };
}

/** Every post with its Markdown, newest first. */
export function readPosts(root: string, folder = postsFolder()): Post[] {
  const { summaries, text } = readPostFiles(root, folder);
  return summaries.map((summary, index) => ({ ...summary, content: text(index) }));
}

/** Posts that are in memory already. */
export function postsInMemory(posts: readonly Post[]): PostSource {
  const sorted = newestFirst(posts);
  return { summaries: sorted.map(summaryOf), text: (index) => sorted[index]?.content ?? "" };
}

export function summaryOf({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

/** Readers do not see a draft, nor a post whose moment has not come. */
function isKeptBack({ draft, publishAt }: PostFacts): boolean {
  return draft === true || (publishAt !== undefined && Date.parse(publishAt) > Date.now());
}

/** One line for each post whose address another post has already (decision 21). */
function sharedAddresses(posts: readonly PostSummary[], folder: string): string[] {
  const seen = new Map<string, string>();
  return posts.flatMap(({ date, slug, id }) => {
    const address = `${date.slice(0, 7)}/${slug}`;
    const other = seen.get(address);
    seen.set(address, id);
    if (other === undefined) return [];
    return [`${folder}/${id}.md:1: has the same month and slug as ${other}.md`];
  });
}
