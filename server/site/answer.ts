import { createHash } from "node:crypto";
import { Body, type Encoding } from "./body.ts";

const TEXT = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml|javascript))/;

/** The response of an address, before it is encoded for one reader. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly etag: string;
}

export function answerOf(
  status: number,
  headers: Readonly<Record<string, string>>,
  plain: Buffer,
): Answer {
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const body = new Body(plain, TEXT.test(headers["Content-Type"] ?? ""));
  return { status, headers, body, etag: `W/"${hash}"` };
}

/** The best encoding that both sides support. */
export function encodingFor(accepted: string, { body }: Pick<Answer, "body">): Encoding {
  if (!body.isCompressible) return "identity";
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

/** Whether the browser already has this answer. */
export function isNotModified(ifNoneMatch: string | undefined, { status, etag }: Answer): boolean {
  if (status !== 200 || ifNoneMatch === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => plain(tag) === plain(etag));
}
