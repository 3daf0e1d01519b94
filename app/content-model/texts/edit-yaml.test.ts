import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { RUNS } from "#tests/support/runs.ts";
import { editYaml, oneLine } from "./edit-yaml.ts";

const SOURCE = `# The sheet for the gate.
order: 2
title: When to Stop   # its heading
lede: >-
  How short you leave it matters more than how many paddocks you
  have.

blocks:
  - kind: table
    id: heights
    columns: [Grass, Take them off at, "Rest, in days"]
    rows:
      - - Bluegrass
        - >-
          **{stop bluegrass} in.**
      - - 'Bermuda ''77'
        - { value: $5, caution: Measured once }
  - kind: text
    id: end
    paragraphs:
      - A plain text
        on two lines
      - "One in quotes,
        on two lines"
`;

test("a file without changes stays exactly the same", () => {
  expect(editYaml(SOURCE, {})).toBe(SOURCE);
  expect(editYaml(SOURCE, { title: " When to  Stop\\n".replace("\\n", "\n") })).toBe(SOURCE);
});

test("a change affects only the lines of its text", () => {
  const changed = editYaml(SOURCE, { "blocks/heights/rows/0/1": "**3 in.**" });
  expect(changed).toBe(SOURCE.replace("**{stop bluegrass} in.**", "**3 in.**"));
  const renamed = editYaml(SOURCE, { title: "Stop: When?", "blocks/heights/columns/1": "Off" });
  expect(renamed).toBe(
    SOURCE.replace("title: When to Stop ", 'title: "Stop: When?" ').replace(
      "Take them off at",
      "Off",
    ),
  );
});

test("long texts are folded at 120 characters like the files, and JSON stays JSON", () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const lines = editYaml(SOURCE, { lede: long }).split("\n");
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
  const json = '{\n  "name": "First Paddock",\n  "mail": { "from": "" }\n}\n';
  const edited = editYaml(json, { name: 'The "Old" Tank', "mail/from": "a@b.example" });
  expect(JSON.parse(edited)).toEqual({ name: 'The "Old" Tank', mail: { from: "a@b.example" } });
});

test("a path that is not in the file, or is not a text, is ignored", () => {
  expect(editYaml(SOURCE, { order: "3", "blocks/nope/rows/0/1": "x", blocks: "x" })).toBe(SOURCE);
});

test("any typed text reads back the same, and nothing else changes", () => {
  const paths = {
    title: ["title"],
    lede: ["lede"],
    "blocks/heights/columns/2": ["blocks", 0, "columns", 2],
    "blocks/heights/rows/0/1": ["blocks", 0, "rows", 0, 1],
    "blocks/heights/rows/1/0": ["blocks", 0, "rows", 1, 0],
    "blocks/end/paragraphs/0": ["blocks", 1, "paragraphs", 0],
    "blocks/end/paragraphs/1": ["blocks", 1, "paragraphs", 1],
    "blocks/heights/rows/1/1/value": ["blocks", 0, "rows", 1, 1, "value"],
  } as const;
  const names = Object.keys(paths) as (keyof typeof paths)[];
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc
      .array(fc.constantFrom("-", "#", ":", "---", "a", "\\\\", "'", "?", "word".repeat(12)), {
        maxLength: 30,
      })
      .map((words) => words.join(" ")),
    fc.constantFrom(
      "true",
      "12",
      "~",
      "- a",
      "# b",
      "a: b",
      "a #b",
      "[x]",
      "{a}",
      "*a",
      "'",
      "---",
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), typed, (name, text) => {
      const expected = parseDocument(SOURCE);
      expected.setIn(paths[name], oneLine(text));
      expect(parse(editYaml(SOURCE, { [name]: text }))).toEqual(expected.toJS());
    }),
    { numRuns: 2 * RUNS },
  );
});
