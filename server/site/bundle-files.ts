import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { cacheRule, SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { type Answer, answerOf } from "./answer.ts";

/**
 * Serves the browser bundle. Only files that existed when the server started are served, so no address can
 * escape the folder.
 */
export function bundleFiles(folder: string): (address: string) => Promise<Answer> | undefined {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !relative(folder, entry.parentPath).startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file]),
  );
  return (address) => {
    const file = files.get(address);
    return file === undefined ? undefined : read(address, file);
  };
}

async function read(address: string, file: string): Promise<Answer> {
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": getMimeType(file) ?? "application/octet-stream",
    "Cache-Control": cacheRule(address),
  };
  return answerOf(200, headers, await readFile(file));
}
