import { readdirSync, readFileSync } from "node:fs";
import { withRuleFigures } from "#app/content-model/rule-figures.ts";
import { siteWords } from "#app/content-model/site-words.ts";
import { site } from "#content/site.ts";

/** The Markdown of a post: by its number in date order (1 is the oldest) or by its file stem. */
export function readPost(post: number | string): string {
  const files = readdirSync("content/posts").sort();
  const file = typeof post === "number" ? files[post - 1] : `${post}.md`;
  if (file === undefined) throw new Error(`No such post: ${post}`);
  return readFileSync(`content/posts/${file}`, "utf8");
}

/** A post's Markdown without bold marks and link addresses. */
export const postText = (post: number | string): string => plain(readPost(post));

/** A page's text on one line, with the figures of the rules, without links and bold marks. */
export function pageText(page: string): string {
  const source = readFileSync(`content/pages/${page}.yaml`, "utf8");
  return plain(withRuleFigures(siteWords(source, site))).replace(/\s+/g, " ");
}

const plain = (text: string): string =>
  text.replaceAll("**", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
