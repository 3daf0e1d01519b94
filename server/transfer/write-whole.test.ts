import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import { writeAllWhole, writeWhole } from "./write-whole.ts";

let folder = "";
beforeEach(() => {
  folder = folderForTest();
});

test("a write that fails midway leaves the earlier file, and nothing else", async () => {
  const file = join(folder, "site.zip");
  await writeWhole(file, Readable.from(["whole"]));
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
  });
  const content = Readable.from(
    (function* half() {
      yield "half";
      throw full;
    })(),
  );
  await expect(writeWhole(file, content)).rejects.toThrow(
    `${file} cannot be written: the disk is full.`,
  );
  expect(readFileSync(file, "utf8")).toBe("whole");
  expect(readdirSync(folder)).toEqual(["site.zip"]);
});

test("a path that cannot be written is explained in plain words", async () => {
  writeFileSync(join(folder, "file"), "");
  mkdirSync(join(folder, "folder"));
  const write = (name: string) => writeWhole(join(folder, name), Readable.from(["whole"]));
  await expect(write("none/site.zip")).rejects.toThrow(/: its folder does not exist\.$/);
  await expect(write("file/site.zip")).rejects.toThrow(/: its folder is a file\.$/);
  await expect(write("folder")).rejects.toThrow(/: it is a folder\.$/);
  expect(readdirSync(folder).toSorted()).toEqual(["file", "folder"]);
});

test("an error of the stream that is written is passed on unchanged", async () => {
  const gone = Object.assign(new Error("a picture is missing"), { code: "ENOENT", path: "/p" });
  const content = new Readable({ read: () => content.destroy(gone) });
  await expect(writeWhole(join(folder, "site.zip"), content)).rejects.toBe(gone);
  expect(readdirSync(folder)).toEqual([]);
});

test("a new file is accessible only to its user; an existing one keeps its mode", async () => {
  const file = join(folder, "site.zip");
  const mode = () => statSync(file).mode & 0o777;
  await writeWhole(file, Readable.from(["new"]));
  expect(mode()).toBe(0o600);
  chmodSync(file, 0o644);
  await writeWhole(file, Readable.from(["again"]));
  expect(mode()).toBe(0o644);
});

test("when one of several files cannot be written, none is replaced", async () => {
  const first = join(folder, "content/first.yaml");
  const write = (text: string, last: string) =>
    writeAllWhole(
      (async function* all() {
        yield await Promise.resolve({ file: first, text });
        yield { file: join(folder, last), text };
      })(),
    );
  await write("old", "last.yaml");
  await expect(write("new", "content/first.yaml/last.yaml")).rejects.toThrow();
  expect(readFileSync(first, "utf8")).toBe("old");
  expect(readdirSync(join(folder, "content"))).toEqual(["first.yaml"]);
  await write("new", "last.yaml");
  expect(readFileSync(first, "utf8")).toBe("new");
});
