import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, isNotModified } from "../site/answer.ts";
import type { Encoding } from "../site/body.ts";

/** Sends an answer in one of its encodings, or 304 if the browser already has it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  body: Buffer,
): void {
  const { status, headers, etag } = answer;
  const known = {
    ...headers,
    ...(status === 200 ? { ETag: etag } : {}),
    Vary: "Accept-Encoding",
  };
  if (isNotModified(request.headers["if-none-match"], answer)) {
    response.writeHead(304, known).end();
    return;
  }
  response.writeHead(status, {
    ...known,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
