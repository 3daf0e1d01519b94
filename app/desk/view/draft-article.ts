import { site } from "#content/site.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Article, Post } from "#app/domain/posts/post.ts";
import { withCurlyQuotes } from "#app/domain/curly-quotes.ts";
import { securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { draftFrom, type PostFormValues } from "../editor/form/form-values.ts";

/**
 * Renders a form's post as an article without neighbors and related articles.
 *
 * @param original The fields the form does not show; undefined for a new post.
 */
export async function draftArticle(
  values: PostFormValues,
  original: Post | undefined,
  defaultDate: CalendarDate,
): Promise<Article> {
  const { renderArticle } = await import("#app/markdown/renderer.ts");
  const { content, date, updated, coverImage, ...fields } = draftFrom(values);
  const post = {
    id: "draft",
    author: { name: site.byline, avatar: "" },
    featured: false,
    ...withoutContent(original),
    ...fields,
    ...(isCalendarDate(updated) ? { updated } : {}),
    coverImage: securePhotoAddress(coverImage),
    date: isCalendarDate(date) ? date : defaultDate,
  };
  return { post: withCurlyQuotes(post), ...renderArticle(content), relatedPool: [] };
}

function withoutContent(post: Post | undefined) {
  if (!post) return {};
  const { content: _, updated: __, ...summary } = post;
  return summary;
}
