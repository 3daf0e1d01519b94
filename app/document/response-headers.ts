/** Headers of every response. Each page carries its own policy; only `frame-ancestors` must be a header. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * Cache-Control by folder. Files with a hash in their name never change. Pages are cached for a minute, so
 * that a prefetched page can be used and a deployment still reaches every reader quickly.
 */
export const CACHE_RULES = [
  { folder: "/assets/", value: "public, max-age=31536000, immutable" },
  { folder: "/fonts/", value: "public, max-age=31536000, immutable" },
  { folder: "/scenes/", value: "public, max-age=86400, stale-while-revalidate=604800" },
  { folder: "/", value: "public, max-age=60" },
] as const;

/** The Cache-Control value for an address within the site. */
export function cacheRule(address: string): string {
  return CACHE_RULES.find(({ folder }) => address.startsWith(folder))?.value ?? "no-cache";
}
