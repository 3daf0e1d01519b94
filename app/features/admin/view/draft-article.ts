import { site } from "../../../../content/site.ts";
import { type CalendarDate, isCalendarDate } from "../../../domain/dates/calendar-date.ts";
import type { Article, Post } from "../../../domain/posts/post.ts";
import { withCurlyQuotes } from "../../../domain/posts/with-curly-quotes.ts";
import { securePhotoAddress } from "../../../domain/photo-hosts.ts";
import { draftFrom, type PostFormValues } from "../editor/form/form-values.ts";

/**
 * Renders a form's post as an article, with its drawn cover but without neighbors and related articles.
 *
 * @param original The fields the form does not show; undefined for a new post.
 */
export async function draftArticle(
  values: PostFormValues,
  original: Post | undefined,
  defaultDate: CalendarDate,
): Promise<Article> {
  const [{ renderArticle }, { coverAddress }] = await Promise.all([
    import("../../../markdown/renderer.ts"),
    import("../../../illustrations/cover-address.ts"),
  ]);
  const { content, date, coverImage, ...fields } = draftFrom(values);
  const post = {
    id: "draft",
    author: { name: site.byline, avatar: "" },
    featured: false,
    coverAlt: "",
    ...withoutContent(original),
    ...fields,
    coverImage: securePhotoAddress(coverImage),
    date: isCalendarDate(date) ? date : defaultDate,
  };
  const scenes = {
    card: coverAddress(post, "card"),
    band: coverAddress(post, "band"),
    narrow: coverAddress(post, "narrow"),
  };
  return { post: withCurlyQuotes({ ...post, scenes }), ...renderArticle(content), relatedPool: [] };
}

function withoutContent(post: Post | undefined) {
  if (!post) return {};
  const { content: _, ...summary } = post;
  return summary;
}
