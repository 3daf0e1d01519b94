import type { CalendarDate } from "../dates/calendar-date.ts";

/** The author of a post that has no byline of its own. */
interface Author {
  readonly name: string;
  /** Address of a picture; empty for the default drawing. */
  readonly avatar: string;
}

/** Texts that a post may have; absent when empty. Their rules are in content-model/posts/optional-texts.ts. */
export interface OptionalTexts {
  /** The title for search engines and shared links, if not the post's own. */
  readonly searchTitle?: string;
  /** The description for search engines and shared links, if not the excerpt. */
  readonly searchDescription?: string;
  /** The original's address, if the post was first published on another site. */
  readonly canonical?: string;
  /** The author whom readers see, if not the site's own byline. */
  readonly byline?: string;
  /** The picture on shared links, if not the drawn one: from the library, or a whole address. */
  readonly sharePicture?: string;
  /** The alternative text of that picture. */
  readonly sharePictureAlt?: string;
}

/** A post without its text, as lists, cards and search results need it (specification, section 3). */
export interface PostSummary extends OptionalTexts {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly date: CalendarDate;
  /** The day of the last substantive change, if any. */
  readonly updated?: CalendarDate;
  readonly author: Author;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  /** Photo address on the stock-photo host, without size parameters. */
  readonly coverImage: string;
  readonly coverAlt: string;
  readonly featured: boolean;
  /** The name of the drawn cover, if not the category's own. */
  readonly scene?: string;
}

/** The author whom readers see. */
export function bylineOf({ byline, author }: Pick<PostSummary, "byline" | "author">): string {
  return byline || author.name;
}

/** A full post: the summary and its Markdown. */
export interface Post extends PostSummary {
  readonly content: string;
}

/** An entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly text: string;
}

/** A post as its page shows it. */
export interface Article {
  readonly post: PostSummary;
  /** The body as safe HTML. */
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Posts that share its category or a tag, to pick "Related Articles" from. */
  readonly relatedPool: readonly PostSummary[];
  readonly newer?: PostSummary;
  readonly older?: PostSummary;
}

/** The three parts of a post's address. */
export interface PostRef {
  /** Four digits. */
  readonly year: string;
  /** Two digits. */
  readonly month: string;
  readonly slug: string;
}

/** The parts of a post's address. */
export function postRef({ date, slug }: Pick<PostSummary, "date" | "slug">): PostRef {
  return { year: date.slice(0, 4), month: date.slice(5, 7), slug };
}

/** The address of a post by its parts: `/blog/2025/05/its-slug`. */
export function refPath({ year, month, slug }: PostRef): string {
  return ["", "blog", year, month, slug]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("/");
}

/** A post's address within the site: `/blog/2025/05/its-slug`. */
export function postPath(post: Pick<PostSummary, "date" | "slug">): string {
  return refPath(postRef(post));
}

/** Whether a post has this slug and a date in this year and month (specification, section 2). */
export function matchesRef(post: Pick<PostSummary, "date" | "slug">, ref: PostRef): boolean {
  return post.slug === ref.slug && post.date.startsWith(`${ref.year}-${ref.month}-`);
}

/** Whether two posts have the same address: the same slug in the same month (decision 21). */
export function sharesAddress(
  a: Pick<PostSummary, "date" | "slug">,
  b: Pick<PostSummary, "date" | "slug">,
): boolean {
  return a.slug === b.slug && a.date.slice(0, 7) === b.date.slice(0, 7);
}

/** Newest first; same-day posts by title, then by slug, so that the order is the same wherever the posts come from. */
export function newestFirst<P extends Pick<PostSummary, "date" | "title" | "slug">>(
  posts: readonly P[],
): P[] {
  return posts.toSorted(
    (a, b) => compare(b.date, a.date) || compare(a.title, b.title) || compare(a.slug, b.slug),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
