// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { renderArticle, renderInline } from "#app/markdown/renderer.ts";
import { attacks, PLACES } from "./attacks.ts";
import { problemsIn } from "./problems-in.ts";

vi.setConfig({ testTimeout: 60_000 });

describe.each(Object.entries(PLACES))("an attack in %s", (_, place) => {
  test("renders nothing that could run", () => {
    const rendered = attacks.flatMap((attack) => [
      renderArticle(place(attack)).html,
      renderInline(place(attack)),
    ]);
    expect(problemsIn(...rendered)).toEqual([]);
  });
});

test("random text of Markdown and HTML syntax renders nothing that could run", () => {
  const marks = fc.constantFrom(
    ...Array.from("<>\"'`&;:()[]!*_#|\\/=- \n\t"),
    "javascript:",
    "data:text/html,",
    "on",
    "error",
    "script",
    "style",
    "&#x3A;",
    "&colon;",
  );
  fc.assert(
    fc.property(fc.array(fc.array(marks, { maxLength: 40 }), { minLength: 15 }), (texts) => {
      expect(problemsIn(...texts.map((text) => renderArticle(text.join("")).html))).toEqual([]);
    }),
  );
});
