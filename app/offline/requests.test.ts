import { describe, expect, test } from "vitest";
import { requestHandling, cacheAddress } from "./requests.ts";

const SCOPE = "https://grass.example/paddock/";

describe("what the service worker does with a request", () => {
  test.each([
    ["", "navigate", "page"],
    ["about/mission?from=feed", "navigate", "page"],
    ["scenes/practices-water-band.svg", "no-cors", "file"],
    ["data/search-0.json", "cors", "file"],
    ["assets/entry-1a2b.js", "cors", "immutable"],
    ["fonts/besley.woff2", "cors", "immutable"],
    ["admin", "navigate", "none"],
    ["admin/edit-post/5", "navigate", "none"],
    ["api/session", "cors", "none"],
    ["preview/5", "navigate", "none"],
    ["sw.js", "same-origin", "none"],
    ["offline-list.json", "cors", "none"],
    ["administration-of-grass", "navigate", "page"],
    ["about", "same-origin", "none"],
  ] as const)("%s (%s): %s", (path, mode, handling) => {
    expect(requestHandling({ url: SCOPE + path, method: "GET", mode }, SCOPE)).toBe(handling);
  });

  test("ignores requests that send data, and requests to other sites", () => {
    const page = { url: `${SCOPE}about`, mode: "navigate" } as const;
    expect(requestHandling({ ...page, method: "POST" }, SCOPE)).toBe("none");
    for (const url of ["https://grass.example/about", "https://photos.example/paddock/a.jpg"]) {
      expect(requestHandling({ ...page, url, method: "GET" }, SCOPE)).toBe("none");
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
])("%j is cached as %s", (path, address) => {
  expect(cacheAddress(SCOPE + path, SCOPE)).toBe(address);
});
