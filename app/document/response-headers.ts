/** Headers on every answer. The policy itself is in each page; only framing must be a header. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * How long a file may be kept. What has a hash in its name never changes; a page that was fetched ahead is
 * shown when it is asked for a little later, so that a deployment reaches every reader after a minute.
 */
export const CACHE_RULES = [
  { folder: "/assets/", value: "public, max-age=31536000, immutable" },
  { folder: "/fonts/", value: "public, max-age=31536000, immutable" },
  { folder: "/scenes/", value: "public, max-age=86400, stale-while-revalidate=604800" },
  { folder: "/", value: "public, max-age=60" },
] as const;

/** How long the answer to an address within the site may be kept. */
export function cacheRule(address: string): string {
  return CACHE_RULES.find(({ folder }) => address.startsWith(folder))?.value ?? "no-cache";
}
