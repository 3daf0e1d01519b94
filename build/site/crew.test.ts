import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publishOnce } from "../content/publish.ts";
import { shelfSource, shelvePosts } from "../content/shelf.ts";
import { type CrewOrder, inThreads, oneByOne } from "./crew.ts";
import type { MadePart } from "./kept-files.ts";
import { createParts } from "./parts.ts";
import { siteParts } from "./site-parts.ts";

/* `npm run build` must have made the bundle. */
const posts = shelvePosts(new Map());
const parts = siteParts(
  posts.map(({ summary }) => summary),
  "2025-05-08",
);
let work = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "crew-"));
});
afterEach(() => rmSync(work, { recursive: true }));

const order = (folder: string): CrewOrder => ({
  bundle: resolve(".output"),
  base: "/",
  folder: join(work, folder),
  posts,
});

/** What was made, by name, without the times at which it was written. */
async function madeBy(making: AsyncIterable<MadePart>) {
  const made = await Array.fromAsync(making);
  return new Map(
    made.map(({ name, asked, files, note }) => [
      name,
      { asked, note, files: files.map(({ file }) => file) },
    ]),
  );
}

test("threads make the same as one after the other, to the byte", async () => {
  const { bundle, base, folder } = order("alone");
  const make = await createParts({
    bundle,
    base,
    content: publishOnce({ source: shelfSource(posts) }),
  });
  const alone = await madeBy(oneByOne(parts, folder, make));
  const together = await madeBy(inThreads(parts, order("together"), 2));
  expect(alone.size).toBe(parts.length);
  expect(together).toEqual(alone);
  for (const file of new Set([...alone.values()].flatMap(({ files }) => files))) {
    const read = (where: string) => readFileSync(join(work, where, file), "utf8");
    expect(read("together"), file).toBe(read("alone"));
  }
}, 60_000);

test("a thread that cannot work ends the build with its reason", async () => {
  const lost = { ...order("lost"), bundle: join(work, "no-bundle") };
  await expect(madeBy(inThreads(parts, lost, 2))).rejects.toThrow("no-bundle");
}, 60_000);
