import { type Post, type PostSummary, postRef } from "#app/domain/posts/post.ts";
import type { DeskPost, EditablePost } from "../ports/posts.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** A post that was created, changed or removed at the desk. */
interface Remembered {
  /** The newest version; absent while the published one is current. */
  readonly post?: Post;
  readonly version: number;
  readonly trashed: boolean;
}

/** The published posts with the desk's changes on top, in memory until its page is closed (decision 17). */
export function createDeskMemory(published: PublishedPosts) {
  const remembered = new Map<string, Remembered>();

  async function entry(id: string): Promise<DeskPost | undefined> {
    return (await entries()).find(({ post }) => post.id === id);
  }

  /** Every post, including the trash, in no particular order. */
  async function entries(): Promise<DeskPost[]> {
    const all = await published.all();
    const ids = new Set(all.map(({ id }) => id));
    const own = [...remembered].flatMap(([id, memory]) =>
      !ids.has(id) && memory.post ? [describe(withoutText(memory.post), memory, false)] : [],
    );
    return [
      ...all.map((post) => {
        const memory = remembered.get(post.id);
        return describe(memory?.post ? withoutText(memory.post) : post, memory, true);
      }),
      ...own,
    ];
  }

  return {
    entries,

    /** A post with its Markdown, unless it is in the trash. */
    async find(id: string): Promise<EditablePost | undefined> {
      const known = await entry(id);
      if (!known || known.state === "trash") return undefined;
      const own = remembered.get(id)?.post;
      if (own) return { ...known, post: own };
      const article = await published.article(postRef(known.post));
      return article && { ...known, post: { ...known.post, content: article.content } };
    },

    /** Stores a new version. */
    async save(post: Post): Promise<DeskPost> {
      const isPublished = (await published.all()).some(({ id }) => id === post.id);
      const version = (remembered.get(post.id)?.version ?? 1) + 1;
      const memory = { post, version, trashed: false };
      remembered.set(post.id, memory);
      return describe(withoutText(post), memory, isPublished);
    },

    async moveToTrash(id: string): Promise<void> {
      const known = await entry(id);
      if (!known || known.state === "trash") return;
      remembered.set(id, { ...remembered.get(id), version: known.version, trashed: true });
    },

    takeFromTrash(id: string): void {
      const memory = remembered.get(id);
      if (memory) remembered.set(id, { ...memory, trashed: false });
    },
  };
}

/** @param wasPublished whether some version of this post has a public page. */
function describe(
  post: PostSummary,
  memory: Remembered | undefined,
  wasPublished: boolean,
): DeskPost {
  const changed = memory?.post !== undefined;
  return {
    post,
    // In the demo edition every save publishes; `publicPage` says that no reader sees it.
    state: memory?.trashed ? "trash" : "published",
    version: memory?.version ?? 1,
    publicPage: changed ? (wasPublished ? "older" : "none") : "same",
  };
}

function withoutText({ content: _, ...summary }: Post): PostSummary {
  return summary;
}
