import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makePost } from "#tests/support/posts.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { PostHero } from "./post-view.tsx";

const html = (post: Parameters<typeof PostHero>[0]["post"]) =>
  renderToStaticMarkup(<PostHero post={post} />);

test("shows when a post was updated beside its publication date", () => {
  const post = makePost({ date: calendarDate("2024-07-08"), updated: calendarDate("2025-01-02") });
  expect(html(post)).toContain('<time dateTime="2024-07-08">July 8, 2024</time>');
  expect(html(post)).toContain('Updated <time dateTime="2025-01-02">January 2, 2025</time>');
});
