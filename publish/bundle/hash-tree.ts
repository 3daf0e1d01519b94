import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Hashes the names and contents of files and folders, without tests. A missing path changes the hash like
 * any other content.
 */
export function hashTree(settings: unknown, paths: readonly string[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify(settings));
  for (const path of paths) addTo(hash, path);
  return hash.digest("base64url");
}

function addTo(hash: Hash, path: string): void {
  const entries = ifExists(() => readdirSync(path));
  if (!entries) {
    const bytes = ifExists(() => readFileSync(path));
    hash.update(`${bytes?.length ?? "none"}\n`).update(bytes ?? "");
    return;
  }
  for (const name of entries.toSorted()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}\n`);
    addTo(hash, join(path, name));
  }
}

/** Undefined if the path does not exist or is of the other kind. */
function ifExists<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTDIR" || code === "ENOENT") return undefined;
    throw error;
  }
}
