import { expect, test } from "vitest";
import { keptByNginx } from "./kept-by-nginx.ts";

const START = Date.UTC(2026, 10, 22);
/** nginx shows a page as long as its own second is not after the one it was told. */
const shows = (header: string, now: number) => Math.floor(now / 1000) <= Number(header.slice(1));

test("nginx keeps a page for half a second at most, at whatever moment it asked", () => {
  const longest = Array.from({ length: 1000 }, (_, millisecond) => {
    const asked = START + millisecond;
    const header = keptByNginx(asked);
    let last = asked;
    while (shows(header, last)) last += 1;
    return last - asked;
  });
  expect(Math.max(...longest)).toBe(500);
  // Half of the time a page is asked of a server once, whatever its readers are.
  expect(longest.filter((kept) => kept > 0)).toHaveLength(500);
});
