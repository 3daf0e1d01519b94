import { expect, test } from "vitest";
import { stripInlineMarkdown } from "./strip-inline-markdown.ts";

test.each([
  ["See **the** [third leaf](/practices/grazing) _now_, `ok`.", "See the third leaf now, ok."],
  ["A [paper](https://example.org/a(1)b) here.", "A paper here."],
  ["![Rest in words](cut:rest) and\nmore", "Rest in words and more"],
  ["snake_case __stays__ one word", "snake_case stays one word"],
  ["Read <https://example.org/a_b>.", "Read ."],
])("%j becomes %j", (markdown, words) => expect(stripInlineMarkdown(markdown)).toBe(words));
