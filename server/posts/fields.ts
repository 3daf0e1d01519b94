import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { site } from "#content/site.ts";
import { isStorable, jsonText } from "../http/text.ts";
import type { DraftBody } from "./schemas.ts";
import { filledTexts, optionalTexts } from "#app/content-model/posts/optional-texts.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Post } from "#app/domain/posts/post.ts";

export const day = z.string().refine(isCalendarDate, "must be a date like 2025-05-08").nullable();

const readableDay = z.codec(z.string().nullable(), day, { decode: dateOf, encode: (date) => date });
const flag = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (number) => number === 1,
  encode: (isSet) => (isSet ? 1 : 0),
});

/**
 * The columns of a revision that hold the post, and how each is read and written. The table's type, lists, the post's
 * fields and the copies of a site use this schema.
 */
export const columns = z.object({
  title: z.string(),
  slug: z.string(),
  /** `yyyy-mm-dd`; null: the day of publishing. */
  date: readableDay,
  updated: readableDay,
  category: z.string(),
  tags: jsonText(z.array(z.string().refine(isStorable))),
  excerpt: z.string(),
  cover_image: z.string(),
  cover_alt: z.string(),
  featured: flag,
  author_name: z.string(),
  author_avatar: z.string(),
  content: z.string(),
  /** The name of the drawn cover; empty: the category's own. */
  scene: z.string(),
  /** Those of the post's optional texts that are not empty. */
  optional_texts: jsonText(z.object(optionalTexts)),
});
export type FieldColumns = z.input<typeof columns>;

/** Without the text, for lists of posts. */
export const SUMMARY_COLUMNS = columns.keyof().exclude(["content"]).options;

/** The content of a revision: a post, whose date may only be set when it is published. */
export interface PostFields extends Omit<Post, "id" | "date" | "updated" | "scene"> {
  /** Null: the day of publishing. */
  readonly date: CalendarDate | null;
  readonly updated: CalendarDate | null;
  /** The name of the drawn cover; empty: the category's own. */
  readonly scene: string;
}

/** Defaults of a new post for fields that the form does not show. */
const NEW_POST: Pick<PostFields, "updated" | "featured" | "author" | "coverAlt" | "scene"> = {
  updated: null,
  featured: false,
  author: { name: site.byline, avatar: "" },
  coverAlt: "",
  scene: "",
};

export function fieldsOf(row: FieldColumns): PostFields {
  const { cover_image, cover_alt, author_name, author_avatar, optional_texts, ...fields } =
    columns.decode(row);
  return {
    ...fields,
    coverImage: withoutFocus(cover_image),
    coverAlt: cover_alt,
    author: { name: author_name, avatar: author_avatar },
    ...optional_texts,
  };
}

/** A library cover's address without the focus point, which is stored with the picture. */
export function withoutFocus(cover: string): string {
  return cover.startsWith("/media/") ? cover.replace(/#.*/, "") : cover;
}

export function columnsOf(fields: PostFields): FieldColumns {
  return columns.encode({
    ...fields,
    tags: [...fields.tags],
    cover_image: fields.coverImage,
    cover_alt: fields.coverAlt,
    author_name: fields.author.name,
    author_avatar: fields.author.avatar,
    optional_texts: filledTexts(fields),
  });
}

/**
 * Applies a draft to the existing fields, keeping those it does not contain (decision 19). A new cover drops
 * the old one's text alternative.
 */
export function applyDraft(draft: DraftBody, before?: PostFields): PostFields {
  const { date, coverAlt, coverImage: shown, featured, updated, scene, ...given } = draft;
  const coverImage = withoutFocus(shown);
  const samePhoto = before !== undefined && before.coverImage === coverImage;
  const fields = {
    ...NEW_POST,
    ...before,
    ...given,
    coverImage,
    coverAlt: coverAlt ?? (samePhoto ? before.coverAlt : ""),
    date: dateOf(date) ?? before?.date ?? null,
    ...(featured === undefined ? {} : { featured }),
    ...(scene === undefined ? {} : { scene }),
    ...(updated === undefined ? {} : { updated: dateOf(updated) }),
  };
  return fieldsOf(columnsOf(fields));
}

/** The reverse of `applyDraft`: a post's fields as a form sends them. */
export function draftOf({ author: _, ...fields }: PostFields): DraftBody {
  return {
    ...fields,
    tags: [...fields.tags],
    date: fields.date ?? "",
    updated: fields.updated ?? "",
  };
}

export function sameFields(a: PostFields, b: PostFields): boolean {
  return isDeepStrictEqual(a, b);
}

/** Converts fields to the domain's post. `defaultDate` is used for a draft without a date. */
export function postOf(id: string, fields: PostFields, defaultDate: CalendarDate): Post {
  const { date, updated, scene, ...rest } = fields;
  return {
    id,
    date: date ?? defaultDate,
    ...rest,
    ...(updated === null ? {} : { updated }),
    ...(scene === "" ? {} : { scene }),
  };
}

/** The reverse of `postOf`, for posts from files. */
export function fieldsOfPost({ id: _, updated, scene, ...post }: Post): PostFields {
  return { ...post, updated: updated ?? null, scene: scene ?? "" };
}

function dateOf(text: string | null | undefined): CalendarDate | null {
  return text !== null && text !== undefined && isCalendarDate(text) ? text : null;
}
