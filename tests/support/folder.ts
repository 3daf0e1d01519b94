import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

function newFolder(onEnd: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "first-paddock-test-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder, removed after the current test. */
export const folderForTest = () => newFolder(onTestFinished);
/** An empty folder, removed after all tests of the file. */
export const folderForFile = () => newFolder(afterAll);
