import { expect, test } from "vitest";
import { cacheRule } from "./response-headers.ts";

test("marks only files with a content hash in their name as immutable", () => {
  for (const file of ["/assets/root-abc.js", "/fonts/besley-bold-subset.woff2"]) {
    expect(cacheRule(file)).toContain("immutable");
  }
  for (const address of [
    "/",
    "/about",
    "/sw.js",
    "/data/posts.json",
    "/scenes/getting-started-faq-band.svg",
  ]) {
    expect(cacheRule(address)).not.toContain("immutable");
  }
  // Long enough for a prefetched page to be used when the link is followed.
  expect(cacheRule("/about")).toBe("public, max-age=60");
});
