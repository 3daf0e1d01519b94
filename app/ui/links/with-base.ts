/** The folder that the site is served from, without a slash at the end; empty for the root of a host. */
export const BASE_PATH: string = import.meta.env.BASE_URL.replace(/\/$/, "");

/** A path within the site (`/about`) as the browser needs it; other addresses are given back unchanged. */
export function withBase(path: string): string {
  return path.startsWith("/") ? BASE_PATH + path : path;
}
