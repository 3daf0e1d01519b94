/** The path the site is served from, without a trailing slash; empty at the root of a host. */
export const BASE_PATH: string = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Prefixes a path within the site (`/about`) with the base path; returns other addresses unchanged. */
export function withBase(path: string): string {
  return path.startsWith("/") ? BASE_PATH + path : path;
}
