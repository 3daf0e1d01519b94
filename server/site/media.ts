import { SECURITY_HEADERS } from "#app/document/response-headers.ts";
import type { Db } from "../database/open.ts";
import { mediaFile } from "../images/read.ts";
import { type Answer, answerOf } from "./answer.ts";

const NAME = /^\/media\/([\w.-]{1,100})$/;

/** A picture of the library; `undefined` if it does not exist. Its bytes never change. */
export async function mediaAnswer(
  db: Db,
  path: string,
  folder?: string,
): Promise<Answer | undefined> {
  const [, name] = NAME.exec(path) ?? [];
  const file = name === undefined ? undefined : await mediaFile(db, name, folder);
  if (!file) return undefined;
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Type": `image/${file.format}`,
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return answerOf(200, headers, Buffer.from(file.bytes));
}
