import { stringify } from "yaml";
import type { Post } from "#app/domain/posts/post.ts";
import { filledTexts } from "./optional-texts.ts";

/** The facts in a front matter that are not part of the post. */
export interface PostFacts {
  /** Not published. */
  readonly draft?: boolean;
  /** When it is or was first published, in ISO 8601. */
  readonly publishAt?: string;
  /** Addresses within the site that redirect to the post. */
  readonly oldAddresses?: readonly string[];
}

/** Serializes a post to a file for `content/posts`. The inverse of `parsePost`. */
export function postFile(post: Post, facts: PostFacts = {}): { name: string; text: string } {
  const stem = `${post.date}-${post.slug}`;
  const { draft, publishAt, oldAddresses = [] } = facts;
  const frontMatter = {
    ...(post.id === stem ? {} : { id: post.id }),
    title: post.title,
    category: post.category,
    tags: post.tags,
    excerpt: post.excerpt,
    coverImage: post.coverImage,
    coverAlt: post.coverAlt,
    featured: post.featured,
    ...filledTexts(post),
    ...(post.scene === undefined ? {} : { scene: post.scene }),
    ...(post.updated === undefined ? {} : { updated: post.updated }),
    ...(draft === true ? { draft } : {}),
    ...(publishAt === undefined ? {} : { publishAt }),
    ...(oldAddresses.length === 0 ? {} : { oldAddresses }),
  };
  const head = stringify(frontMatter, {
    defaultStringType: "QUOTE_DOUBLE",
    lineWidth: 0,
    defaultKeyType: "PLAIN",
  });
  return { name: `${stem}.md`, text: `---\n${head}---\n\n${post.content.trim()}\n` };
}
