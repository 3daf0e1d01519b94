import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|javascript))/;
const SMALLEST_COMPRESSED_BYTES = 600;
/** Quick enough for the first reader of a page; the next ones get the same bytes. */
const BROTLI_QUALITY = 5;

export type Encoding = "br" | "gzip" | "identity";

/** What an address answers, before it is compressed for one reader. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
}

export function answerOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Answer {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { status, headers, body, etag: `W/"${hash}"` };
}

/** The best encoding that both sides know. */
export function encodingFor(accepted: string, { headers, body }: Answer): Encoding {
  const type = headers["Content-Type"] ?? "";
  if (body.length < SMALLEST_COMPRESSED_BYTES || !COMPRESSIBLE.test(type)) return "identity";
  const offers = new Set(
    accepted
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  if (offers.has("br")) return "br";
  return offers.has("gzip") ? "gzip" : "identity";
}

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(body);
  if (encoding === "gzip") return gz(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** Whether a browser has this very answer already. */
export function isKnown(ifNoneMatch: string | undefined, { status, etag }: Answer): boolean {
  if (status !== 200 || ifNoneMatch === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => plain(tag) === plain(etag));
}
