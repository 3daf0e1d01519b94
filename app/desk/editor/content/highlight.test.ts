import fc from "fast-check";
import { expect, test } from "vitest";
import { splitLine } from "./highlight-layer.tsx";

const summarize = (line: string) => splitLine(line).map(({ kind, text }) => `${kind}:${text}`);

test.each([
  ["plain words", ["plain:plain words"]],
  ["### Tools", ["plain:### ", "heading:Tools"]],
  ["- a **new** one", ["plain:- a ", "bold:**new**", "plain: one"]],
  [
    "see [the map](https://a.example/b).",
    ["plain:see [the map", "address:](https://a.example/b)", "plain:."],
  ],
  ["*so*", ["plain:*so*"]],
  ["", []],
])("splits %j", (line, segments) => expect(summarize(line)).toEqual(segments));

test("neither loses nor moves a character", () => {
  const marks = fc.constantFrom(
    "*",
    "**",
    "[",
    "](",
    ")",
    "# ",
    "- ",
    "a",
    " ",
    "https://",
    "|",
    "é",
  );
  fc.assert(
    fc.property(
      fc.array(marks).map((parts) => parts.join("")),
      (line) => {
        expect(
          splitLine(line)
            .map(({ text }) => text)
            .join(""),
        ).toBe(line);
      },
    ),
  );
});
