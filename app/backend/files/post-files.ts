import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parsePostFile, textOf } from "#app/content-model/posts/parse-post.ts";
import type { PostFacts } from "#app/content-model/posts/post-schema.ts";
import { newestFirst, type Post, postPath, type PostSummary } from "#app/domain/posts/post.ts";

/** The address of a picture in the server edition's library; an export of its site has the picture as a file. */
const LIBRARY_PICTURE = /(?<![^\s("'<])\/media\/[\w.-]*\w/g;

/** Posts, newest first. Texts are read on demand, so that thousands need not be in memory. */
export interface PostSource {
  readonly summaries: readonly PostSummary[];
  /** The Markdown of the post at an index of the list. */
  readonly text: (index: number) => string;
}

/**
 * Reads every post's front matter.
 *
 * @param folder the posts', relative to the checkout. Benchmarks set POSTS_DIR to use other posts.
 * @throws Error with one line per problem: file, line, field and what is wrong.
 */
export function readPostFiles(
  root: string,
  folder = process.env.POSTS_DIR ?? "content/posts",
): PostSource {
  const problems: string[] = [];
  const posts = readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      try {
        const text = readFileSync(resolve(root, file), "utf8");
        const { post, facts } = parsePostFile(file, text);
        if (isUnpublished(facts)) return [];
        problems.push(...missingPictures(root, file, text));
        // V8 substrings keep the whole file in memory; cloning copies them.
        return [structuredClone(summaryOf(post))];
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
        return [];
      }
    });
  problems.push(...sharedNames(posts, folder));
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const summaries = newestFirst(posts);
  return {
    summaries,
    text(index) {
      const post = summaries[index];
      if (!post) return "";
      return textOf(readFileSync(resolve(root, folder, fileOf(post)), "utf8"));
    },
  };
}

function summaryOf({ content: _, ...summary }: Post): PostSummary {
  return summary;
}

/** One error line for each picture of the library that `public/` does not have. */
function missingPictures(root: string, file: string, text: string): string[] {
  return Array.from(text.matchAll(LIBRARY_PICTURE), ({ 0: address, index }) => {
    if (existsSync(resolve(root, `public${address}`))) return [];
    const line = text.slice(0, index).split("\n").length;
    return [`${file}:${line}: there is no picture public${address}`];
  }).flat();
}

/** Whether a post is a draft, or scheduled for later. */
function isUnpublished({ draft, publishAt }: PostFacts): boolean {
  return draft === true || (publishAt !== undefined && Date.parse(publishAt) > Date.now());
}

/** The name of a post's file. Its id may differ from it. */
function fileOf({ date, slug }: PostSummary): string {
  return `${date}-${slug}.md`;
}

/** One error line for each post whose address (decision 21) or id another post has already. */
function sharedNames(posts: readonly PostSummary[], folder: string): string[] {
  const byAddress = new Map<string, string>();
  const byId = new Map<string, string>();
  return posts.flatMap((post) => {
    const file = fileOf(post);
    const sameAddress = claim(byAddress, postPath(post), file);
    const sameId = claim(byId, post.id, file);
    return [
      ...(sameAddress
        ? [`${folder}/${file}:1: has the same month and slug as ${sameAddress}`]
        : []),
      ...(sameId ? [`${folder}/${file}:1: id is also the id of ${sameId}`] : []),
    ];
  });
}

/** Returns the file that has a name already; otherwise records the name as this file's. */
function claim(owners: Map<string, string>, name: string, file: string): string | undefined {
  const owner = owners.get(name);
  if (owner === undefined) owners.set(name, file);
  return owner;
}
