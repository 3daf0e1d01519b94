import { expect, test } from "vitest";
import { isTooLarge, problemWith } from "./photo-file.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test("a photo of more than 20 MB is made smaller", () => {
  expect(isTooLarge({ size: 20 * 1024 * 1024 })).toBe(false);
  expect(isTooLarge({ size: 20 * 1024 * 1024 + 1 })).toBe(true);
});

test.each([
  [file("cow.jpg", "image/jpeg"), undefined],
  [file("cow.avif", ""), undefined],
  [
    file("cow.heic", ""),
    "cow.heic can’t be used. Choose a JPEG, PNG, WebP or AVIF; on an iPhone: Settings, Camera, Formats, Most Compatible.",
  ],
  [file("a.pdf", "application/pdf"), "a.pdf can’t be used. Choose a JPEG, PNG, WebP or AVIF."],
  [file("big.jpg", "image/jpeg", 26 * 1024 * 1024), undefined],
  [file("none.jpg", "image/jpeg", 0), "none.jpg is empty. Choose another copy of it."],
  [
    file("cow.gif", "image/gif"),
    "cow.gif is a GIF. Moving pictures can’t be used here. Choose a JPEG, PNG, WebP or AVIF of it, such as a screenshot.",
  ],
])("$0.name", (given, words) => expect(problemWith(given)).toBe(words));
