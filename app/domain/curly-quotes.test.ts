import { expect, test } from "vitest";
import fc from "fast-check";
import { straightQuotes } from "./search/search.ts";
import { curlyQuotes } from "./curly-quotes.ts";

test.each([
  ["Don't", "Don’t"],
  [`"We don't," he said.`, "“We don’t,” he said."],
  [`(the "mob" trial)`, "(the “mob” trial)"],
  [`He said "call it 'rest' now."`, "He said “call it ‘rest’ now.”"],
  [`"'Rest,' she said"`, "“‘Rest,’ she said”"],
  ["the ranchers' grass of '24", "the ranchers’ grass of ’24"],
  [`days' supply—"three"`, "days’ supply—“three”"],
  [`a 6" ring and a 12" post`, `a 6" ring and a 12" post`],
  [`write "page 12" on it`, "write “page 12” on it"],
])("%s becomes %s", (typed, printed) => {
  expect(curlyQuotes(typed)).toBe(printed);
});

test("changes only quotation marks, and never the text's length", () => {
  const marked = fc
    .array(fc.constantFrom("'", '"', "’", "a", " ", "7", "(", "—"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(marked, fc.string()), (text) => {
      const printed = curlyQuotes(text);
      expect(printed).toHaveLength(text.length);
      expect(straightQuotes(printed)).toBe(straightQuotes(text));
    }),
  );
});
