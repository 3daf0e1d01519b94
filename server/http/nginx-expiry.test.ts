import { expect, test } from "vitest";
import { nginxExpiry } from "./nginx-expiry.ts";

const START = Date.UTC(2026, 10, 22);
/** nginx serves a page until its current second exceeds the one in the header. */
const shows = (header: string, now: number) => Math.floor(now / 1000) <= Number(header.slice(1));

test("nginx caches a page for half a second at most, whenever it was requested", () => {
  const longest = Array.from({ length: 1000 }, (_, millisecond) => {
    const asked = START + millisecond;
    const header = nginxExpiry(asked);
    let last = asked;
    while (shows(header, last)) last += 1;
    return last - asked;
  });
  expect(Math.max(...longest)).toBe(500);
  // It is cached only during half of each second.
  expect(longest.filter((kept) => kept > 0)).toHaveLength(500);
});
