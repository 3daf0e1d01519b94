import { calendarDate, localDate } from "../../domain/calendar-date.ts";
import type { PostDraft, PostWriter } from "../../domain/ports.ts";
import { type Post, type PostSummary, postPath } from "../../domain/post.ts";
import { site } from "../../../content/site.ts";
import { delay, LOAD_DELAY, SAVE_DELAY } from "./delays.ts";
import { withScenes } from "./drawn-scenes.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** The editor's changes, in memory for the life of the page (decision 17). */
export interface PostChanges {
  readonly writer: PostWriter;
  /** Whether nothing has been changed. */
  none(): boolean;
  /** Whether the published post of this id is replaced or removed. */
  hides(id: string): boolean;
  posts(): Iterable<Post>;
  find(test: (post: Post) => boolean): Post | undefined;
  applyTo(posts: readonly PostSummary[]): PostSummary[];
}

export function createPostChanges(published: PublishedPosts, now: () => Date): PostChanges {
  const changed = new Map<string, Post>();
  /** Ids of removed posts, and whether each had been made or edited here. */
  const removed = new Map<string, boolean>();
  let created = 0;

  const hides = (id: string) => changed.has(id) || removed.has(id);
  const publishedSummary = async (id: string) => (await published.all()).find((p) => p.id === id);

  async function find(id: string): Promise<Post | undefined> {
    const own = changed.get(id);
    if (own || removed.has(id)) return own;
    const summary = await publishedSummary(id);
    if (!summary) return undefined;
    const [, , year = "", month = "", slug = ""] = postPath(summary).split("/");
    const article = await published.article({ year, month, slug: decodeURIComponent(slug) });
    return article && { ...summary, content: article.content };
  }

  const writer: PostWriter = {
    kept: false,
    async find(id) {
      const [post] = await Promise.all([find(id), delay(LOAD_DELAY)]);
      return post;
    },
    async create(draft) {
      created += 1;
      const bare: Post = {
        id: `new-${created}`,
        author: { name: site.byline, avatar: "" },
        featured: false,
        coverAlt: "",
        ...fieldsOf(draft),
        date: draft.date ? calendarDate(draft.date) : localDate(now()),
      };
      const [post] = await Promise.all([withScenes(bare), delay(SAVE_DELAY)]);
      changed.set(post.id, post);
      return post;
    },
    async update(id, draft) {
      const [post, original] = await Promise.all([
        find(id),
        publishedSummary(id),
        delay(SAVE_DELAY),
      ]);
      if (!post) return undefined;
      const coverAlt = draft.coverImage === post.coverImage ? post.coverAlt : "";
      const date = draft.date ? calendarDate(draft.date) : post.date;
      const edited = await withScenes({ ...post, ...fieldsOf(draft), coverAlt, date }, original);
      changed.set(id, edited);
      return edited;
    },
    async remove(id) {
      const post = await find(id);
      if (post) removed.set(id, changed.delete(id));
      return post;
    },
    restore(post) {
      // A published post that was only removed is itself again; any other is one of this page's own.
      if (removed.get(post.id) !== false) changed.set(post.id, post);
      removed.delete(post.id);
      return Promise.resolve();
    },
  };

  return {
    writer,
    hides,
    none: () => changed.size === 0 && removed.size === 0,
    posts: () => changed.values(),
    find: (test) => [...changed.values()].find(test),
    applyTo: (posts) => [
      ...posts.filter(({ id }) => !hides(id)),
      ...[...changed.values()].map(({ content: _, ...summary }) => summary),
    ],
  };
}

function fieldsOf({ date: _, ...fields }: PostDraft): Omit<PostDraft, "date"> {
  return fields;
}
