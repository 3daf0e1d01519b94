import { articleFile, SEARCH_SHARD_SIZE, searchShardFile } from "#app/domain/data-files.ts";
import type { Post, PostRef, PostSummary } from "#app/domain/posts/post.ts";
import { fetchUnlessStalled } from "#app/shared/fetch-unless-stalled.ts";
import type { ArticleData } from "../data-files.ts";

/** The published posts, read from the site's data files. */
export interface PublishedPosts {
  all(): Promise<readonly PostSummary[]>;
  article(ref: PostRef): Promise<ArticleData | undefined>;
  /** The posts with their Markdown, a shard at a time, newest first. */
  shards(): AsyncIterable<Shard>;
}

interface Shard {
  readonly posts: readonly Post[];
  readonly isLast: boolean;
}

const ALL = "/data/posts.json";

/** Fetches each file at most once; a failed request is retried on the next call. */
export function createPublishedPosts(base = import.meta.env.BASE_URL): PublishedPosts {
  const files = new Map<string, Promise<unknown>>();
  const root = base.replace(/\/$/, "");

  // Unchecked: the same build writes these files from the types they are read as.
  function read<T>(address: string): Promise<T | undefined> {
    const cached = files.get(address);
    if (cached) return cached as Promise<T | undefined>;
    const request = fetchJson<T>(root + address);
    files.set(address, request);
    request.catch(() => files.delete(address));
    return request;
  }

  async function required<T>(address: string): Promise<T> {
    const data = await read<T>(address);
    if (data === undefined) throw new Error("A part of the site couldn’t be loaded.");
    return data;
  }

  return {
    all: () => required<readonly PostSummary[]>(ALL),
    article: async (ref) => (isPlain(ref) ? read<ArticleData>(articleFile(ref)) : undefined),
    async *shards() {
      for (let [shard, isLast] = [0, false]; !isLast; shard += 1) {
        const posts = await required<readonly Post[]>(searchShardFile(shard));
        isLast = posts.length < SEARCH_SHARD_SIZE;
        yield { posts, isLast };
      }
    },
  };
}

/** Hosts treat an escaped slash as a slash, so a part with a slash would address another file. */
function isPlain({ year, month, slug }: PostRef): boolean {
  return ![year, month, slug].some((part) => part.includes("/"));
}

/** @throws Error without a connection or on a server error. A missing file resolves to undefined. */
async function fetchJson<T>(address: string): Promise<T | undefined> {
  const response = await fetchUnlessStalled(address);
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 404 || (response.ok && !type.includes("json"))) return undefined;
  if (!response.ok)
    throw new Error(
      `Something went wrong on our end (error ${response.status}). Please try again.`,
    );
  return response.json() as Promise<T>;
}
