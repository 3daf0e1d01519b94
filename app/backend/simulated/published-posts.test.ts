import { afterEach, expect, test, vi } from "vitest";
import { articleFile } from "../../domain/data-files.ts";
import { createPublishedPosts } from "./published-posts.ts";

const REF = { year: "2025", month: "05", slug: "nesting" };
const PAGE = { status: 200, headers: { "Content-Type": "text/html" } };
const json = (data: unknown) => Response.json(data);

/** A host that has these files, or answers as it is told; gives the addresses that it was asked for. */
function host(answer: (address: string) => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer(address);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a file is read once, under the folder that the site is mounted in", async () => {
  const asked = host(() => json([{ id: "one" }]));
  const posts = createPublishedPosts("/grazing/");
  expect(await Promise.all([posts.all(), posts.all()])).toEqual([[{ id: "one" }], [{ id: "one" }]]);
  expect(asked).toEqual(["/grazing/data/posts.json"]);
});

test.each([
  ["a host that answers 404", () => new Response("Not Found", { status: 404 })],
  ["a host that gives a page for every address", () => new Response("<!doctype html>", PAGE)],
])("a post that is not there is undefined on %s", async (_, answer) => {
  host(answer);
  expect(await createPublishedPosts("/").article(REF)).toBeUndefined();
});

test("a slug that would name another file is not asked for", async () => {
  const asked = host(() => json({}));
  expect(await createPublishedPosts("/").article({ ...REF, slug: "../x" })).toBeUndefined();
  expect(asked).toEqual([]);
});

test.each([
  ["an error of the host", () => new Response("", { status: 500 })],
  [
    "no connection",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("%s is a failure, which the next try may mend", async (_, fail) => {
  host(fail);
  const posts = createPublishedPosts("/");
  await expect(posts.article(REF)).rejects.toThrow();
  const asked = host(() => json({ post: { id: "one" } }));
  expect(await posts.article(REF)).toEqual({ post: { id: "one" } });
  expect(asked).toEqual([articleFile(REF)]);
});

test("a list that is missing is a failure: every site has it", async () => {
  host(() => new Response("", { status: 404 }));
  await expect(createPublishedPosts("/").all()).rejects.toThrow("could not be loaded");
});

test("all texts come a shard at a time, as many as the overview counts", async () => {
  const asked = host((address) =>
    json(address.includes("overview") ? { total: 101 } : [{ id: address }]),
  );
  const shards: unknown[] = [];
  for await (const shard of createPublishedPosts("/").whole()) shards.push(shard);
  expect(asked).toEqual(["/data/overview.json", "/data/search-0.json", "/data/search-1.json"]);
  expect(shards).toHaveLength(2);
});
