import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|manifest|xml))/;
/** Compressed bodies by entity tag, so that a file is compressed once. */
const kept = new Map<string, Promise<Buffer>>();

/** The best encoding that both sides know, or none for what is small or compressed already. */
export function encodingFor(
  accepted: string,
  type: string,
  size: number,
): "br" | "gzip" | undefined {
  if (size < 600 || !COMPRESSIBLE.test(type)) return undefined;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

export function compressed(body: Buffer, encoding: "br" | "gzip", tag: string): Promise<Buffer> {
  const key = `${encoding} ${tag}`;
  const known = kept.get(key);
  if (known) return known;
  const work =
    encoding === "br"
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gz(body, { level: 8 });
  if (kept.size > 500) kept.clear();
  kept.set(key, work);
  return work;
}
