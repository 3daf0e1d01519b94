import { stringify } from "yaml";
import type { Post } from "../../domain/posts/post.ts";

/** What front matter says of a post besides the post itself. */
export interface PostFacts {
  /** Readers do not see it. */
  readonly draft?: boolean;
  /** When readers see it, or saw it first: an ISO moment. */
  readonly publishAt?: string;
  /** Addresses within the site that lead on to the post. */
  readonly oldAddresses?: readonly string[];
}

/** A post as a file of `content/posts`: what `parsePost` reads back as the same post. */
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
