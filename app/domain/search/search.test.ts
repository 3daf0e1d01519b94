import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text.ts";
import { makePost } from "../../../tests/support/posts.ts";
import { findMatches } from "./find-term.ts";
import { matchesTerm, searchPath, searchTerm } from "./search.ts";

const post = makePost({
  title: "Trading Hay Days",
  content: "Stockpile **fescue** by August.",
  tags: ["soil-health"],
  excerpt: "Only the excerpt says lupine.",
  category: "Economic Insights",
});

test.each(["hay", "HAY days", "fescue", "**fescue**", "soil-health", "Soil-H", "il-he", ""])(
  "%j matches in title, content or a tag, ignoring case (specification, section 5)",
  (term) => expect(matchesTerm(post, term)).toBe(true),
);

test.each(["lupine", "economic", "hay  days", "hays"])("%j does not match", (term) =>
  expect(matchesTerm(post, term)).toBe(false),
);

test("the term is trimmed; an empty one leads to /blog", () => {
  expect(searchTerm("  rest   period ")).toBe("rest period");
  expect(searchTerm("Cafe\u0301")).toBe("Café");
  expect(searchTerm(null)).toBe("");
  expect(searchPath(" \t ")).toBe("/blog");
  expect(searchPath(" 50% off & more? ")).toBe("/blog?q=50%25%20off%20%26%20more%3F");
});

test("a term survives the round trip through an address", () => {
  fc.assert(
    fc.property(anyText, (input) => {
      const { pathname, searchParams } = new URL(searchPath(input), "https://example.org");
      expect(pathname).toBe("/blog");
      expect(searchTerm(searchParams.get("q"))).toBe(searchTerm(input).toWellFormed());
    }),
  );
});

test("straight and curly quotes match each other", () => {
  const post = { title: "Rest", content: 'We don\'t call it "mob"', tags: [] };
  const printed = { title: "Rest", content: "We don’t call it “mob”", tags: [] };
  for (const term of ["don't", "don’t", '"mob"', "“mob”"]) {
    expect([post, printed].map((one) => matchesTerm(one, term))).toEqual([true, true]);
    for (const { content } of [post, printed])
      expect([...findMatches(content, term)]).toHaveLength(1);
  }
});

test("a letter that has another form at a word's end is also found within a word", () => {
  expect(matchesTerm({ title: "ΟΔΟΣΗΜΑ", content: "", tags: [] }, "οδος")).toBe(true);
});

test("the highlight marks exactly what the search finds", () => {
  // Letters whose upper and lower case differ in length, context or origin.
  const odd = fc.string({
    unit: fc.constantFrom(...Array.from("İıi\u0307ISſsßẞΣσςKkK'’\"“ .")),
    maxLength: 12,
  });
  for (const text of [odd, anyText, fc.string()]) {
    fc.assert(
      fc.property(text, text, fc.nat(), fc.nat(), (content, other, from, length) => {
        const part = content.slice(from % (content.length + 1)).slice(0, 1 + (length % 4));
        for (const term of [part, part.toUpperCase(), other].filter(Boolean)) {
          const marked = [...findMatches(content, term)].length > 0;
          expect(matchesTerm({ title: content, content: "", tags: [] }, term)).toBe(marked);
        }
      }),
    );
  }
});

test("a long term is cut between characters and still finds the same posts", () => {
  const typed = "🐄".repeat(300);
  expect(searchTerm(typed)).toBe("🐄".repeat(200));
  expect(matchesTerm({ title: "", content: typed, tags: [] }, searchTerm(typed))).toBe(true);
  expect(encodeURI(searchPath(typed, 99)).length).toBeLessThan(8000);
});

test("later pages of results and of the full list have their own addresses", () => {
  expect(searchPath("hay bale", 2)).toBe("/blog?q=hay%20bale&page=2");
  expect(searchPath("hay", 1)).toBe("/blog?q=hay");
  expect(searchPath("", 2)).toBe("/blog/page/2");
});
