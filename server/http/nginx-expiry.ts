/** The first half of each second, in which nginx requests every page again. */
const UNCACHED_MS = 500;
const SECOND_MS = 1000;

/**
 * How long nginx may cache a page that other caches keep for a second (`s-maxage=1`), as the value of
 * `X-Accel-Expires`, which nginx does not pass on.
 *
 * nginx counts whole seconds: a lifetime of one second could last almost two. So a page is cached to the end
 * of the current second, and not at all in the first half of a second. A publication then shows after half a
 * second plus the rendering time at most. nginx keeps expired pages for when no server answers.
 */
export function nginxExpiry(now: number): string {
  return `@${Math.floor((now - UNCACHED_MS) / SECOND_MS)}`;
}
