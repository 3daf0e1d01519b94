import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of files and folders with all that is in them, names and contents; tests are no part of what is
 * built. A path where nothing stands counts as that.
 */
export function hashTree(settings: unknown, paths: readonly string[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(settings));
  for (const path of paths) addTo(hash, path);
  return hash.digest("base64url");
}

function addTo(hash: Hash, path: string): void {
  const entries = reading(() => readdirSync(path));
  if (!entries) {
    const bytes = reading(() => readFileSync(path));
    hash.update(`${bytes?.length ?? "none"}\n`).update(bytes ?? "");
    return;
  }
  for (const name of entries.toSorted()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}\n`);
    addTo(hash, join(path, name));
  }
}

/** Nothing where there is no such file, or another kind than is read. */
function reading<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTDIR" || code === "ENOENT") return undefined;
    throw error;
  }
}
