import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { hashTree } from "../hash-tree.ts";

/** What the bundle is made from. What is bundled from elsewhere stops the build (vite/known-inputs.ts). */
const PATHS = [
  "app",
  "build",
  "content/site.ts",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  // What is really installed, which may not be what the lock file says.
  "node_modules/.package-lock.json",
] as const;

/** Settings that go into it. `inputs.test.ts` knows why the others do not. */
export const SETTINGS = ["BASE_PATH", "NODE_ENV", "OFFLINE_COPY", "SITE_ORIGIN"] as const;

type Settings = Readonly<Record<string, string | undefined>>;

/** A hash of all that the browser's bundle and the request handler are made from. */
export function bundleInputs(root: string, settings: Settings): string {
  // Vite reads `.env` files, and hands on every setting that begins with its name.
  const dotEnv = readdirSync(root).filter((name) => name.startsWith(".env"));
  const handedOn = Object.keys(settings).filter((name) => name.startsWith("VITE_"));
  const given = [...SETTINGS, ...handedOn.toSorted()].map((name) => [name, settings[name] ?? null]);
  return hashTree(
    [process.version, process.platform, process.arch, given, dotEnv],
    [...PATHS, ...dotEnv].map((path) => join(root, path)),
  );
}

/** Whether a file is among the inputs. Libraries are, by what is installed. */
export function isInput(root: string, file: string): boolean {
  const path = relative(root, file).replaceAll("\\", "/");
  if (/(?:^|\/)node_modules\//.test(path)) return true;
  return PATHS.some((input) => path === input || path.startsWith(`${input}/`));
}
