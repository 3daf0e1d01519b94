/** The first half of each second, in which nginx asks for every page anew. */
const ASKED_ANEW_MS = 500;
const SECOND_MS = 1000;

/**
 * How long nginx may keep a page that is at most a second old elsewhere (`s-maxage=1`), as its header
 * `X-Accel-Expires`, which it passes on to nobody.
 *
 * nginx counts whole seconds: with one second of its own it would show a page for up to two. So it keeps a
 * page to the end of the second it was asked for, and in the first half of a second not at all: a reader sees
 * what was published after half a second at most, and what the page takes to make. What it
 * no longer may show it still has for the time when no server answers.
 */
export function keptByNginx(now: number): string {
  return `@${Math.floor((now - ASKED_ANEW_MS) / SECOND_MS)}`;
}
