// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownFromHtml } from "#app/desk/editor/paste/rich-text.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { markdownOf } from "#server/transfer/formats/html-to-markdown.ts";
import { RUNS } from "#tests/support/runs.ts";

/* No word is lost from random HTML, including invalid HTML such as word processors write. */

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

const CONVERSIONS = [
  ["pasted", (copied: string) => markdownFromHtml(copied).markdown],
  [
    "imported",
    (stored: string) =>
      markdownOf(stored, { picture: () => undefined, link: (to) => to, isElsewhere: () => true })
        .markdown,
  ],
] as const;

test.each(CONVERSIONS)("no word of random HTML is lost when it is %s", (_, convert) => {
  fc.assert(
    fc.property(html, (given) => {
      const markdown = convert(given);
      // Text without formatting is pasted unchanged.
      if (markdown !== undefined) expect(wordsShown(markdown)).toEqual(wordsOf(given));
    }),
    { numRuns: RUNS * 2 },
  );
});

/** All characters but spaces, each with the formatting (bold, italics, strikethrough) of its letter. */
function marksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const names = ["b,strong", "i,em", "del,s"].filter((name) => parent?.closest(name));
    // Struck-through text may lose its other formatting, and punctuation may lose all.
    const marks = names.includes("del,s") ? "del,s" : names.join(" ");
    for (const sign of (textContent ?? "").replace(/\s/g, ""))
      found.push(/\p{L}/u.test(sign) ? `${sign} ${marks}` : sign);
  }
  return found;
}

const words = fc
  .array(fc.constantFrom(..."a b . : , ( * _ ~ - ! \\ ` é 🐄".split(" "), " "), {
    minLength: 1,
    maxLength: 4,
  })
  .map((signs) => signs.join(""));
const touching = fc
  .array(fc.oneof(words, wrapped(["b", "i", "del"], fc.tuple(words))), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => `<p>z${parts.join("")}z</p>`);

test.each(CONVERSIONS)(
  "words keep their formatting, whatever is next to them, when %s",
  (_, convert) => {
    fc.assert(
      fc.property(touching, (given) => {
        const markdown = convert(given);
        if (markdown !== undefined)
          expect(marksOf(renderArticle(markdown).html)).toEqual(marksOf(given));
      }),
      { numRuns: RUNS * 4 },
    );
  },
);
