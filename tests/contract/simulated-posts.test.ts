import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOAD_DELAY, SEARCH_DELAY } from "../../app/adapters/simulated/delays.ts";
import { createSimulatedPosts } from "../../app/adapters/simulated/posts.ts";
import type { SearchProgress } from "../../app/domain/ports.ts";
import { refOf } from "../../app/domain/post.ts";
import { makePost } from "../support/posts.ts";
import { describePostsPort } from "./posts-port.ts";
import { publishedInMemory } from "./published-in-memory.ts";

// The simulated waits pass at once, one timer after the other.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode("nextTimerAsync");
});
afterEach(() => {
  vi.useRealTimers();
});

describePostsPort("simulated posts", (posts, today) => {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const now = () => new Date(year, month - 1, day, 23, 30);
  return Promise.resolve(createSimulatedPosts(publishedInMemory(posts), now));
});

describe("the simulated delays (specification, section 9)", () => {
  const posts = [1, 2, 3, 4, 5].map((day) => makePost({ date: `2025-05-0${day}`, title: "Hay" }));
  const port = createSimulatedPosts(publishedInMemory(posts));

  async function took(work: () => Promise<unknown>): Promise<number> {
    const start = Date.now();
    await work();
    return Date.now() - start;
  }

  test("a search answers after half a second, and not again after each part", async () => {
    const at: number[] = [];
    const start = Date.now();
    for await (const { matches } of port.search("hay")) {
      if (matches.length > 0) at.push(Date.now() - start);
    }
    expect(at[0]).toBe(SEARCH_DELAY);
    expect(at.at(-1)).toBeLessThan(SEARCH_DELAY + 50);
  });

  test("the first part is shown before the last is read", async () => {
    const steps: SearchProgress[] = await Array.fromAsync(port.search("hay"));
    expect(steps.map(({ matches }) => matches.length)).toEqual([2, 4, 5, 5]);
  });

  test("clearing the search takes as long as searching", async () => {
    expect(await took(() => Array.fromAsync(port.search("")))).toBe(SEARCH_DELAY);
  });

  test("an article takes half a second, found or not; lists and titles take none", async () => {
    const [post] = posts;
    const ref = refOf(post ?? makePost());
    expect(await took(() => port.article(ref))).toBe(LOAD_DELAY);
    expect(await took(() => port.article({ ...ref, slug: "nope" }))).toBe(LOAD_DELAY);
    expect(await took(() => port.summary(ref))).toBe(0);
    expect(await took(() => port.overview())).toBe(0);
    expect(await took(() => port.all())).toBe(0);
  });
});
