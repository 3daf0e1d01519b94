import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { expect, test } from "vitest";

/** A folder that needs scrolling has become several subjects: group its files by what they are about. */
const MAX_FILES = 13;
/** The root holds what tools and newcomers only look for there. */
const MAX_ROOT_FILES = 14;

test("no folder holds more files than fit at a glance", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  const counts = Map.groupBy(files.filter(Boolean), dirname);
  const crowded = Array.from(counts, ([folder, names]) => ({ folder, files: names.length }));
  expect(crowded.length).toBeGreaterThan(100);
  expect(
    crowded.filter(
      ({ folder, files: count }) => count > (folder === "." ? MAX_ROOT_FILES : MAX_FILES),
    ),
  ).toEqual([]);
});
