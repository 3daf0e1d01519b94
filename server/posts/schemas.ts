import { z } from "zod";
import * as mini from "zod/mini";
import {
  CONTENT_LIMIT_CHARACTERS,
  postDraft,
  unfinishedDraft,
} from "../../app/content-model/posts/post-draft.ts";
import { isCalendarDate } from "../../app/domain/dates/calendar-date.ts";
import { id, text } from "../http/text.ts";

const MAX_ALT_LENGTH = 1000;
const MAX_TAB_LENGTH = 64;
/** The largest PostgreSQL integer. */
const MAX_INTEGER = 2_147_483_647;
/** A year has four digits in addresses and dates. */
const LAST_MOMENT = Date.UTC(9999, 0);
const counted = z.number().int().positive().max(MAX_INTEGER);
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 500;

/** Fields of the server edition's form that the demo's lacks. */
const more = {
  coverAlt: mini.optional(text(MAX_ALT_LENGTH)),
  featured: mini.optional(mini.boolean()),
  updated: mini.optional(
    mini
      .string()
      .check(mini.refine((day) => day === "" || isCalendarDate(day), "Enter a real date")),
  ),
};
/** Rules for a draft, which needs only a title. */
export const draft = mini.extend(unfinishedDraft, more);
/** Rules for publishing. */
export const publishable = mini.extend(postDraft, more);
export type DraftBody = mini.infer<typeof draft>;

const intent = z.enum(["save", "publish", "schedule", "unpublish", "discard"]);
const saving = {
  intent: intent.default("save"),
  /** Milliseconds since 1970, with the intent `schedule`. */
  publishAt: z.number().int().positive().max(LAST_MOMENT).optional(),
  /** The tab whose autosave this save replaces. */
  tab: text(MAX_TAB_LENGTH).optional(),
};
export const createBody = z.object({ draft, ...saving });
/** Unpublishing needs no draft. */
export const changeBody = z.object({ draft: z.optional(draft), ...saving });
export const idParam = z.object({ id });
export const newIdParam = z.object({ id: z.uuid() });
export const numberParam = z.object({
  id,
  number: z.coerce.number().pipe(counted),
});
export const versionHeader = z.object({ "if-match": text(40).optional() });
export const autosaveBody = z.object({
  tab: text(MAX_TAB_LENGTH).min(1),
  baseVersion: z.number().int().nonnegative().max(MAX_INTEGER),
  fields: z.record(
    text(60),
    z.union([text(CONTENT_LIMIT_CHARACTERS + 1), z.array(text(300)).max(200)]),
  ),
});
/** Who else is editing a post. */
export const company = z.object({
  /** Names of other people editing it now. */
  writers: z.array(z.string()),
  /** The user's own tabs editing it now. */
  tabs: z.array(z.string()),
  /** The current version; null if the post was never saved. */
  version: z.number().nullable(),
  /** Who saved it last; empty if unknown. */
  savedBy: z.string(),
  /** Who moved it to the trash, if it is there. */
  trashedBy: z.string().optional(),
});
/** Bulk publishing: the posts with the versions that the desk lists. */
export const bulkPublishBody = z.object({
  intent: z.enum(["publish", "unpublish"]),
  posts: z
    .array(z.object({ id, version: counted }))
    .min(1)
    .max(MAX_PAGE_SIZE),
});
const moment = z.number().int().nonnegative().max(LAST_MOMENT).nullable();
const revisionNumber = counted.nullable();
/** The newest revision, and which ones readers saw from when. */
const dates = z.object({
  head: counted,
  live: revisionNumber,
  publish_at: moment,
  next_live: revisionNumber,
  next_at: moment,
});
const shownPost = z.object({ id, version: counted, before: dates });
export const undoPublishBody = z.object({ posts: z.array(shownPost).min(1).max(MAX_PAGE_SIZE) });
/** Result for each post: done, or the reason in words. */
export const bulkPublishAnswer = z.object({
  done: z.array(shownPost),
  refused: z.array(z.object({ id, why: z.string() })),
});
export const tabQuery = z.object({ tab: text(MAX_TAB_LENGTH).optional() });
export const listQuery = z.object({
  state: z.enum(["all", "draft", "scheduled", "published", "changed", "trash"]).default("all"),
  q: text(200).default(""),
  category: text(300).optional(),
  sort: z.enum(["title", "category", "date", "author"]).default("date"),
  direction: z.enum(["ascending", "descending"]).default("descending"),
  after: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export const textQuery = z.object({ q: text(200) });
export const addressQuery = z.object({
  date: z.string().refine(isCalendarDate, "Enter a real date"),
  slug: text(300),
  for: id.optional(),
});

const author = z.object({ name: z.string(), avatar: z.string() });
export const summary = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  date: z.string(),
  updated: z.string().optional(),
  author,
  category: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  coverImage: z.string(),
  coverAlt: z.string(),
  featured: z.boolean(),
  scene: z.string().optional(),
});
const state = z.enum(["draft", "scheduled", "published", "changed", "trash"]);
const facts = {
  state,
  version: z.number(),
  /** The newest revision. */
  head: z.number(),
  /** What readers see: the newest revision, an older one, or nothing. */
  publicPage: z.enum(["same", "older", "none"]),
  publishAt: z.number().optional(),
  /** When a scheduled update replaces what readers see. */
  nextAt: z.number().optional(),
  deletedAt: z.number().optional(),
  updatedAt: z.number(),
  savedBy: z.string(),
};
/** Set if the post has no date yet and gets that of its publication. */
const undated = { undated: z.boolean().optional() };
const deskPost = z.object({ post: summary, ...facts });
export const editablePost = z.object({
  post: summary.extend({ content: z.string() }),
  ...undated,
  ...facts,
});
export const openedPost = editablePost.extend({
  /** The user's own unsaved changes, of every tab. */
  autosaves: z.array(
    z.object({
      tab: z.string(),
      baseVersion: z.number(),
      fields: z.record(z.string(), z.unknown()),
      savedAt: z.number(),
    }),
  ),
  /** Names of other people editing it now. */
  writers: z.array(z.string()),
});
export const postPage = z.object({
  posts: z.array(deskPost),
  found: z.number(),
  counts: z.record(z.string(), z.number()),
  next: z.string().optional(),
});
export const textMatches = z.object({
  matches: z.array(deskPost.extend({ snippet: z.string() })),
});
export const revisionList = z.object({
  revisions: z.array(
    z.object({
      number: z.number(),
      base: z.number().nullable(),
      kind: z.string(),
      title: z.string(),
      savedAt: z.number(),
      savedBy: z.string(),
      live: z.boolean(),
    }),
  ),
});
export const revision = z.object({
  number: z.number(),
  post: summary.extend({ content: z.string() }),
  ...undated,
});
export const article = z.object({
  post: summary,
  html: z.string(),
  toc: z.array(z.object({ id: z.string(), text: z.string() })),
  relatedPool: z.array(summary),
  newer: summary.optional(),
  older: summary.optional(),
});
