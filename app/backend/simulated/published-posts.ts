import { articleFile, SEARCH_SHARD_SIZE, searchShardFile } from "../../domain/data-files.ts";
import type { BlogOverview } from "../../domain/posts/lists/overview.ts";
import type { Article, Post, PostRef, PostSummary } from "../../domain/posts/post.ts";

/** An article with its Markdown, as it is in the post's data file. */
interface PublishedArticle extends Article {
  readonly content: string;
}

/** The posts that were published with the site, read from the files that lie beside its pages. */
export interface PublishedPosts {
  all(): Promise<readonly PostSummary[]>;
  article(ref: PostRef): Promise<PublishedArticle | undefined>;
  /** The posts with their Markdown, a shard at a time, newest first. */
  whole(): AsyncIterable<readonly Post[]>;
}

const ALL = "/data/posts.json";
const OVERVIEW = "/data/overview.json";

/** Reads each file at most once; a failed read is tried again the next time. */
export function createPublishedPosts(base = import.meta.env.BASE_URL): PublishedPosts {
  const files = new Map<string, Promise<unknown>>();
  const root = base.replace(/\/$/, "");

  // The files are written by the same build from the types that they are read as.
  function read<T>(address: string): Promise<T | undefined> {
    const known = files.get(address);
    if (known) return known as Promise<T | undefined>;
    const reading = fetchJson<T>(root + address);
    files.set(address, reading);
    reading.catch(() => files.delete(address));
    return reading;
  }

  async function needed<T>(address: string): Promise<T> {
    const data = await read<T>(address);
    if (data === undefined) throw new Error("A part of the site could not be loaded.");
    return data;
  }

  return {
    all: () => needed<readonly PostSummary[]>(ALL),
    article: async (ref) => (isPlain(ref) ? read<PublishedArticle>(articleFile(ref)) : undefined),
    async *whole() {
      // Not the list of all posts: with thousands, that is more than the first shard.
      const shards = Math.ceil((await needed<BlogOverview>(OVERVIEW)).total / SEARCH_SHARD_SIZE);
      for (let shard = 0; shard < shards; shard += 1) {
        yield await needed<readonly Post[]>(searchShardFile(shard));
      }
    },
  };
}

/** Hosts read an escaped slash like any other: such a part of an address would name another file. */
function isPlain({ year, month, slug }: PostRef): boolean {
  return ![year, month, slug].some((part) => part.includes("/"));
}

/** @throws Error when there is no connection or the host fails; a missing file is `undefined`. */
async function fetchJson<T>(address: string): Promise<T | undefined> {
  const response = await fetch(address);
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 404 || (response.ok && !type.includes("json"))) return undefined;
  if (!response.ok)
    throw new Error(
      `Something went wrong on our end (error ${response.status}). Please try again.`,
    );
  return response.json() as Promise<T>;
}
