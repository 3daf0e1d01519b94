import { z } from "zod/mini";
import { calendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { POST_STATES } from "#app/backend/ports/posts.ts";

/* The API's responses about posts, which the desk validates on arrival. */
const day = z.pipe(
  z.string().check(z.refine(isCalendarDate)),
  z.transform((text: string) => calendarDate(text)),
);
const optionalDay = z.exactOptional(day);

const summaryFields = {
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  date: day,
  updated: optionalDay,
  author: z.object({ name: z.string(), avatar: z.string() }),
  category: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  coverImage: z.string(),
  coverAlt: z.string(),
  featured: z.boolean(),
  scene: z.exactOptional(z.string()),
};
export const summary = z.object(summaryFields);
export const post = z.object({ ...summaryFields, content: z.string() });

const facts = {
  state: z.enum(POST_STATES),
  version: z.number(),
  /** The newest revision. */
  head: z.number(),
  /** What readers see: the newest revision, an older one, or nothing. */
  publicPage: z.enum(["same", "older", "none"]),
  publishAt: z.exactOptional(z.number()),
  /** When a scheduled update replaces what readers see. */
  nextAt: z.exactOptional(z.number()),
  deletedAt: z.exactOptional(z.number()),
  updatedAt: z.number(),
  savedBy: z.string(),
};
export const deskPost = z.object({ post: summary, ...facts });
/** Set if the post has no date yet and gets that of its publication. */
const undated = z.exactOptional(z.boolean());
export const editablePost = z.object({ post, ...facts, undated });
export const basePost = z.object({ version: z.number(), post, undated });
export const postPage = z.object({
  posts: z.array(deskPost),
  found: z.number(),
  counts: z.object({
    all: z.number(),
    draft: z.number(),
    scheduled: z.number(),
    published: z.number(),
    changed: z.number(),
    trash: z.number(),
  }),
  next: z.exactOptional(z.string()),
});
export const textMatches = z.object({
  matches: z.array(z.object({ post: summary, ...facts, snippet: z.string() })),
});
export const article = z.object({
  post: summary,
  html: z.string(),
  toc: z.array(z.object({ id: z.string(), text: z.string() })),
  relatedPool: z.array(summary),
  newer: z.exactOptional(summary),
  older: z.exactOptional(summary),
});
export const tags = z.object({ tags: z.array(z.string()) });
export const addressAnswer = z.object({ free: z.boolean(), title: z.exactOptional(z.string()) });
export const titled = z.object({ title: z.string() });
export const trashed = z.object({ by: z.string() });
