// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { renderArticle, renderInline } from "#app/markdown/renderer.ts";
import { attacks, attackSources, PLACES } from "./attacks.ts";
import { problemsIn } from "./problems-in.ts";

vi.setConfig({ testTimeout: 60_000 });

test("the attacks are published ones, at least 200, each list with its source and license", () => {
  expect(attacks.length).toBeGreaterThanOrEqual(200);
  for (const { from, license } of attackSources) {
    expect(from).toMatch(/^https:/);
    expect(license).toMatch(/^(?:MIT|BSD)/);
  }
});

test("the check detects an attack", () => {
  for (const html of [
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<p style="color:red">a</p>',
    "</article><p>a</p>",
    "<!-- <p>a</p>",
  ]) {
    expect(problemsIn(html)).not.toEqual([]);
  }
});

describe.each(Object.entries(PLACES))("an attack in %s", (_, place) => {
  test("renders nothing that could run", () => {
    const rendered = attacks.flatMap((attack) => [
      renderArticle(place(attack)).html,
      renderInline(place(attack)),
    ]);
    expect(problemsIn(...rendered)).toEqual([]);
  });
});

test("all attacks in one article render nothing that could run", () => {
  expect(problemsIn(renderArticle(attacks.join("\n\n")).html)).toEqual([]);
});

test("neither does random text of Markdown and HTML syntax", () => {
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

test("columns are aligned without a style attribute, which the content security policy forbids", () => {
  const { html } = renderArticle("| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |");
  expect(html).not.toContain("style=");
  expect(html).toContain('<td class="align-right">2</td>');
  expect(html).toContain('<td class="align-center">3</td>');
});
