// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownFromHtml } from "#app/desk/editor/paste/rich-text.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { markdownOf } from "#server/transfer/formats/html-to-markdown.ts";
import { RUNS } from "#tests/support/runs.ts";

/* Random HTML, also of the kind that programs write and no standard allows: no word of it is lost. */

const INLINE = [
  "b",
  "i",
  "span",
  "u",
  "code",
  "del",
  "font",
  "mark",
  'a href="https://a.example/x"',
];
const BLOCKS = [
  "div",
  "p",
  "blockquote",
  "h2",
  "pre",
  "details",
  "summary",
  "figure",
  "center",
  "dl",
];
const LISTS = ["ul", "ol", 'ol start="5"'];

const wrapped = (names: readonly string[], inner: fc.Arbitrary<string[]>) =>
  fc
    .tuple(fc.constantFrom(...names), inner)
    .map(([tag, parts]) => `<${tag}>${parts.join("")}</${tag.split(" ", 1)[0]}>`);

const sign = fc.constantFrom(
  "",
  "",
  "*",
  "_",
  "`",
  "#",
  "1.",
  "|",
  "[",
  "]",
  "&amp;lt;",
  "\\",
  "~",
  "!",
  "\n",
  "<br>",
);
const word = fc
  .tuple(sign, sign, fc.integer({ min: 0, max: 9999 }))
  .map(([before, after, number]) => ` ${before}word${number}z${after} `);
const { html } = fc.letrec<{ inline: string; block: string; html: string }>((tie) => {
  const list = (name: "inline" | "block") => fc.array(tie(name), { minLength: 1, maxLength: 3 });
  const item = wrapped(["li"], list("inline"));
  const row = wrapped(
    ["tr"],
    fc.array(wrapped(["td"], list("inline")), { minLength: 1, maxLength: 3 }),
  );
  return {
    inline: fc.oneof({ maxDepth: 3 }, word, wrapped(INLINE, list("inline"))),
    block: fc.oneof(
      { maxDepth: 4 },
      tie("inline"),
      wrapped(BLOCKS, list("block")),
      wrapped(LISTS, fc.array(fc.oneof(item, tie("block")), { minLength: 1, maxLength: 3 })),
      wrapped(["table"], fc.array(row, { minLength: 1, maxLength: 3 })),
    ),
    html: list("block").map((blocks) => blocks.join("")),
  };
});

const wordsOf = (text: string) => new Set(text.match(/word\d+z/g));
const wordsShown = (markdown: string) => {
  const { body } = new DOMParser().parseFromString(renderArticle(markdown).html, "text/html");
  return wordsOf(body.textContent ?? "");
};

test.each([
  ["pasted", (copied: string) => markdownFromHtml(copied).markdown],
  [
    "imported",
    (stored: string) =>
      markdownOf(stored, { picture: () => undefined, link: (to) => to, isElsewhere: () => true })
        .markdown,
  ],
])("no word of random HTML is lost when it is %s", (_, convert) => {
  fc.assert(
    fc.property(html, (given) => {
      const markdown = convert(given);
      // Text without formatting is pasted as it is.
      if (markdown !== undefined) expect(wordsShown(markdown)).toEqual(wordsOf(given));
    }),
    { numRuns: RUNS * 2 },
  );
});
