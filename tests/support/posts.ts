import fc from "fast-check";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { PostSource } from "#app/backend/files/post-files.ts";
import { newestFirst, type Post, type PostSummary } from "#app/domain/posts/post.ts";
import { slugFromTitle } from "#app/domain/posts/slug.ts";

/** A post for tests, with plain defaults. */
export function makePost({
  date = "2025-05-08",
  title = "Leave one paddock",
  ...fields
}: Partial<Omit<Post, "date">> & { readonly date?: string } = {}): Post {
  const slug = fields.slug ?? slugFromTitle(title);
  return {
    id: `${date}-${slug}`,
    title,
    slug,
    date: calendarDate(date),
    author: { name: "First Paddock Editorial Team", avatar: "" },
    category: "Grazing Management Tips",
    tags: [],
    excerpt: "One field, left alone.",
    coverImage: "https://images.pexels.com/photos/1/field.jpeg",
    coverAlt: "A field.",
    featured: false,
    content: "Leave it until August.",
    ...fields,
  };
}

/** A post's summary for tests. */
export function makeSummary(fields: Parameters<typeof makePost>[0] = {}): PostSummary {
  const { content: _, ...summary } = makePost(fields);
  return summary;
}

/** Arbitrary lists of posts with unique ids, and few categories and tags so that some are shared. */
export const anyPosts = fc
  .array(
    fc.record({
      title: fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }),
      date: fc
        .date({ min: new Date("2020-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      category: fc.constantFrom("Animal Health", "Wildlife & Biodiversity", "Success Stories"),
      tags: fc.subarray(["economics", "soil-health", "rest-recovery"]),
      content: fc.string({ maxLength: 300, unit: "grapheme" }),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((fields, index) => makePost({ ...fields, id: String(index) })));

/** A source of posts that are already in memory. */
export function postsInMemory(posts: readonly Post[]): PostSource {
  const sorted = newestFirst(posts);
  return {
    summaries: sorted.map(({ content: _, ...summary }) => summary),
    text: (index) => sorted[index]?.content ?? "",
  };
}
