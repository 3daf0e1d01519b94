import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SAMPLES = "content/posts";

/**
 * Fills a folder with `count` posts: first the site's own, since guides link to them,
 * then copies of them, a day apart and each with its own name.
 */
export function writeManyPosts(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(SAMPLES)
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({
      name,
      slug: name.slice(11, -3),
      text: readFileSync(join(SAMPLES, name), "utf8"),
    }));
  for (const { name, text } of samples) writeFileSync(join(folder, name), text);
  for (let index = samples.length; index < count; index += 1) {
    const sample = samples[index % samples.length];
    if (!sample) throw new Error(`${SAMPLES} has no posts`);
    const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    writeFileSync(join(folder, `${day}-${sample.slug}-${index}.md`), sample.text);
  }
}
