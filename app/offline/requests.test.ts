import { describe, expect, test } from "vitest";
import { handlingOf, keptAddress } from "./requests.ts";

const SCOPE = "https://grass.example/paddock/";

describe("what the service worker does with a request", () => {
  test.each([
    ["", "navigate", "page"],
    ["about/mission?from=feed", "navigate", "page"],
    ["scenes/practice-water-band.svg", "no-cors", "file"],
    ["data/search-0.json", "cors", "file"],
    ["assets/entry-1a2b.js", "cors", "lasting"],
    ["fonts/besley.woff2", "cors", "lasting"],
    ["admin", "navigate", "none"],
    ["admin/edit-post/5", "navigate", "none"],
    ["api/session", "cors", "none"],
    ["preview/5", "navigate", "none"],
    ["sw.js", "same-origin", "none"],
    ["offline-list.json", "cors", "none"],
    ["administration-of-grass", "navigate", "page"],
  ] as const)("%s (%s): %s", (path, mode, handling) => {
    expect(handlingOf({ url: SCOPE + path, method: "GET", mode }, SCOPE)).toBe(handling);
  });

  test("what is sent, and what is not of this site, is left alone", () => {
    const page = { url: `${SCOPE}about`, mode: "navigate" } as const;
    expect(handlingOf({ ...page, method: "POST" }, SCOPE)).toBe("none");
    for (const url of ["https://grass.example/about", "https://photos.example/paddock/a.jpg"]) {
      expect(handlingOf({ ...page, url, method: "GET" }, SCOPE)).toBe("none");
    }
  });
});

test.each([
  ["", SCOPE],
  ["index.html", SCOPE],
  ["about/", `${SCOPE}about`],
  ["about.html", `${SCOPE}about`],
  ["practices/index.html", `${SCOPE}practices`],
  ["blog?q=rest", `${SCOPE}blog`],
  ["about#team", `${SCOPE}about`],
  ["admin/login", undefined],
])("%j is kept as %s", (path, kept) => {
  expect(keptAddress(SCOPE + path, SCOPE)).toBe(kept);
});
