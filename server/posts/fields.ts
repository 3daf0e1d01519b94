import type { Selectable } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { site } from "#content/site.ts";
import type { RevisionRow } from "../database/tables.ts";
import type { DraftBody } from "./schemas.ts";
import { filledTexts, optionalTexts } from "#app/content-model/posts/optional-texts.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Author, OptionalTexts, Post } from "#app/domain/posts/post.ts";

/** A revision's columns without its text, for lists of posts. */
export const SUMMARY_COLUMNS = [
  "title",
  "slug",
  "date",
  "updated",
  "category",
  "tags",
  "excerpt",
  "cover_image",
  "cover_alt",
  "featured",
  "author_name",
  "author_avatar",
  "scene",
  "optional_texts",
] as const;

/** The content of a revision. */
export interface PostFields extends OptionalTexts {
  readonly title: string;
  readonly slug: string;
  /** Null: the day of publishing. */
  readonly date: CalendarDate | null;
  readonly updated: CalendarDate | null;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly coverImage: string;
  readonly coverAlt: string;
  readonly featured: boolean;
  readonly author: Author;
  readonly content: string;
  /** The name of the drawn cover; empty: the category's own. */
  readonly scene: string;
}

type FieldColumns = Omit<
  Selectable<RevisionRow>,
  "post_id" | "number" | "version" | "base" | "kind" | "saved_at" | "saved_by"
>;

const tagList = z.array(z.string());
const texts = z.object(optionalTexts);

/** Defaults of a new post for fields that the form does not show. */
const NEW_POST: Pick<PostFields, "updated" | "featured" | "author" | "coverAlt" | "scene"> = {
  updated: null,
  featured: false,
  author: { name: site.byline, avatar: "" },
  coverAlt: "",
  scene: "",
};

export function fieldsOf(row: FieldColumns): PostFields {
  return {
    title: row.title,
    slug: row.slug,
    date: dateOf(row.date),
    updated: dateOf(row.updated),
    category: row.category,
    tags: tagList.parse(JSON.parse(row.tags)),
    excerpt: row.excerpt,
    coverImage: withoutFocus(row.cover_image),
    coverAlt: row.cover_alt,
    featured: row.featured === 1,
    author: { name: row.author_name, avatar: row.author_avatar },
    content: row.content,
    scene: row.scene,
    ...texts.parse(JSON.parse(row.optional_texts)),
  };
}

/** A library cover's address without the point that crops keep, which belongs to the picture. */
export function withoutFocus(cover: string): string {
  return cover.startsWith("/media/") ? cover.replace(/#.*/, "") : cover;
}

export function columnsOf(fields: PostFields): FieldColumns {
  return {
    title: fields.title,
    slug: fields.slug,
    date: fields.date,
    updated: fields.updated,
    category: fields.category,
    tags: JSON.stringify(fields.tags),
    excerpt: fields.excerpt,
    cover_image: fields.coverImage,
    cover_alt: fields.coverAlt,
    featured: fields.featured ? 1 : 0,
    author_name: fields.author.name,
    author_avatar: fields.author.avatar,
    content: fields.content,
    scene: fields.scene,
    optional_texts: JSON.stringify(filledTexts(fields)),
  };
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
  return fieldsOf({ ...columnsOf(fields) });
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

/** The text that the desk's search matches. */
export function searchTextOf({ title, category, tags, content }: PostFields): string {
  return [title, category, ...tags, content].join("\n").toLowerCase();
}

function dateOf(text: string | null | undefined): CalendarDate | null {
  return text !== null && text !== undefined && isCalendarDate(text) ? text : null;
}
