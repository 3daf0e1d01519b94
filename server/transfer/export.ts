import { zipSync, type Zippable } from "fflate";
import { parsePost } from "../../app/content-model/posts/parse-post.ts";
import { postFile } from "../../app/content-model/posts/write-post.ts";
import type { Db } from "../database/open.ts";
import type { PostRow } from "../database/tables.ts";
import { addressOf } from "../posts/reading/addresses.ts";
import { type PostFields, postOf } from "../posts/fields.ts";
import { revisionFields, today } from "../posts/reading/read.ts";
import { visibleRevision } from "../posts/state.ts";
import { momentOf } from "./add-post-file.ts";
import { DRAFTS_FOLDER, MEDIA_FOLDER, MEDIA_LIST, POSTS_FOLDER } from "./limits.ts";

/** Zip timestamps have no zone; a fixed one makes the same content produce the same bytes. */
const FILE_TIME = "2000-01-01T00:00:00";

/**
 * The site's posts, pictures and redirects as a zip that fits `content/posts` and the import. It has no
 * accounts, passwords or subscribers.
 */
export async function exportZip(db: Db, now: number): Promise<Uint8Array> {
  const files: Zippable = {};
  const add = (name: string, content: string | Uint8Array) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    // Pictures are already compressed.
    files[name] = [bytes, { level: typeof content === "string" ? 6 : 0, mtime: FILE_TIME }];
  };
  const posts = await db
    .selectFrom("posts")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const row of posts) {
    const { name, text } = await exportedPost(db, row, now);
    add(name, text);
  }
  const images = await db
    .selectFrom("images")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  if (images.length > 0) add(MEDIA_LIST, `${JSON.stringify(images, null, 2)}\n`);
  for (const { id } of images) {
    const media = await db
      .selectFrom("image_files")
      .select(["name", "bytes"])
      .where("image_id", "=", id)
      .execute();
    for (const { name, bytes } of media) add(MEDIA_FOLDER + name, new Uint8Array(bytes));
  }
  return zipSync(files);
}

/** What readers see or will see of a post; for a draft, its newest revision. */
async function exportedPost(db: Db, row: PostRow, now: number) {
  const live = visibleRevision(row, now) ?? row.live;
  const fields = await revisionFields(db, row.id, live ?? row.head);
  const date = fields.date ?? (await today(db, now));
  const file = postFile(postOf(row.id, fields, date), {
    ...(live === null ? { draft: true } : {}),
    // Noon of its date is the default.
    ...(row.publish_at === null || row.publish_at === momentOf(undefined, date)
      ? {}
      : { publishAt: new Date(row.publish_at).toISOString() }),
    oldAddresses: await oldAddresses(db, row.id, addressOf(fields, date), now),
  });
  if (isReadable(file)) return { name: POSTS_FOLDER + file.name, text: file.text };
  return { name: `${DRAFTS_FOLDER}${row.id}.json`, text: unfinished(row.id, fields) };
}

/** A draft that lacks required front matter, as JSON. */
function unfinished(id: string, fields: PostFields): string {
  return `${JSON.stringify({ id, ...fields }, null, 2)}\n`;
}

function isReadable({ name, text }: { readonly name: string; readonly text: string }): boolean {
  try {
    parsePost(name, text);
    return true;
  } catch {
    return false;
  }
}

async function oldAddresses(db: Db, postId: string, current: string, now: number) {
  const rows = await db
    .selectFrom("addresses")
    .select("address")
    .where("post_id", "=", postId)
    .where("first_live_at", "<=", now)
    .where("address", "!=", current)
    .orderBy("address")
    .execute();
  return rows.map(({ address }) => address);
}
