import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The program version of a checkout. */
export function versionOf(root: string): string {
  const text = readFileSync(join(root, "package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
