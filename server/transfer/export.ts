import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { parsePost } from "#app/content-model/posts/parse-post.ts";
import { postFile } from "#app/content-model/posts/write-post.ts";
import type { Db } from "../database/open.ts";
import { fileColumns, type PostRow } from "../database/tables.ts";
import { pictureBytes } from "../images/picture-files.ts";
import { postOf } from "../posts/fields.ts";
import { addressOf } from "../posts/addresses.ts";
import { postRow, today } from "../posts/read.ts";
import { visibleRevision } from "../posts/state.ts";
import { textFiles } from "../texts/copies.ts";
import type { Edition } from "../texts/edition.ts";
import { lettersOf, SITE_LETTERS, SITE_UNSAVED, unsavedOf } from "./copy/letters.ts";
import { FILES_FOLDER, FILES_LIST, MEDIA_FOLDER, MEDIA_LIST } from "./copy/media.ts";
import { copyOfPost, fieldsIn, momentOf, type PostCopy, SITE_POSTS } from "./copy/posts.ts";
import { restOfSite, SITE_REST } from "./copy/site.ts";

/** The folder with the posts as Markdown files, as in a checkout. */
const POSTS_FOLDER = "content/posts/";
/** A fixed time makes the same content produce the same bytes. */
const FILE_TIME = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true } as const;

/** Adds a file to a zip; resolves when its turn comes, so that the next one can be read. */
type Add = (name: string, content: Readable, compress?: boolean) => Promise<void>;

interface ExportOptions {
  /** Whether to include the newsletter's subscribers. */
  readonly subscribers?: boolean;
  /** The folder with the pictures, if they are stored as files. */
  readonly picturesFolder?: string | undefined;
  /** The pages and settings that come with the program; without it, their files are left out. */
  readonly edition?: Edition | undefined;
}

/**
 * A copy of the site as a zip: every post with all its versions and states, unsaved texts, pictures, redirects,
 * letters, and subscribers if wanted (`site/`, `media/`). It also has the posts as Markdown files for `content/posts`
 * and other programs, and the pages and settings as files of `content/`. It has the names of people, but no accounts
 * and no passwords.
 *
 * It is made while it is sent: only a few posts or pictures are in memory.
 */
export function exportZip(db: Db, now: number, options: ExportOptions = {}): Readable {
  const zip = new ZipFile();
  const sent = new PassThrough();
  const fail = (error: unknown) =>
    sent.destroy(error instanceof Error ? error : new Error("The export failed."));
  const add: Add = (name, content, compress = true) => {
    // The zip keeps the callback below until the export ends; removing the content from this list frees its memory.
    const waiting = [content];
    return new Promise((done) => {
      zip.addReadStreamLazy(name, { ...FILE_TIME, compress }, (use) => {
        const [stream = Readable.from([])] = waiting.splice(0);
        // In a later turn of the event loop, so that other requests are answered in between.
        setImmediate(done);
        use(null, stream.on("error", fail));
      });
    });
  };
  zip.on("error", fail);
  zip.outputStream.pipe(sent);
  writeSite(add, db, now, options).then(() => zip.end(), fail);
  return sent;
}

async function writeSite(
  add: Add,
  db: Db,
  now: number,
  { subscribers = false, picturesFolder, edition }: ExportOptions,
): Promise<void> {
  const text = (content: string) => Readable.from([Buffer.from(content)]);
  const json = (value: unknown) => text(`${JSON.stringify(value, null, 2)}\n`);
  await add(SITE_REST, json(await restOfSite(db, subscribers)));
  const posts = await db.selectFrom("posts").select("id").orderBy("id").execute();
  await add(SITE_POSTS, Readable.from(lines(postCopies(db, posts))));
  await add(SITE_LETTERS, Readable.from(lines(lettersOf(db, subscribers))));
  await add(SITE_UNSAVED, Readable.from(lines(unsavedOf(db))));
  for (const { id } of posts) {
    const row = await postRow(db, id);
    const file = row && (await markdownFile(db, row, now));
    if (file) await add(POSTS_FOLDER + file.name, text(file.text));
  }
  if (edition) {
    for await (const file of textFiles(db, edition)) await add(file.name, text(file.text));
  }
  await writeFiles(add, db, json);
  const images = await db.selectFrom("images").selectAll().orderBy("id").execute();
  if (images.length > 0) await add(MEDIA_LIST, json(images));
  for (const { id } of images) {
    const media = await db
      .selectFrom("image_files")
      .select(["name", "bytes"])
      .where("image_id", "=", id)
      .orderBy("name")
      .execute();
    for (const file of media) {
      const bytes = await pictureBytes(file, picturesFolder);
      // Pictures are already compressed.
      await add(MEDIA_FOLDER + file.name, Readable.from([Buffer.from(bytes)]), false);
    }
  }
}

async function writeFiles(add: Add, db: Db, json: (value: unknown) => Readable): Promise<void> {
  const files = await db
    .selectFrom("files")
    .select(fileColumns.keyof().options)
    .orderBy("id")
    .execute();
  if (files.length === 0) return;
  await add(FILES_LIST, json(files));
  for (const { id } of files) {
    const file = await db
      .selectFrom("files")
      .select("bytes")
      .where("id", "=", id)
      .executeTakeFirst();
    // It may have been deleted since.
    if (file) await add(`${FILES_FOLDER}${id}.pdf`, Readable.from([Buffer.from(file.bytes)]));
  }
}

/** Lines of JSON, each made when it is read. */
async function* lines(values: AsyncIterable<object>) {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}

async function* postCopies(db: Db, posts: readonly { readonly id: string }[]) {
  for (const { id } of posts) {
    const row = await postRow(db, id);
    // It may have been deleted since.
    if (row) yield await copyOfPost(db, row);
  }
}

/** What readers see or will see of a post; for a draft, its newest version if it is complete. */
async function markdownFile(db: Db, row: PostRow, now: number) {
  if (row.deleted_at !== null) return undefined;
  const copy = await copyOfPost(db, row);
  const live = visibleRevision(row, now) ?? row.live;
  const fields = fieldsIn(copy, live ?? row.head);
  const date = fields.date ?? (await today(db, now));
  const current = addressOf(fields, date);
  const file = postFile(postOf(row.id, fields, date), {
    ...(live === null ? { draft: true } : {}),
    // Noon of its date is the default.
    ...(row.publish_at === null || row.publish_at === momentOf(undefined, date)
      ? {}
      : { publishAt: new Date(row.publish_at).toISOString() }),
    oldAddresses: oldAddresses(copy, current, now),
  });
  return isReadable(file) ? file : undefined;
}

/** An unfinished draft lacks front matter that a file must have. */
function isReadable({ name, text }: { readonly name: string; readonly text: string }): boolean {
  try {
    parsePost(name, text);
    return true;
  } catch {
    return false;
  }
}

function oldAddresses({ addresses }: PostCopy, current: string, now: number): string[] {
  return addresses
    .filter(
      ({ address, first_live_at }) => address !== current && (first_live_at ?? Infinity) <= now,
    )
    .map(({ address }) => address);
}
