import type { CalendarDate } from "../dates/calendar-date.ts";

/** Who signs a post. */
export interface Author {
  readonly name: string;
  /** Address of a picture; empty for the drawn one. */
  readonly avatar: string;
}

/** What lists, cards and search results know of a post (specification, section 3). */
export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly date: CalendarDate;
  /** The day of the last change of substance, where there was one. */
  readonly updated?: CalendarDate;
  readonly author: Author;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  /** Photo address on the stock-photo host, without size parameters. */
  readonly coverImage: string;
  readonly coverAlt: string;
  readonly featured: boolean;
  /** The name of the drawn cover, where the category's own would not fit. */
  readonly scene?: string;
  /**
   * Addresses of the drawn cover in its three shapes, for a post whose cover is not among the files
   * of the site (one that was made or moved in the editor).
   */
  readonly scenes?: Readonly<Record<"card" | "band" | "narrow", string>>;
}

/** A whole post: the summary and its Markdown. */
export interface Post extends PostSummary {
  readonly content: string;
}

/** One line of a table of contents. */
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
  /** Posts that share its category or a tag, to draw "Related Articles" from. */
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

/** The address that three parts make, within the site: `/blog/2025/05/its-slug`. */
export function refPath({ year, month, slug }: PostRef): string {
  return ["", "blog", year, month, slug]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("/");
}

/** A post's address within the site: `/blog/2025/05/its-slug`. */
export function postPath(post: Pick<PostSummary, "date" | "slug">): string {
  return refPath(postRef(post));
}

/** A post matches when its slug is the slug and its date starts with year-month (section 2). */
export function matchesRef(post: Pick<PostSummary, "date" | "slug">, ref: PostRef): boolean {
  return post.slug === ref.slug && post.date.startsWith(`${ref.year}-${ref.month}-`);
}

/** Whether two posts would have the same address: the same slug in the same month (decision 21). */
export function sharesAddress(
  a: Pick<PostSummary, "date" | "slug">,
  b: Pick<PostSummary, "date" | "slug">,
): boolean {
  return a.slug === b.slug && a.date.slice(0, 7) === b.date.slice(0, 7);
}

/** Newest first; posts of one day by title, so that the order never wavers. */
export function newestFirst<P extends Pick<PostSummary, "date" | "title">>(
  posts: readonly P[],
): P[] {
  return posts.toSorted((a, b) => compare(b.date, a.date) || compare(a.title, b.title));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
