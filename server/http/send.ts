import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, isNotModified } from "../site/answer.ts";
import type { Encoding } from "../site/body.ts";
import { nginxExpiry } from "./nginx-expiry.ts";

/** Alternating header names and values, the fastest form for node:http. */
type HeaderList = readonly string[];

interface Prepared {
  /** `X-Accel-Expires`; `undefined` if the headers never expire. */
  readonly forNginx: string | undefined;
  /** For a 304. */
  readonly notModified: HeaderList;
  readonly whole: HeaderList;
}

/** A cached answer is sent thousands of times a second with the same headers, so they are built once. */
const prepared = new WeakMap<Answer, Partial<Record<Encoding, Prepared>>>();

/** Sends an answer in one of its encodings, or 304 if the browser already has it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  body: Buffer,
): void {
  const { notModified, whole } = headersOf(answer, encoding, body);
  if (isNotModified(request.headers["if-none-match"], answer)) {
    response.writeHead(304, [...notModified]).end();
    return;
  }
  response.writeHead(answer.status, [...whole]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function headersOf(answer: Answer, encoding: Encoding, body: Buffer): Prepared {
  const forNginx = isForOneSecond(answer) ? nginxExpiry(Date.now()) : undefined;
  const all = prepared.get(answer) ?? {};
  const last = all[encoding];
  if (last && last.forNginx === forNginx) return last;
  const { status, headers, etag } = answer;
  const notModified = {
    ...headers,
    // For nginx in front. Other caches use `s-maxage`.
    ...(forNginx === undefined ? {} : { "X-Accel-Expires": forNginx }),
    ...(status === 200 ? { ETag: etag } : {}),
    Vary: "Accept-Encoding",
  };
  const whole = {
    ...notModified,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
  const next = {
    forNginx,
    notModified: Object.entries(notModified).flat(),
    whole: Object.entries(whole).flat(),
  };
  prepared.set(answer, { ...all, [encoding]: next });
  return next;
}

function isForOneSecond({ headers }: Answer): boolean {
  return headers["Cache-Control"]?.includes("s-maxage=1") === true;
}
