import { hash } from "node:crypto";

/** A short name for a content: other content has another name. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}
