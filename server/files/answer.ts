import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import type { Db } from "../database/open.ts";
import { type Answer, answerOf } from "../site/answer.ts";

const ADDRESS = /^\/files\/([\w-]{1,60})\/[\w-]{1,130}\.pdf$/;

/**
 * A file that posts link to; `undefined` if it does not exist. It is downloaded, not shown: a document of somebody else
 * must not run in a page of this site, and browsers show no PDF in a sandbox.
 */
export async function fileAnswer(db: Db, path: string): Promise<Answer | undefined> {
  const [, id] = ADDRESS.exec(path) ?? [];
  if (id === undefined) return undefined;
  const file = await db
    .selectFrom("files")
    .select(["name", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!file) return undefined;
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${file.name}"`,
    "X-Content-Type-Options": "nosniff",
    // An erased file is gone within an hour.
    "Cache-Control": "public, max-age=3600",
  };
  return answerOf(200, headers, Buffer.from(file.bytes));
}
