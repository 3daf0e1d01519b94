import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SiteFolder } from "./site-folder.ts";

const LONG_AGO = new Date("2020-01-01");

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
    utimesSync(join(folder, file), LONG_AGO, LONG_AGO);
  }
  return folder;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

test("writes changed files and keeps the modification time of unchanged ones", () => {
  const folder = folderWith({ "a.html": "same", "b.html": "old" });
  const site = new SiteFolder(folder);
  site.write("a.html", "same");
  site.write("b.html", "new");
  site.write("deep/er/c.html", "first");
  expect(statSync(join(folder, "a.html")).mtime).toEqual(LONG_AGO);
  expect(readFileSync(join(folder, "b.html"), "utf8")).toBe("new");
  expect(readFileSync(join(folder, "deep/er/c.html"), "utf8")).toBe("first");
});

test("sweep deletes every file that was neither written nor kept", () => {
  const folder = folderWith({ "kept.html": "", "gone.html": "", "gone/too.html": "" });
  const site = new SiteFolder(folder);
  site.write("index.html", "");
  expect(site.keep(["kept.html"])).toBe(true);
  site.sweep();
  expect(filesIn(folder)).toEqual(["index.html", "kept.html"]);
});

test("keeps a group of files only if all of them exist", () => {
  const site = new SiteFolder(folderWith({ "page.html": "" }));
  expect(site.keep(["page.html", "page.json"])).toBe(false);
});
