import { LAST_MOMENT } from "#app/domain/dates/site-time.ts";
import { POST_STATES } from "#app/backend/ports/posts.ts";
import { z } from "zod";
import * as mini from "zod/mini";
import { CONTENT_LIMIT_CHARACTERS, unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { COLUMNS } from "#app/domain/posts/lists/post-order.ts";
import { id, text, typed } from "../http/text.ts";

const MAX_TAB_LENGTH = 64;
const MAX_NOTE_LENGTH = 2000;
/** At most PostgreSQL's largest `integer`. */
const counted = z.int32().positive();
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 500;

/** Rules for a draft, which needs only a title. No form shows whether it is featured. */
const draft = mini.extend(unfinishedDraft, { featured: mini.optional(mini.boolean()) });
export type DraftBody = mini.infer<typeof draft>;

const note = text(MAX_NOTE_LENGTH).trim();

/** What a save is for. `discard` restores what readers see and cancels a scheduled update. */
const intent = z.enum(["save", "publish", "schedule", "unpublish", "discard"]);
export type Intent = z.infer<typeof intent>;
const saving = {
  intent: intent.default("save"),
  /** Milliseconds since 1970, with the intent `schedule`. */
  publishAt: z.number().int().positive().max(LAST_MOMENT).optional(),
};
export const createBody = z.object({ draft, ...saving });
/** Unpublishing needs no draft. */
export const changeBody = z.object({ draft: z.optional(draft), ...saving });
export const newIdParam = z.object({ id: z.uuid() });
export const numberParam = z.object({
  id,
  number: z.coerce.number().pipe(counted),
});
export const beforeQuery = z.object({ before: z.coerce.number().pipe(counted).optional() });
export const autosaveBody = z.object({
  tab: text(MAX_TAB_LENGTH).min(1),
  baseVersion: z.int32().nonnegative(),
  fields: z.record(text(60), typed(CONTENT_LIMIT_CHARACTERS + 1)),
});
/** Bulk publishing: the posts with the versions that the desk lists. */
export const bulkPublishBody = z.object({
  intent: z.enum(["publish", "unpublish"]),
  posts: z
    .array(z.object({ id, version: counted }))
    .min(1)
    .max(MAX_PAGE_SIZE),
});
export const bulkLinksBody = z.object({ ids: z.array(id).min(1).max(MAX_PAGE_SIZE) });
/** A note to an editor is optional, an answer to a contributor is not. */
export const reviewBody = z.object({ note: note.default("") });
export const answerBody = z.object({ note: note.min(1, "Say what to change") });
export const linksBody = z.object({ content: text(CONTENT_LIMIT_CHARACTERS) });
/** Limits deleting a user's unsaved changes to one tab's, and to those saved at a time, in milliseconds since 1970. */
export const autosaveQuery = z.object({
  tab: text(MAX_TAB_LENGTH).optional(),
  savedAt: z.coerce.number().int().positive().max(LAST_MOMENT).optional(),
});
export const listQuery = z.object({
  state: z.enum(["all", ...POST_STATES]).default("all"),
  q: text(200).default(""),
  category: text(300).optional(),
  sort: z.enum(COLUMNS).default("date"),
  direction: z.enum(["ascending", "descending"]).default("descending"),
  /** Id of the last post on the previous page. */
  after: text(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
});
export const textQuery = z.object({ q: text(200) });
export const addressQuery = z.object({
  date: z.string().refine(isCalendarDate, "Enter a real date"),
  slug: text(300),
  for: id.optional(),
});
