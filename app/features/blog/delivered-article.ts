import type { Article, PostSummary } from "../../domain/post.ts";

/** What a card shows of a post. */
export type PostTeaser = Pick<
  PostSummary,
  "id" | "title" | "slug" | "date" | "category" | "excerpt" | "coverImage" | "scenes"
>;

/** What a link to a post shows. */
type PostLink = Pick<PostSummary, "title" | "slug" | "date">;

/**
 * An article as its page needs it. The delivered document holds the text already, so `html` does not
 * travel with it a second time as data, nor does anything else that no part of the page shows.
 */
export interface DeliveredArticle
  extends Pick<Article, "post" | "toc">,
    Partial<Pick<Article, "html">> {
  readonly relatedPool: readonly PostTeaser[];
  readonly newer?: PostLink;
  readonly older?: PostLink;
}

export function deliveredArticle({
  post,
  toc,
  relatedPool,
  newer,
  older,
}: Article): DeliveredArticle {
  return {
    post,
    toc,
    relatedPool: relatedPool.map(teaserOf),
    ...(newer ? { newer: linkTo(newer) } : {}),
    ...(older ? { older: linkTo(older) } : {}),
  };
}

function teaserOf(post: PostSummary): PostTeaser {
  const { id, title, slug, date, category, excerpt, coverImage, scenes } = post;
  const teaser = { id, title, slug, date, category, excerpt, coverImage };
  return scenes ? { ...teaser, scenes } : teaser;
}

function linkTo({ title, slug, date }: PostSummary): PostLink {
  return { title, slug, date };
}
