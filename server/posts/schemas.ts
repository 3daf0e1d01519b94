import { z } from "zod";
import * as mini from "zod/mini";
import {
  CONTENT_LIMIT_CHARACTERS,
  postDraft,
  unfinishedDraft,
} from "../../app/content-model/posts/post-draft.ts";
import { isCalendarDate } from "../../app/domain/dates/calendar-date.ts";
import { id, text } from "../http/text.ts";

const LONGEST_ALT = 1000;
const LONGEST_TAB = 64;
/** What PostgreSQL’s integer holds. */
const LARGEST_NUMBER = 2_147_483_647;
/** A year has four digits in addresses and dates. */
const LAST_MOMENT = Date.UTC(9999, 0);
const counted = z.number().int().positive().max(LARGEST_NUMBER);
export const PAGE_SIZE = 50;
const MOST_PER_PAGE = 500;

/** What the desk's form of the server edition has besides the demo's. */
const more = {
  coverAlt: mini.optional(text(LONGEST_ALT)),
  featured: mini.optional(mini.boolean()),
  updated: mini.optional(
    mini
      .string()
      .check(mini.refine((day) => day === "" || isCalendarDate(day), "Enter a real date")),
  ),
};
/** Rules for a draft: it needs a title only. */
export const draft = mini.extend(unfinishedDraft, more);
/** Rules for what readers see. */
export const publishable = mini.extend(postDraft, more);
export type DraftBody = mini.infer<typeof draft>;

export const intent = z.enum(["save", "publish", "schedule", "unpublish", "discard"]);
const saving = {
  intent: intent.default("save"),
  /** Milliseconds since 1970, with the intent `schedule`. */
  publishAt: z.number().int().positive().max(LAST_MOMENT).optional(),
  /** The tab whose autosave this save takes the place of. */
  tab: text(LONGEST_TAB).optional(),
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
  tab: text(LONGEST_TAB).min(1),
  baseVersion: z.number().int().nonnegative().max(LARGEST_NUMBER),
  fields: z.record(
    text(60),
    z.union([text(CONTENT_LIMIT_CHARACTERS + 1), z.array(text(300)).max(200)]),
  ),
});
/** Who else is at a post, for whoever is writing there. */
export const company = z.object({
  /** Names of others who are writing here now. */
  writers: z.array(z.string()),
  /** One's own tabs that are writing here now. */
  tabs: z.array(z.string()),
  /** The version that is saved by now; null for a post that was never saved. */
  version: z.number().nullable(),
  /** Who saved it last; empty where nobody is known. */
  savedBy: z.string(),
  /** Who moved it to the trash; left out while it is not there. */
  trashedBy: z.string().optional(),
});
/** Posts as the desk lists them, and what is wanted of all of them. */
export const showBody = z.object({
  intent: z.enum(["publish", "unpublish"]),
  posts: z
    .array(z.object({ id, version: counted }))
    .min(1)
    .max(MOST_PER_PAGE),
});
const moment = z.number().int().nonnegative().max(LAST_MOMENT).nullable();
const revisionNumber = counted.nullable();
/** The newest revision, which ones readers saw, and from when on. */
const dates = z.object({
  head: counted,
  live: revisionNumber,
  publish_at: moment,
  next_live: revisionNumber,
  next_at: moment,
});
const shownPost = z.object({ id, version: counted, before: dates });
export const unshowBody = z.object({ posts: z.array(shownPost).min(1).max(MOST_PER_PAGE) });
/** What became of each post: done, or why not, in words. */
export const showAnswer = z.object({
  done: z.array(shownPost),
  refused: z.array(z.object({ id, why: z.string() })),
});
export const tabQuery = z.object({ tab: text(LONGEST_TAB).optional() });
export const listQuery = z.object({
  state: z.enum(["all", "draft", "scheduled", "published", "changed", "trash"]).default("all"),
  q: text(200).default(""),
  category: text(300).optional(),
  sort: z.enum(["title", "category", "date", "author"]).default("date"),
  direction: z.enum(["ascending", "descending"]).default("descending"),
  after: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(PAGE_SIZE),
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
  /** What readers find at the post's address: the newest revision, an older one, or nothing. */
  publicPage: z.enum(["same", "older", "none"]),
  publishAt: z.number().optional(),
  /** When a waiting update takes the place of what readers see. */
  nextAt: z.number().optional(),
  deletedAt: z.number().optional(),
  updatedAt: z.number(),
  savedBy: z.string(),
};
/** Nobody set its day: it gets that of its publishing. */
const undated = { undated: z.boolean().optional() };
export const deskPost = z.object({ post: summary, ...facts });
export const editablePost = z.object({
  post: summary.extend({ content: z.string() }),
  ...undated,
  ...facts,
});
export const openedPost = editablePost.extend({
  /** My own unsaved changes, of every tab. */
  autosaves: z.array(
    z.object({
      tab: z.string(),
      baseVersion: z.number(),
      fields: z.record(z.string(), z.unknown()),
      savedAt: z.number(),
    }),
  ),
  /** Names of others who are writing here now. */
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
