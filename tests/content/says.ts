import { expect } from "vitest";
import { readPost } from "./read-post.ts";

/** Asserts that the post contains each text; bold marks and links do not count. */
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

/** A piece of a table row, wherever its columns stand. */
export const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
