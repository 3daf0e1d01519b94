import { hash } from "node:crypto";
import { PHOTO_HOSTS } from "../domain/photo-hosts.ts";
import { SPECULATION_RULES } from "../enhance/navigation/speculate.ts";

/**
 * The content security policy of one document, for its `meta` tag. Inline scripts and styles are allowed
 * by hash only. The speculation rules, which a script inserts, need a hash of their own: browsers ignore
 * 'inline-speculation-rules' once `script-src` has a hash. `frame-ancestors` only works as a header.
 *
 * @param frames whether the document may frame other documents of this site: the desk previews emails and pages.
 */
export function contentPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  { frames = false } = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes([...scripts, SPECULATION_RULES])}`,
    `style-src 'self' ${hashes(styles)}`,
    `img-src 'self' data: ${PHOTO_HOSTS.join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");
}
