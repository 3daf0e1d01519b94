import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import type { Db } from "../database/open.ts";
import { mediaFile } from "../images/read.ts";
import { type Answer, answerOf } from "./answer.ts";

const PICTURE = /^\/media\/([\w.-]{1,100})$/;
const PDF = /^\/files\/([\w-]{1,60})\/[\w-]{1,130}\.pdf$/;

/**
 * A picture or PDF of the library; `undefined` if there is none at the path. A PDF is downloaded, not shown: an
 * uploaded document must not run on this site's origin, and browsers show no PDF in a sandbox.
 *
 * @param folder of the pictures that are stored as files, if any are
 */
export async function mediaAnswer(
  db: Db,
  path: string,
  folder?: string,
): Promise<Answer | undefined> {
  const answer = (bytes: Uint8Array, headers: Readonly<Record<string, string>>) =>
    answerOf(
      200,
      {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        ...headers,
      },
      Buffer.from(bytes),
    );
  const [, name] = PICTURE.exec(path) ?? [];
  const picture = name === undefined ? undefined : await mediaFile(db, name, folder);
  if (picture) {
    return answer(picture.bytes, {
      "Content-Type": `image/${picture.format}`,
      // Its bytes never change.
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  }
  const [, id] = PDF.exec(path) ?? [];
  const files = db.selectFrom("files").select(["name", "bytes"]);
  const file = id === undefined ? undefined : await files.where("id", "=", id).executeTakeFirst();
  if (!file) return undefined;
  return answer(file.bytes, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${file.name}"`,
    // An erased file is gone within an hour.
    "Cache-Control": "public, max-age=3600",
  });
}
