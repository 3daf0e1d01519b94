import { z } from "zod";
import { parsePostFile } from "#app/content-model/posts/parse-post.ts";
import { ApiError } from "#server/http/api-error.ts";
import { id, text } from "#server/http/text.ts";
import { fieldsOf, fieldsOfPost } from "#server/posts/fields.ts";
import type { IncomingImage, IncomingPost, Unreadable } from "../incoming.ts";
import { fileCopy, type IncomingFile } from "../copied-files.ts";
import {
  FILES_FOLDER,
  FILES_LIST,
  MAX_MARKDOWN_BYTES,
  MAX_TEXT_BYTES,
  MEDIA_FOLDER,
  MEDIA_LIST,
  SITE_POSTS,
  SITE_REST,
} from "../limits.ts";
import { moment, postCopy, type SiteRest, siteRest } from "../site-copy.ts";
import type { Edition } from "#server/texts/edition.ts";
import type { IncomingText } from "#server/texts/imported.ts";
import type { ImportedFile } from "./files.ts";

const flag = z.union([z.literal(0), z.literal(1)]);
const imageRow = z.object({
  id: text(60).regex(/^[\w-]+$/),
  hash: text(64).regex(/^[0-9a-f]{64}$/),
  name: text(300),
  alt: text(1000).nullable(),
  decorative: flag,
  focus_x: z.number().int().min(0).max(100),
  focus_y: z.number().int().min(0).max(100),
  // Exports of before there were crops lack it.
  crop: z
    .string()
    .regex(/^(?:\d{1,3}-\d{1,3}-\d{1,3}-\d{1,3})?$/)
    .default(""),
  credit: text(300),
  width: z.number().int().positive().max(100_000),
  height: z.number().int().positive().max(100_000),
  deleted_at: moment.nullable(),
  created_at: moment,
  created_by: id.nullable().default(null),
});

/** The PDF files of a site's copy. @throws ApiError 422 */
export async function copiedFiles(files: readonly ImportedFile[]): Promise<IncomingFile[]> {
  const list = files.find(({ name }) => name === FILES_LIST);
  if (!list) return [];
  const parsed = z.array(fileCopy).safeParse(await jsonOf(list));
  if (!parsed.success) throw unreadable(FILES_LIST, parsed.error);
  return parsed.data.flatMap((row) => {
    const file = files.find(({ name }) => name === `${FILES_FOLDER}${row.id}.pdf`);
    return file ? [{ row, file }] : [];
  });
}

/** Reads Markdown files, made by this program or by hand. */
export async function* markdownPosts(
  files: readonly ImportedFile[],
): AsyncGenerator<IncomingPost | Unreadable> {
  for (const file of files) {
    const source = file.name;
    try {
      const { post, facts } = parsePostFile(source, await textOf(file, MAX_MARKDOWN_BYTES));
      yield { source, id: post.id, fields: fieldsOfPost(post), facts, notes: [] };
    } catch (error) {
      yield { source, why: reasonOf(error) };
    }
  }
}

/** The files of pages and settings in a zip of a checkout, or of its `content/`. */
export async function contentTexts(
  edition: Edition,
  files: readonly ImportedFile[],
): Promise<(IncomingText | Unreadable)[]> {
  const texts: (IncomingText | Unreadable)[] = [];
  for (const { file } of edition.files) {
    const found = files.find(({ name }) => name === file || name.endsWith(`/${file}`));
    if (!found) continue;
    try {
      texts.push({ file, ...edition.compared(file, await textOf(found, MAX_MARKDOWN_BYTES)) });
    } catch (error) {
      texts.push({ source: file, why: reasonOf(error) });
    }
  }
  return texts;
}

/** Reads the posts of a site's copy. */
export async function* copiedPosts(file: ImportedFile): AsyncGenerator<IncomingPost | Unreadable> {
  let number = 0;
  for await (const line of file.lines()) {
    number += 1;
    const source = `${SITE_POSTS}:${number}`;
    try {
      const copy = postCopy.parse(JSON.parse(line));
      const newest = copy.revisions.find((revision) => revision.number === copy.head);
      if (!newest) throw new Error("A version is missing");
      const fields = fieldsOf(newest);
      yield {
        source,
        id: copy.id,
        fields,
        facts: { draft: copy.live === null || copy.deleted_at !== null },
        notes:
          copy.deleted_at === null
            ? []
            : [{ says: "It was in the trash there, and goes to the trash here." }],
        copy,
      };
    } catch (error) {
      yield { source, why: reasonOf(error) };
    }
  }
}

/** The lines of a list in a site's copy; none if an older program made it. @throws ApiError 422 */
export async function* copiedLines<Line>(
  files: readonly ImportedFile[],
  wanted: string,
  schema: z.ZodType<Line>,
): AsyncGenerator<Line> {
  const file = files.find(({ name }) => name === wanted);
  if (!file) return;
  let number = 0;
  for await (const line of file.lines()) {
    number += 1;
    const parsed = schema.safeParse(jsonOfText(line));
    if (!parsed.success) throw unreadable(`${wanted}:${number}`, parsed.error);
    yield parsed.data;
  }
}

/** What a site's copy has besides posts and pictures. @throws ApiError 422 */
export async function copiedRest(files: readonly ImportedFile[]): Promise<SiteRest | undefined> {
  const file = files.find(({ name }) => name === SITE_REST);
  if (!file) return undefined;
  const parsed = siteRest.safeParse(await jsonOf(file));
  if (parsed.success) return parsed.data;
  throw unreadable(SITE_REST, parsed.error);
}

/** The pictures of a site's copy. @throws ApiError 422 */
export async function copiedImages(files: readonly ImportedFile[]): Promise<IncomingImage[]> {
  const list = files.find(({ name }) => name === MEDIA_LIST);
  if (!list) return [];
  const parsed = z.array(imageRow).safeParse(await jsonOf(list));
  if (!parsed.success) throw unreadable(MEDIA_LIST, parsed.error);
  const media = Map.groupBy(
    files.filter(({ name }) => name.startsWith(MEDIA_FOLDER)),
    // The name of a crop follows behind a dot.
    ({ name }) =>
      /^[\w-]+(?=\.[\d-]+-\d+\.)|^[\w-]+(?=-\d+\.)/.exec(name.slice(MEDIA_FOLDER.length))?.[0],
  );
  return parsed.data.map((image) => ({
    image,
    files: (media.get(image.id) ?? []).map((file) => ({
      name: file.name.slice(MEDIA_FOLDER.length),
      file,
    })),
  }));
}

async function jsonOf(file: ImportedFile): Promise<unknown> {
  return jsonOfText(await textOf(file).catch(() => ""));
}

function jsonOfText(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function unreadable(what: string, error: z.ZodError): ApiError {
  return new ApiError(422, "import", { message: `${what} can’t be read: ${reasonOf(error)}.` });
}

/** A file's text. @throws TypeError if it is not UTF-8 */
export async function textOf(file: ImportedFile, limit = MAX_TEXT_BYTES): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true }).decode(await file.bytes(limit));
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return issue ? [issue.path.join("."), issue.message].filter(Boolean).join(": ") : "unreadable";
  }
  return error instanceof Error ? error.message : "unreadable";
}
