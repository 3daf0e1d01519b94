import { expect } from "vitest";
import { readPost } from "./read-post.ts";

/** Asserts that the post contains each text, ignoring bold marks and links. */
export function says(post: number | string, ...texts: readonly string[]): void {
  const plain = plainText(post);
  for (const text of texts) expect(plain).toContain(text);
}

/** The post's Markdown without bold marks and link addresses. */
export function plainText(post: number | string): string {
  return readPost(post)
    .replaceAll("**", "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** Part of a table row, ignoring column alignment. */
export const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
