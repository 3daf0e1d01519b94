import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");
const BENCH = import.meta.dirname;
/** Where references are installed and sites are built; ignored by git. */
export const WORK = join(BENCH, ".work");
export const RESULTS = join(BENCH, "results");
export const REFERENCES = join(BENCH, "references");
export const POSTS = join(ROOT, "content/posts");
