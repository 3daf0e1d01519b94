import { hash } from "node:crypto";

/** A short content hash, for file names and cache keys. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}
