import { expect, test } from "vitest";
import { problemWith } from "./photo-file.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test.each([
  [file("cow.jpg", "image/jpeg"), undefined],
  [file("cow.avif", ""), undefined],
  [
    file("cow.heic", ""),
    "cow.heic can’t be used. Choose a JPEG, PNG, WebP or AVIF; on an iPhone: Settings, Camera, Formats, Most Compatible.",
  ],
  [file("a.pdf", "application/pdf"), "a.pdf can’t be used. Choose a JPEG, PNG, WebP or AVIF."],
  [
    file("big.jpg", "image/jpeg", 26 * 1024 * 1024),
    "big.jpg: this photo is 26 MB. The limit is 20 MB.",
  ],
])("$0.name", (given, words) => expect(problemWith(given)).toBe(words));
