import { readdirSync, readFileSync } from "node:fs";
import matter from "gray-matter";
import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: true });
const files = readdirSync("posts")
  .filter((name) => name.endsWith(".md"))
  .sort()
  .reverse();

/** Names of all posts, newest first. */
export const slugs = files.map((name) => name.slice(0, -3));

export function readPost(slug) {
  const { data, content } = matter(readFileSync(`posts/${slug}.md`, "utf8"));
  const next = slugs[(slugs.indexOf(slug) + 1) % slugs.length];
  return { title: data.title, excerpt: data.excerpt, html: markdown.render(content), next };
}
