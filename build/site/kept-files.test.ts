import { mkdtempSync, readFileSync, rmSync, existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildVersion } from "./build-version.ts";
import { createKeptFiles, type Product } from "./kept-files.ts";

let work = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => {
  rmSync(work, { recursive: true });
});

/** A build of one page, which asks what `asks` says. Returns the pages that were made anew. */
async function build({
  version = "1",
  given = "",
  answers = { title: "Grass" },
  asks = ["title"],
  names = ["page"],
}: {
  version?: string;
  given?: string;
  answers?: Record<string, string>;
  asks?: readonly string[];
  names?: readonly string[];
} = {}): Promise<string[]> {
  const made: string[] = [];
  const notes: [name: string, note: string | undefined][] = [];
  const kept = createKeptFiles({
    folder: join(work, "dist"),
    record: join(work, "cache/record.json"),
    version,
    answer: (question) => answers[question] ?? "none",
  });
  for (const name of names) {
    const note = await kept.keep(name, given, (ask): Product => {
      made.push(name);
      for (const question of asks) ask(question);
      const text = [version, given, ...asks.map((question) => answers[question])].join(" ");
      return {
        files: [
          [`${name}/index.html`, text],
          ["shared.css", "p{}"],
        ],
        note: text,
      };
    });
    notes.push([name, note]);
  }
  kept.finish();
  for (const [name, note] of notes) expect(note).toBe(read(`${name}/index.html`));
  return made;
}

const read = (file: string) => readFileSync(join(work, "dist", file), "utf8");

test("a part is kept when nothing that it depends on has changed", async () => {
  expect(await build()).toEqual(["page"]);
  expect(await build({ answers: { title: "Grass", other: "changed" } })).toEqual([]);
  expect(read("page/index.html")).toBe("1  Grass");
});

test.each([
  ["an answer", { answers: { title: "Water" } }, "1  Water"],
  ["a missing answer", { answers: {} }, "1  "],
  ["code, bundle or settings", { version: "2" }, "2  Grass"],
  ["what it is given", { given: "x" }, "1 x Grass"],
])("a part is made anew when %s changed, and kept from then on", async (_, change, text) => {
  await build();
  expect(await build(change)).toEqual(["page"]);
  expect(read("page/index.html")).toBe(text);
  expect(await build(change)).toEqual([]);
});

test("a part is made anew when one of its files is gone or was changed by another hand", async () => {
  await build();
  rmSync(join(work, "dist/page/index.html"));
  expect(await build()).toEqual(["page"]);
  writeFileSync(join(work, "dist/shared.css"), "by hand");
  expect(await build()).toEqual(["page"]);
  expect(read("shared.css")).toBe("p{}");
});

test("what is no part of the site any more leaves no file and no folder", async () => {
  await build({ names: ["page", "gone"] });
  writeFileSync(join(work, "dist/stray.txt"), "");
  await build();
  expect(existsSync(join(work, "dist/gone"))).toBe(false);
  expect(existsSync(join(work, "dist/stray.txt"))).toBe(false);
  expect(read("page/index.html")).toBe("1  Grass");
});

test("a damaged record counts as none", async () => {
  await build();
  writeFileSync(join(work, "cache/record.json"), '{"parts":');
  expect(await build()).toEqual(["page"]);
});

test("the version changes with bundle, code and settings", () => {
  writeFileSync(join(work, "code.ts"), "1");
  writeFileSync(join(work, "bundle.js"), "1");
  const version = (setting?: string) =>
    buildVersion(join(work, "bundle.js"), [setting], [join(work, "code.ts")]);
  const before = version();
  expect(version()).toBe(before);
  expect(version("/base/")).not.toBe(before);
  writeFileSync(join(work, "code.ts"), "2");
  const after = version();
  expect(after).not.toBe(before);
  writeFileSync(join(work, "bundle.js"), "2");
  expect(version()).not.toBe(after);
});
