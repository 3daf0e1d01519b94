import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The checkout that this code stands in. */
const CHECKOUT = join(import.meta.dirname, "../..");
/** Code that runs in the build without being part of the bundle; its exact libraries. */
const CODE = ["build", "app", "content/site.ts", "package-lock.json"].map((path) =>
  join(CHECKOUT, path),
);

/**
 * A hash of all that every built file may depend on: the bundle for server and browser (templates,
 * styles, what stands in `public/`), the build's own code, the libraries and the settings. The year is
 * one of them, since it stands at the foot of every page.
 */
export function buildVersion(
  bundle: string,
  settings: readonly (string | undefined)[],
  code: readonly string[] = CODE,
): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([process.version, new Date().getFullYear(), ...settings]));
  for (const path of [bundle, ...code]) addTo(hash, path);
  return hash.digest("base64url");
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = entriesOf(path);
  if (!entries) {
    const bytes = readFileSync(path);
    hash.update(`${bytes.length}\n`).update(bytes);
    return;
  }
  for (const name of entries.toSorted()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(`${name}\n`);
    addTo(hash, join(path, name));
  }
}

function entriesOf(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
