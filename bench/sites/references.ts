import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { REFERENCES, ROOT, WORK } from "../folders.ts";
import { runCommand } from "./run-command.ts";

export const GENERATORS = ["eleventy", "astro", "next"] as const;
export type Generator = (typeof GENERATORS)[number];

export const GENERATOR_NAMES: Record<Generator, string> = {
  eleventy: "Eleventy, minimal",
  astro: "Astro, minimal",
  next: "Next.js static export, minimal",
};

/** The folder where a generator is installed and builds. */
export const generatorFolder = (name: Generator) => join(WORK, name);

/** Installs a reference from its lock file once, and copies its sources each time. */
export function installReference(name: Generator): void {
  const folder = generatorFolder(name);
  const source = join(REFERENCES, name);
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, "package-lock.json");
  const asLocked =
    existsSync(join(folder, "node_modules")) &&
    existsSync(lock) &&
    readFileSync(lock).equals(readFileSync(join(source, "package-lock.json")));
  cpSync(source, folder, { recursive: true });
  cpSync(join(REFERENCES, "article.css"), join(folder, "article.css"));
  cpSync(join(ROOT, ".npmrc"), join(folder, ".npmrc"));
  if (asLocked) return;
  console.log(`Installing ${GENERATOR_NAMES[name]} into bench/.work/${name} ...`);
  // Not `npm ci`, which rejects a lock file without another platform's optional packages.
  runCommand("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit"], folder);
}

/** Replaces the posts in a generator's folder. */
export function givePosts(name: Generator, posts: string): void {
  const folder = join(generatorFolder(name), "posts");
  rmSync(folder, { recursive: true, force: true });
  cpSync(posts, folder, { recursive: true });
  for (const file of readdirSync(join(REFERENCES, name))) {
    if (file.startsWith("posts.11tydata")) cpSync(join(REFERENCES, name, file), join(folder, file));
  }
}

/** Deletes the results of earlier builds, so that the next starts from nothing. */
export function forgetBuilds(name: Generator): void {
  for (const kept of [
    "out",
    ".next",
    ".astro",
    ".cache",
    "node_modules/.astro",
    "node_modules/.vite",
  ]) {
    rmSync(join(generatorFolder(name), kept), { recursive: true, force: true });
  }
}

/** The installed version of a reference's generator. */
export function generatorVersion(name: Generator): string {
  const library = { eleventy: "@11ty/eleventy", astro: "astro", next: "next" }[name];
  const file = join(generatorFolder(name), "node_modules", library, "package.json");
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const version = parsed !== null && typeof parsed === "object" && "version" in parsed;
  return version ? `${library} ${String(parsed.version)}` : library;
}
