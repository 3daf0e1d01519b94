import { isCalendarDate } from "../../app/domain/calendar-date.ts";
import type { Post } from "../../app/domain/post.ts";
import { site } from "../../content/site.ts";
import { parseYaml } from "./parse-yaml.ts";
import { frontMatter } from "./post-schema.ts";

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-([\p{Ll}\p{Lo}\p{N}_-]+)\.md$/u;
const FENCE = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads a post from its Markdown file. The file name gives date, slug and id; the front matter the
 * rest. `file` is the path shown in errors.
 *
 * @throws Error that names the file, the line and the field in plain words.
 */
export function parsePost(file: string, source: string): Post {
  const stem = file.slice(file.lastIndexOf("/") + 1);
  const [, date, slug] = FILE_NAME.exec(stem) ?? [];
  if (date === undefined || slug === undefined || !isCalendarDate(date)) {
    throw new Error(
      `${file}:1: the file name must be a date and a slug, like 2025-05-08-leave-one-paddock.md`,
    );
  }
  const fenced = FENCE.exec(source);
  if (!fenced?.[1]) {
    throw new Error(`${file}:1: the front matter is missing; a post begins with a line of ---`);
  }
  const { updated, ...fields } = parseYaml(frontMatter, file, fenced[1], 2);
  const content = textOf(source);
  if (content === "") throw new Error(`${file}:1: content is empty`);
  return {
    id: stem.slice(0, -".md".length),
    slug,
    date,
    author: { name: site.byline, avatar: "" },
    ...fields,
    ...(updated === undefined ? {} : { updated }),
    content,
  };
}

/** The Markdown of a post's file, without its front matter. */
export function textOf(source: string): string {
  return source.slice(FENCE.exec(source)?.[0].length).trim();
}
