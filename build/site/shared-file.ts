import { createHash } from "node:crypto";

/** The path of a file that many pages share, named by its content so that it can be kept for ever. */
export function sharedFile(name: string, extension: "js" | "css", text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return `assets/${name}-${hash}.${extension}`;
}
