import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SearchProgress } from "#app/backend/ports/search.ts";
import { createSimulatedSearch } from "#app/backend/simulated/search.ts";
import { makePost } from "../support/posts.ts";
import { publishedInMemory } from "./published-in-memory.ts";
import { describeSearch, stepsIn } from "./search-port.ts";

// Simulated delays elapse immediately, one timer after another.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode("nextTimerAsync");
});
afterEach(() => {
  vi.useRealTimers();
});

describeSearch("published posts", (posts) =>
  Promise.resolve(createSimulatedSearch(publishedInMemory(posts))),
);

describe("the simulated delay (specification, section 9)", () => {
  const posts = [1, 2, 3, 4, 5].map((day) => makePost({ date: `2025-05-0${day}`, title: "Hay" }));
  const port = createSimulatedSearch(publishedInMemory(posts));

  test("a search waits half a second once, not for each part", async () => {
    const at: number[] = [];
    const start = Date.now();
    for await (const { matches } of port.search("hay")) {
      if (matches.length > 0) at.push(Date.now() - start);
    }
    expect(at[0]).toBe(500);
    expect(at.at(-1)).toBeLessThan(550);
  });

  test("shows the first part before reading the last", async () => {
    const steps: SearchProgress[] = await stepsIn(port.search("hay"));
    expect(steps.map(({ matches }) => matches.length)).toEqual([2, 4, 5]);
  });

  test("clearing the search takes as long as searching", async () => {
    const start = Date.now();
    await stepsIn(port.search(""));
    expect(Date.now() - start).toBe(500);
  });
});
