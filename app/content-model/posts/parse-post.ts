import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { isSlug } from "#app/domain/posts/slug.ts";
import { site } from "#content/site.ts";
import { unknownCuts } from "#app/markdown/rules/cuts-rule.ts";
import { parseYaml } from "../parse-yaml.ts";
import { frontMatter, type PostFacts } from "./post-schema.ts";

const FILE_NAME = /^(\d{4}-\d{2}-\d{2})-(.+)\.md$/;
const FENCE = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/**
 * Parses a post's Markdown file: the post, and the facts in its front matter that are not part of it. Date, slug and
 * (unless the front matter has one) the id come from the file name, the rest from the front matter. `file` is the path
 * shown in errors.
 *
 * @throws Error with file, line and field in plain words.
 */
export function parsePostFile(file: string, text: string): { post: Post; facts: PostFacts } {
  const source = composed(text);
  const stem = file.slice(file.lastIndexOf("/") + 1);
  const [, date, slug] = FILE_NAME.exec(stem) ?? [];
  if (!date || !slug || !isCalendarDate(date) || !isSlug(slug)) {
    throw new Error(
      `${file}:1: the file name must be a date and a slug, like 2025-05-08-leave-one-paddock.md`,
    );
  }
  const fence = FENCE.exec(source);
  if (!fence?.[1]) {
    throw new Error(`${file}:1: the front matter is missing; a post begins with a line of ---`);
  }
  const parsed = parseYaml(frontMatter, file, fence[1], 2);
  const { id = stem.slice(0, -".md".length), draft, publishAt, oldAddresses, ...fields } = parsed;
  const content = source.slice(fence[0].length).trim();
  if (content === "") throw new Error(`${file}:1: content is empty`);
  const [unknown] = unknownCuts(source);
  if (unknown) {
    throw new Error(`${file}:${unknown.line}: there is no diagram called "${unknown.name}"`);
  }
  return {
    post: {
      id,
      slug,
      date,
      author: { name: site.byline, avatar: "" },
      ...fields,
      content,
    },
    facts: {
      ...(draft === undefined ? {} : { draft }),
      ...(publishAt === undefined ? {} : { publishAt }),
      ...(oldAddresses === undefined ? {} : { oldAddresses }),
    },
  };
}

/** Parses a post's file, without the other facts. */
export function parsePost(file: string, source: string): Post {
  return parsePostFile(file, source).post;
}

/** The Markdown of a post's file, without its front matter. */
export function textOf(file: string): string {
  const source = composed(file);
  return source.slice(FENCE.exec(source)?.[0].length).trim();
}

/**
 * A text with a text field's line breaks and in composed characters, so that search finds accented letters however they
 * were typed.
 */
function composed(text: string): string {
  return text.replaceAll("\r\n", "\n").normalize("NFC");
}
