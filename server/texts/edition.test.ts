import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { edition } from "../testing/edition.ts";

const fieldsOf = (file: string) => edition.groups(file).flatMap(({ fields }) => fields);

test.each(edition.files)("$file passes through the desk without loss", ({ file }) => {
  const bytes = readFileSync(file, "utf8");
  expect(edition.source(file, {})).toBe(bytes);
  const fields = fieldsOf(file);
  expect(fields.length).toBeGreaterThan(0);
  // Texts that are the same do not count as changes.
  const same = Object.fromEntries(fields.map(({ path, value }) => [path, value]));
  expect(edition.real(file, same)).toEqual({});
  // When all texts are changed, they read back as typed.
  const typed = Object.fromEntries(fields.map(({ path, value }) => [path, `${value} once more`]));
  const texts = JSON.stringify(parse(edition.source(file, typed)));
  expect(texts.match(/\bonce more"/g)).toHaveLength(fields.length);
  // Changing one text touches no line but its own.
  for (const { path, value } of fields.filter((_, at) => at % 30 === 0)) {
    const lines = bytes.split("\n");
    const edited = edition.source(file, { [path]: `${value}!` }).split("\n");
    const head = lines.findIndex((line, at) => line !== edited[at]);
    const tail = lines.toReversed().findIndex((line, at) => line !== edited.at(-1 - at));
    const others = lines
      .slice(head, lines.length - tail)
      .map((line) => line.replace(/^[\s-]*(?:\w+: )?["']?/, "").replace(/["'\\]$/, ""))
      .filter((line) => line !== ">" && !value.includes(line) && !line.includes(value));
    expect(others).toEqual([]);
  }
});

test("what the specification fixes cannot be edited", () => {
  const paths = fieldsOf("content/pages/getting-started/assessment.yaml").map(({ path }) => path);
  expect(paths.filter((path) => /formName|approach\/label|options\/\d\/label/.test(path))).toEqual(
    [],
  );
  const all = edition.files.flatMap(({ file }) => fieldsOf(file));
  expect(all.filter(({ path }) => /\/(?:id|kind|to|url|picture|tool)$/.test(path))).toEqual([]);
  expect(all.map(({ label }) => label)).not.toContain("");
});

test("fields have labels that say where they are on the page", () => {
  const labels = fieldsOf("content/pages/tools/stop-grazing.yaml").map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(["Title", "Opening", "Heading", "Item 2", "Row 2, “Take them off at”"]),
  );
});
