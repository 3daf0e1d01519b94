import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { parsePost } from "./parse-post.ts";

const FILE = "content/posts/2025-05-08-leave-one-paddock.md";
const FIELDS = ["title", "category", "tags", "excerpt", "coverImage", "coverAlt", "featured"];

/** A post is either parsed, or rejected with its file's name, so that an editor knows where to look. */
function parsesOrNamesFile(source: string): void {
  try {
    expect(parsePost(FILE, source).slug).toBe("leave-one-paddock");
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(FILE);
  }
}

test("parses any text as a file, as front matter or in a field, or rejects it with the file's name", () => {
  const value = fc.oneof(
    fc.jsonValue().map((json) => JSON.stringify(json)),
    anyText,
  );
  const fields = fc
    .array(fc.tuple(fc.constantFrom(...FIELDS), value))
    .map((lines) => lines.map(([name, text]) => `${name}: ${text}`).join("\n"));
  const file = fc
    .tuple(fc.oneof(anyText, fields), anyText)
    .map(([head, body]) => `---\n${head}\n---\n${body}`);
  fc.assert(fc.property(fc.oneof(anyText, file), parsesOrNamesFile));
});

test("keeps any quoted title exactly", () => {
  const title = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(title, (text) => {
      const source = `---\ntitle: ${JSON.stringify(text.trim())}\ncategory: Water\ntags: []\nexcerpt: "E"\ncoverImage: https://images.unsplash.com/photo-1\ncoverAlt: "A bird"\n---\n\nText`;
      expect(parsePost(FILE, source).title).toBe(text.trim());
    }),
  );
});
