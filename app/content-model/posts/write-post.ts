import { stringify } from "yaml";
import type { Post } from "#app/domain/posts/post.ts";
import { frontMatter, type PostFacts } from "./post-schema.ts";

/** Serializes a post to a file for `content/posts`. The inverse of `parsePost`. */
export function postFile(post: Post, facts: PostFacts = {}): { name: string; text: string } {
  const stem = `${post.date}-${post.slug}`;
  const values: Readonly<Record<string, unknown>> = {
    ...post,
    ...facts,
    id: post.id === stem ? undefined : post.id,
  };
  const fields = Object.entries(frontMatter.shape).flatMap(([name, schema]) => {
    const mayLack = schema.safeParse(undefined).success;
    return mayLack && isEmpty(values[name]) ? [] : [[name, values[name]]];
  });
  const head = stringify(Object.fromEntries(fields), {
    defaultStringType: "QUOTE_DOUBLE",
    lineWidth: 0,
    defaultKeyType: "PLAIN",
  });
  return { name: `${stem}.md`, text: `---\n${head}---\n\n${post.content.trim()}\n` };
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
}
