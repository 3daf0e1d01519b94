import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import { postFile } from "#app/content-model/posts/write-post.ts";
import { makePost } from "#tests/support/posts.ts";
import { readPostFiles } from "./post-files.ts";

/** A folder with these posts' files. */
function folderOf(posts: readonly ReturnType<typeof makePost>[]): string {
  const folder = folderForTest();
  for (const post of posts) {
    const { name, text } = postFile(post);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("accented letters typed as a letter and a combining mark are read as one letter", () => {
  const folder = folderOf([makePost({ content: "Feed jalapen\u0303o to nobody." })]);
  expect(readPostFiles("/", folder).text(0)).toBe("Feed jalape\u00f1o to nobody.");
});

test("two posts with the same address are reported by file name, even if their ids differ from it", () => {
  const folder = folderOf([
    makePost({ id: "alpha", date: "2025-05-01", slug: "rest" }),
    makePost({ id: "beta", date: "2025-05-02", slug: "rest" }),
  ]);
  expect(() => readPostFiles("/", folder)).toThrow(
    `${folder}/2025-05-02-rest.md:1: has the same month and slug as 2025-05-01-rest.md`,
  );
});

test("two posts with the same id are reported", () => {
  const folder = folderOf([
    makePost({ id: "alpha", slug: "hay" }),
    makePost({ id: "alpha", slug: "rest" }),
  ]);
  expect(() => readPostFiles("/", folder)).toThrow(
    `${folder}/2025-05-08-rest.md:1: id is also the id of 2025-05-08-hay.md`,
  );
});

test("a library picture that is not in public/media is reported with its post", () => {
  const content = `![A cow](/media/cow-800.jpg)

![Hay](/media/hay-800.jpg) and ![theirs](https://other.example/media/theirs.jpg)`;
  const root = folderOf([makePost({ slug: "hay", coverImage: "/media/tank.jpg#62,40", content })]);
  mkdirSync(join(root, "public/media"), { recursive: true });
  writeFileSync(join(root, "public/media/cow-800.jpg"), "");
  const file = `${root}/2025-05-08-hay.md`;
  expect(() => readPostFiles(root, root)).toThrow(
    `${file}:6: there is no picture public/media/tank.jpg\n${file}:12: there is no picture public/media/hay-800.jpg`,
  );
  for (const name of ["hay-800.jpg", "tank.jpg"]) {
    writeFileSync(join(root, "public/media", name), "");
  }
  expect(readPostFiles(root, root).summaries).toHaveLength(1);
});
