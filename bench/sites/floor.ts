import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPosts } from "../../app/backend/files/post-files.ts";
import { renderArticle } from "../../app/markdown/renderer.ts";
import { REFERENCES, ROOT, WORK } from "../folders.ts";

/** Writes the floor: each post as one plain HTML file. @returns the folder to serve. */
export function writeFloor(): string {
  const folder = join(WORK, "floor");
  const template = readFileSync(join(REFERENCES, "floor/page.html"), "utf8");
  const styles = readFileSync(join(REFERENCES, "article.css"), "utf8").replace(/\s+/g, " ").trim();
  const posts = readPosts(ROOT);
  mkdirSync(join(folder, "blog"), { recursive: true });
  for (const [at, post] of posts.entries()) {
    const next = posts[(at + 1) % posts.length] ?? post;
    const texts: Record<string, string> = {
      title: post.title,
      description: post.excerpt,
      styles,
      article: renderArticle(post.content).html,
      next: `/blog/${next.id}`,
    };
    const page = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => texts[name] ?? "");
    writeFileSync(join(folder, "blog", `${post.id}.html`), page);
  }
  return folder;
}
