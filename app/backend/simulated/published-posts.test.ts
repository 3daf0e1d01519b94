import { afterEach, expect, test, vi } from "vitest";
import { articleFile, SEARCH_SHARD_SIZE } from "#app/domain/data-files.ts";
import { createPublishedPosts } from "./published-posts.ts";

const REF = { year: "2025", month: "05", slug: "nesting" };
const PAGE = { status: 200, headers: { "Content-Type": "text/html" } };
const json = (data: unknown) => Response.json(data);

/** Stubs `fetch` and returns the list of requested addresses. */
function host(respond: (address: string) => Response): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    return respond(address);
  });
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("fetches a file once, below the site's base path", async () => {
  const requests = host(() => json([{ id: "one" }]));
  const posts = createPublishedPosts("/grazing/");
  expect(await Promise.all([posts.all(), posts.all()])).toEqual([[{ id: "one" }], [{ id: "one" }]]);
  expect(requests).toEqual(["/grazing/data/posts.json"]);
});

test.each([
  ["a host that answers 404", () => new Response("Not Found", { status: 404 })],
  ["a host that serves a page for every address", () => new Response("<!doctype html>", PAGE)],
])("a missing post is undefined on %s", async (_, respond) => {
  host(respond);
  expect(await createPublishedPosts("/").article(REF)).toBeUndefined();
});

test("does not request a slug that would address another file", async () => {
  const requests = host(() => json({}));
  expect(await createPublishedPosts("/").article({ ...REF, slug: "../x" })).toBeUndefined();
  expect(requests).toEqual([]);
});

test.each([
  ["a server error", () => new Response("", { status: 500 })],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("rejects on %s, and tries again on the next call", async (_, fail) => {
  host(fail);
  const posts = createPublishedPosts("/");
  await expect(posts.article(REF)).rejects.toThrow();
  const requests = host(() => json({ post: { id: "one" } }));
  expect(await posts.article(REF)).toEqual({ post: { id: "one" } });
  expect(requests).toEqual([articleFile(REF)]);
});

test("waits for a slow response, and rejects once it stalls", async () => {
  vi.useFakeTimers();
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const answers = [readable.pipeThrough(new TextEncoderStream()), new ReadableStream()];
  host(() => new Response(answers.shift(), { headers: { "Content-Type": "application/json" } }));
  const slow = createPublishedPosts("/").all();
  for (const part of ["[", " ", "]"]) {
    void writer.write(part);
    await vi.advanceTimersByTimeAsync(14_000);
  }
  void writer.close();
  expect(await slow).toEqual([]);

  const stalled = createPublishedPosts("/").all().catch(String);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await stalled).toContain("AbortError");
});

test("rejects if the list of posts is missing", async () => {
  host(() => new Response("", { status: 404 }));
  await expect(createPublishedPosts("/").all()).rejects.toThrow("couldn’t be loaded");
});

test("reads all texts one shard at a time, up to the first with room", async () => {
  const posts = Array.from({ length: SEARCH_SHARD_SIZE }, (_, id) => ({ id }));
  const requests = host((address) => json(address.includes("-0") ? posts : posts.slice(1)));
  const lasts: boolean[] = [];
  for await (const { isLast } of createPublishedPosts("/").shards()) lasts.push(isLast);
  expect(requests).toEqual(["/data/search-0.json", "/data/search-1.json"]);
  expect(lasts).toEqual([false, true]);
});
