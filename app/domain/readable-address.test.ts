import fc from "fast-check";
import { expect, test } from "vitest";
import { decodedOrSame, readableAddress } from "./readable-address.ts";

test.each([
  ["/blog/category/%E0%A4%A", "/blog/category/%25E0%25A4%25A"],
  ["/100%/soil%20health", "/100%25/soil%20health"],
  ["/%", "/%25"],
  ["/about", "/about"],
  ["/blog/category/soil%20health%20basics", "/blog/category/soil%20health%20basics"],
])("%s becomes %s", (path, readable) => {
  expect(readableAddress(path)).toBe(readable);
});

test("any path can be decoded afterwards, and a readable one stays as it is", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("%", "/", "a", "E0", "A4", "é", " ") }),
      (path) => {
        const readable = readableAddress(path);
        expect(() => decodeURIComponent(readable)).not.toThrow();
        expect(readableAddress(readable)).toBe(readable);
      },
    ),
  );
});

test("an anchor that cannot be decoded is taken as it stands", () => {
  expect(decodedOrSame("%E0%A4%A")).toBe("%E0%A4%A");
  expect(decodedOrSame("soil%20health")).toBe("soil health");
});
