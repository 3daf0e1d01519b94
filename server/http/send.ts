import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, isKnown } from "../site/answer.ts";
import type { Encoding } from "../site/body.ts";
import { keptByNginx } from "./kept-by-nginx.ts";

/** Names and values of headers in turn, as node:http takes them without looking through an object. */
type HeaderList = readonly string[];

interface Prepared {
  /** How long nginx may keep it; left out where the headers hold at all times. */
  readonly forNginx: string | undefined;
  /** For a browser that has the answer already. */
  readonly known: HeaderList;
  readonly whole: HeaderList;
}

/** A kept answer goes out thousands of times a second with the same headers: they are put together once. */
const prepared = new WeakMap<Answer, Partial<Record<Encoding, Prepared>>>();

/** Sends an answer in one of its encodings, or says that the browser has it already. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  encoding: Encoding,
  body: Buffer,
): void {
  const { known, whole } = headersOf(answer, encoding, body);
  if (isKnown(request.headers["if-none-match"], answer)) {
    response.writeHead(304, [...known]).end();
    return;
  }
  response.writeHead(answer.status, [...whole]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function headersOf(answer: Answer, encoding: Encoding, body: Buffer): Prepared {
  const forNginx = isForOneSecond(answer) ? keptByNginx(Date.now()) : undefined;
  const all = prepared.get(answer) ?? {};
  const last = all[encoding];
  if (last && last.forNginx === forNginx) return last;
  const { status, headers, etag } = answer;
  const known = {
    ...headers,
    // For nginx in front. Other caches take `s-maxage` as it stands.
    ...(forNginx === undefined ? {} : { "X-Accel-Expires": forNginx }),
    ...(status === 200 ? { ETag: etag } : {}),
    Vary: "Accept-Encoding",
  };
  const whole = {
    ...known,
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
  const next = {
    forNginx,
    known: Object.entries(known).flat(),
    whole: Object.entries(whole).flat(),
  };
  prepared.set(answer, { ...all, [encoding]: next });
  return next;
}

function isForOneSecond({ headers }: Answer): boolean {
  return headers["Cache-Control"]?.includes("s-maxage=1") === true;
}
