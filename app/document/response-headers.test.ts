import { expect, test } from "vitest";
import { cacheRule } from "./response-headers.ts";

test("only files whose name changes with their content may be kept for good", () => {
  for (const file of ["/assets/root-abc.js", "/fonts/besley-bold-subset.woff2"]) {
    expect(cacheRule(file)).toContain("immutable");
  }
  for (const address of ["/", "/about", "/sw.js", "/data/posts.json", "/scenes/faq-band.svg"]) {
    expect(cacheRule(address)).not.toContain("immutable");
  }
  // A page that was fetched ahead is shown when the link is followed.
  expect(cacheRule("/about")).toBe("public, max-age=60");
});
