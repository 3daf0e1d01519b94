import { z } from "zod";
import type { Db } from "../database/open.ts";
import { id, text } from "../http/text.ts";
import type { Edition } from "../texts/edition.ts";
import { readLiveTexts } from "../texts/read.ts";

const moment = z.number().int();
const count = z.number().int().nonnegative().max(2_147_483_647);
const changes = z.string().refine((json) => {
  try {
    return z.record(text(300), text(20_000)).safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}, "must be an object of texts");
const user = id.nullable();

/** A page or the settings as owners changed them, with its draft and everything that was published of it. */
export const textCopy = z
  .object({
    file: text(300).regex(/^content\/[\w./-]+$/),
    version: count,
    head: count,
    live: count,
    draft: changes.nullable(),
    updated_at: moment,
    updated_by: user,
    revisions: z.array(
      z.object({
        number: count,
        base: count,
        kind: z.enum(["published", "imported"]),
        changes,
        saved_at: moment,
        saved_by: user,
      }),
    ),
  })
  .refine(
    ({ live, revisions }) => live === 0 || revisions.some(({ number }) => number === live),
    "A version is missing",
  );
export type TextCopy = z.infer<typeof textCopy>;

/** The texts of pages and the settings as an export has them, for `site/site.json`. */
export async function copiesOfTexts(db: Db): Promise<TextCopy[]> {
  const rows = await db.selectFrom("texts").selectAll().orderBy("file").execute();
  const copies: TextCopy[] = [];
  for (const row of rows) {
    const revisions = await db
      .selectFrom("text_revisions")
      .select(["number", "base", "kind", "changes", "saved_at", "saved_by"])
      .where("file", "=", row.file)
      .orderBy("number")
      .execute();
    copies.push({ ...row, revisions });
  }
  return copies;
}

/** The files of `content/` with what readers see, for a checkout: the same bytes where nothing was changed. */
export async function* textFiles(db: Db, edition: Edition) {
  const live = await readLiveTexts(db);
  for (const { file } of edition.files) {
    yield { name: file, text: edition.source(file, live.get(file) ?? {}) };
  }
}
