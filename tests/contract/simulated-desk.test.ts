import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDeskPosts } from "#app/backend/simulated/desk-posts.ts";
import { makePost } from "../support/posts.ts";
import { describeDeskPosts } from "./desk-posts.ts";
import { publishedInMemory } from "./published-in-memory.ts";

// Simulated delays elapse immediately, one timer after another.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode("nextTimerAsync");
});
afterEach(() => {
  vi.useRealTimers();
});

const NOW = new Date(2025, 10, 21, 23, 30);
const PUBLISH = { kind: "publish" } as const;
const published = makePost({ coverAlt: "A field at rest" });
const { title, slug, category, tags, excerpt, coverImage, content } = published;
const draft = { title, slug, category, tags, excerpt, coverImage, content, date: "" };

describeDeskPosts("demo edition", (posts, today) => {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const now = () => new Date(year, month - 1, day, 23, 30);
  return Promise.resolve(createDeskPosts(publishedInMemory(posts), now));
});

describe("the demo edition alone", () => {
  const make = () => createDeskPosts(publishedInMemory([published]), () => NOW);

  test("reports what readers see of a post: this version, an older one, or nothing", async () => {
    const port = make();
    expect((await port.find(published.id))?.publicPage).toBe("same");
    const edited = await port.update(published.id, draft, PUBLISH, 1);
    expect(edited).toMatchObject({ saved: { publicPage: "older", version: 2 } });
    const made = await port.create("new", { ...draft, slug: "b" }, PUBLISH);
    expect(made).toMatchObject({ saved: { publicPage: "none" } });
    await port.remove(published.id);
    await port.restore(published.id);
    expect((await port.find(published.id))?.publicPage).toBe("older");
  });

  test("a new cover drops the old one's text alternative", async () => {
    const port = make();
    const other = { ...draft, coverImage: "https://images.pexels.com/photos/2/b.jpeg" };
    expect(await port.update(published.id, other, PUBLISH, 1)).toMatchObject({
      saved: { post: { coverAlt: "" } },
    });
  });

  test("saving takes a second, loading a post half a second, and lists no time (specification, section 9)", async () => {
    const port = make();
    const took = async (work: () => Promise<unknown>) => {
      const start = Date.now();
      await work();
      return Date.now() - start;
    };
    expect(await took(() => port.create("new", { ...draft, slug: "b" }, PUBLISH))).toBe(1000);
    expect(await took(() => port.update(published.id, draft, PUBLISH, 1))).toBe(1000);
    expect(await took(() => port.find(published.id))).toBe(500);
    expect(await took(() => port.article(published.id))).toBe(500);
    expect(await took(() => port.terms())).toBe(0);
  });
});
