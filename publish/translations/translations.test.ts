import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import { readPages } from "#app/backend/files/read-pages.ts";
import { confirmPage, stalePages, staleReport } from "./translations.ts";

const TURN_IN = "tools/turn-in";

/** A checkout whose English sheet was changed. */
function changed(...changes: readonly (readonly [string, string])[]): string {
  const root = folderForTest();
  for (const folder of ["content/pages", "content/es"]) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  const file = join(root, "content/pages", `${TURN_IN}.yaml`);
  const text = changes.reduce(
    (before, [from, to]) => before.replace(from, to),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, text);
  return root;
}

test("no Spanish page of the checkout is behind its English page", () => {
  expect(stalePages(readPages("."))).toEqual([]);
});

test("the build names the blocks whose English has changed, and one command confirms them", () => {
  const root = changed(["Call now", "Call at once"], ["eat what they used", "eat all they used"]);
  const [page] = stalePages(readPages(root));
  expect(page).toMatchObject({ name: TURN_IN });
  expect(page?.parts).toHaveLength(2);
  expect(page?.parts).toContain("front");
  expect(staleReport(stalePages(readPages(root)))[0]).toContain(
    "content/es/pages/tools/turn-in.yaml: the English of front, ",
  );
  const stale = () => readPages(root).find(({ name }) => name === `es/${TURN_IN}`)?.stale;
  expect(stale()).toEqual(page?.parts);
  expect(confirmPage(root, TURN_IN)).toEqual(page?.parts);
  expect(stalePages(readPages(root))).toEqual([]);
  expect(stale()).toEqual([]);
  expect(confirmPage(root, TURN_IN)).toEqual([]);
});

test("an unknown page is an error", () => {
  expect(() => confirmPage(".", "tools/nope")).toThrow("content/es/pages/tools/nope.yaml");
});
