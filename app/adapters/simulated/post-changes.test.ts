import { beforeEach, describe, expect, test, vi } from "vitest";
import { calendarDate } from "../../domain/calendar-date.ts";
import type { PostDraft } from "../../domain/ports.ts";
import { matchesRef, type Post } from "../../domain/post.ts";
import { createPostChanges } from "./post-changes.ts";
import type { PublishedPosts } from "./published-posts.ts";

const published: Post = {
  id: "a",
  title: "Rest",
  slug: "rest",
  date: calendarDate("2025-05-08"),
  updated: calendarDate("2025-05-09"),
  author: { name: "Somebody", avatar: "https://images.example/face.jpg" },
  category: "Animal Health",
  tags: ["rest-recovery"],
  excerpt: "Why rest.",
  coverImage: "https://images.example/rest.jpg",
  coverAlt: "A field at rest",
  featured: true,
  content: "The whole text",
};
const { content: _, ...summary } = published;
const { title, slug, category, tags, excerpt, coverImage, content } = published;
const draft: PostDraft = { title, slug, category, tags, excerpt, coverImage, content };

function onePost(): PublishedPosts {
  return {
    all: () => Promise.resolve([summary]),
    overview: () => Promise.reject(new Error("not asked for")),
    summary: (ref) => Promise.resolve(matchesRef(published, ref) ? summary : undefined),
    article: (ref) =>
      Promise.resolve(
        matchesRef(published, ref)
          ? { post: summary, html: "", toc: [], relatedPool: [], content }
          : undefined,
      ),
    async *whole() {},
  };
}

const now = () => new Date(2025, 10, 21, 23, 30);
let changes: ReturnType<typeof createPostChanges>;
const ids = () => changes.applyTo([summary]).map(({ id }) => id);

async function settle<T>(promise: Promise<T>): Promise<T> {
  // Drawing a cover loads a module, which no timer hurries.
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(200);
  return promise;
}

beforeEach(() => {
  vi.useFakeTimers();
  changes = createPostChanges(onePost(), now);
  return () => vi.useRealTimers();
});

describe("creating", () => {
  test("a post of today by the site's byline, with a drawn cover (decision 20)", async () => {
    const post = await settle(changes.writer.create(draft));
    expect(post).toMatchObject({ ...draft, date: "2025-11-21", featured: false, coverAlt: "" });
    expect(post.author.name).toBe("First Paddock Editorial Team");
    expect(Object.keys(post.scenes ?? {}).toSorted()).toEqual(["band", "card", "narrow"]);
    expect(post.scenes?.card).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(ids()).toEqual(["a", post.id]);
  });
  test("two posts never share an id", async () => {
    const [one, two] = await settle(
      Promise.all([changes.writer.create(draft), changes.writer.create(draft)]),
    );
    expect(one.id).not.toBe(two.id);
  });
  test("takes about a second (specification, section 9)", async () => {
    let saved = false;
    void changes.writer.create(draft).then(() => (saved = true));
    await vi.advanceTimersByTimeAsync(900);
    expect(saved).toBe(false);
  });
});

describe("finding", () => {
  test("a published post with its text, after about half a second", async () => {
    let found: Post | undefined;
    void changes.writer.find("a").then((post) => (found = post));
    await vi.advanceTimersByTimeAsync(400);
    expect(found).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(found).toEqual(published);
  });
  test("an unknown id is undefined", async () => {
    expect(await settle(changes.writer.find("nobody"))).toBeUndefined();
  });
});

describe("editing", () => {
  test("keeps every field the form does not show (decision 19)", async () => {
    const edited = await settle(changes.writer.update("a", { ...draft, title: "Rest more" }));
    expect(edited).toEqual({ ...published, title: "Rest more" });
    expect(changes.hides("a")).toBe(true);
  });
  test("no date keeps the date, a date moves the post", async () => {
    const moved = await settle(changes.writer.update("a", { ...draft, date: "2024-02-29" }));
    expect(moved?.date).toBe("2024-02-29");
    const again = await settle(changes.writer.update("a", draft));
    expect(again?.date).toBe("2024-02-29");
  });
  test("another photo drops the words that described the old one", async () => {
    const edited = await settle(
      changes.writer.update("a", { ...draft, coverImage: "https://images.example/b.jpg" }),
    );
    expect(edited?.coverAlt).toBe("");
  });
  test("the cover is drawn again only where its file no longer fits", async () => {
    const moved = await settle(changes.writer.update("a", { ...draft, slug: "rest-2" }));
    expect(moved?.scenes).toBeDefined();
    const back = await settle(changes.writer.update("a", draft));
    expect(back?.scenes).toBeUndefined();
  });
  test("a post that is gone cannot be edited", async () => {
    await changes.writer.remove("a");
    expect(await settle(changes.writer.update("a", draft))).toBeUndefined();
    expect(await settle(changes.writer.update("nobody", draft))).toBeUndefined();
  });
});

describe("removing and restoring", () => {
  test("a published post goes, and comes back as if nothing had been", async () => {
    const removed = await changes.writer.remove("a");
    expect(removed).toEqual(published);
    expect(ids()).toEqual([]);
    expect(await settle(changes.writer.find("a"))).toBeUndefined();
    if (removed) await changes.writer.restore(removed);
    expect(ids()).toEqual(["a"]);
    expect(changes.none()).toBe(true);
  });
  test("an edited post comes back edited", async () => {
    await settle(changes.writer.update("a", { ...draft, title: "Rest more" }));
    const removed = await changes.writer.remove("a");
    expect(changes.find(() => true)).toBeUndefined();
    if (removed) await changes.writer.restore(removed);
    expect(changes.find(({ id }) => id === "a")?.title).toBe("Rest more");
  });
  test("a created post comes back", async () => {
    const { id } = await settle(changes.writer.create(draft));
    const removed = await changes.writer.remove(id);
    expect(ids()).toEqual(["a"]);
    if (removed) await changes.writer.restore(removed);
    expect(ids()).toEqual(["a", id]);
  });
  test("removing twice, or what never was, does nothing", async () => {
    await changes.writer.remove("a");
    expect(await changes.writer.remove("a")).toBeUndefined();
    expect(await changes.writer.remove("nobody")).toBeUndefined();
  });
});
