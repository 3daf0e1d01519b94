import { z } from "zod";
import { parsePostFile } from "../../../app/content-model/posts/parse-post.ts";
import { isCalendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { text } from "../../http/text.ts";
import { isPrepared } from "../../images/prepare.ts";
import { fieldsOfPost } from "../../posts/fields.ts";
import { draft } from "../../posts/schemas.ts";
import type { Incoming, IncomingImage, IncomingPost } from "../incoming.ts";
import { DRAFTS_FOLDER, MEDIA_FOLDER, MEDIA_LIST } from "../limits.ts";
import { unzip } from "./unzip.ts";

const MAX_AUTHOR_LENGTH = 200;
const MEDIA_NAME = /^[\w-]{1,60}-(\d{1,5})\.(jpg|webp)$/;
const day = z
  .string()
  .nullable()
  .transform((value) => (value !== null && isCalendarDate(value) ? value : null));
const unfinished = z.object({
  id: text(200).min(1),
  date: day,
  updated: day,
  featured: z.boolean(),
  author: z.object({ name: text(MAX_AUTHOR_LENGTH), avatar: text(MAX_AUTHOR_LENGTH) }),
  coverAlt: text(1000),
});
const flag = z.union([z.literal(0), z.literal(1)]);
const imageRow = z.object({
  id: text(60).regex(/^[\w-]+$/),
  hash: text(64).regex(/^[0-9a-f]{64}$/),
  name: text(300),
  alt: text(1000).nullable(),
  decorative: flag,
  focus_x: z.number().int().min(0).max(100),
  focus_y: z.number().int().min(0).max(100),
  credit: text(300),
  width: z.number().int().positive().max(100_000),
  height: z.number().int().positive().max(100_000),
  deleted_at: z.null(),
  created_at: z.number().int(),
  created_by: text(200).nullable(),
});

/** Reads a zip of Markdown files, exported by this program or made by hand. */
export async function readZip(bytes: Uint8Array): Promise<Incoming> {
  const files = unzip(bytes);
  const posts: IncomingPost[] = [];
  const unreadable: { source: string; why: string }[] = [];
  for (const [name, content] of files) {
    if (!name.endsWith(".md") && !name.startsWith(DRAFTS_FOLDER)) continue;
    try {
      posts.push(name.endsWith(".md") ? readPost(name, content) : readDraft(name, content));
    } catch (error) {
      unreadable.push({ source: name, why: error instanceof Error ? error.message : "unreadable" });
    }
  }
  return { posts, images: await readImages(files, unreadable), unreadable };
}

/** Reads a single Markdown file. */
export function readMarkdown(name: string, bytes: Uint8Array): Incoming {
  try {
    return { posts: [readPost(name, bytes)], images: [], unreadable: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : "unreadable";
    return { posts: [], images: [], unreadable: [{ source: name, why }] };
  }
}

function readPost(source: string, bytes: Uint8Array): IncomingPost {
  const { post, facts } = parsePostFile(source, decode(bytes));
  return { source, id: post.id, fields: fieldsOfPost(post), facts, notes: [] };
}

function readDraft(source: string, bytes: Uint8Array): IncomingPost {
  const json: unknown = JSON.parse(decode(bytes));
  const { id, ...own } = unfinished.parse(json);
  const shown = draft.parse({
    ...record.parse(json),
    date: own.date ?? "",
    updated: own.updated ?? "",
  });
  return { source, id, fields: { scene: "", ...shown, ...own }, facts: { draft: true }, notes: [] };
}

const record = z.record(z.string(), z.unknown());

async function readImages(
  files: ReadonlyMap<string, Uint8Array>,
  unreadable: { source: string; why: string }[],
): Promise<IncomingImage[]> {
  const list = files.get(MEDIA_LIST);
  if (!list) return [];
  const parsed = z.array(imageRow).safeParse(jsonOf(list));
  if (!parsed.success) {
    unreadable.push({ source: MEDIA_LIST, why: "The list of pictures cannot be read." });
    return [];
  }
  const usable: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  for (const [path, bytes] of files) {
    if (!path.startsWith(MEDIA_FOLDER)) continue;
    const name = path.slice(MEDIA_FOLDER.length);
    if (await isPicture(name, bytes)) usable.push({ name, bytes });
    else unreadable.push({ source: path, why: "This is no picture of the library." });
  }
  return parsed.data
    .map((image) => ({
      image,
      files: usable.filter(({ name }) => name.startsWith(`${image.id}-`)),
    }))
    .filter((image) => image.files.length > 0);
}

/** Whether the name states a format and width and the file matches it, with nothing else inside. */
async function isPicture(name: string, bytes: Uint8Array): Promise<boolean> {
  const [, width, end] = MEDIA_NAME.exec(name) ?? [];
  return end !== undefined && isPrepared(bytes, end === "jpg" ? "jpeg" : "webp", Number(width));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decode(bytes));
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
