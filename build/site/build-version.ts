import { join } from "node:path";
import { hashTree } from "../hash-tree.ts";

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
  return hashTree([process.version, new Date().getFullYear(), ...settings], [bundle, ...code]);
}
