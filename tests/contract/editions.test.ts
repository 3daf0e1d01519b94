import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoAccount, site } from "#content/site.ts";

/** Every source file of the website that is not a test, with its text. */
const sources = ["app", "publish"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), "utf8") })),
);
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
const filesThatSay = (words: string) =>
  sources.filter(({ text }) => text.includes(words)).map(({ file }) => file);
const outside = (files: readonly string[], ...folders: readonly string[]) =>
  files.filter((file) => !folders.some((folder) => file.startsWith(folder)));

test("only the composition root picks an implementation (decision 24)", () => {
  const pickers = filesWith(/(?:from |import\()"(?:\.\.?\/)+(?:backend\/)?simulated\//);
  expect(pickers).toContain("app/backend/desk.ts");
  expect(outside(pickers, "app/backend/")).toEqual([]);
});

test("delays and demo credentials are in the simulated backend only (decisions 8 and 24)", () => {
  const delays = filesWith(/\b(?:SEARCH|LOAD|SAVE)_DELAY_MS\b/);
  expect(delays).toContain("app/backend/simulated/delays.ts");
  expect(outside(delays, "app/backend/simulated/")).toEqual([]);
  expect(outside(filesWith(/\bdemoAccount\b/), "app/backend/simulated/")).toEqual([]);
});

test("name, byline, address and credentials are in one module (decision 1)", () => {
  const { host } = new URL(site.origin);
  for (const words of [site.name, site.byline, site.tagline, host, demoAccount.password]) {
    expect(filesThatSay(words)).toEqual([]);
  }
});

test("posts are files, not code: no sample post is in the website (decision 24)", () => {
  expect(filesWith(/\bcoverImage: "https?:/)).toEqual([]);
});
