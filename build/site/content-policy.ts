import { createHash } from "node:crypto";
import { PHOTO_HOSTS } from "../../app/domain/photo-hosts.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The content security policy of one page, for its `meta` tag: inline scripts and styles are allowed
 * by their hashes and nothing else. `frame-ancestors` only works as a header (host-rules.ts).
 */
export function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .filter(([tag]) => !tag.startsWith('<script type="application/'))
    .map(([, text = ""]) => hash(text));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) =>
    hash(text),
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(" ")}`,
    `style-src 'self' ${[...new Set(styles)].join(" ")}`,
    `img-src 'self' data: ${PHOTO_HOSTS.join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
