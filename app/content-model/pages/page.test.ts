import { describe, expect, it } from "vitest";
import { parsePage } from "./page.ts";

const FILE = "content/pages/tools/mud.yaml";

const VALID = `title: Mud Season
metaDescription: ${"Every page of First Paddock in one place. ".repeat(3).trim()}
lede: Start with **one** [paddock](/getting-started/first-steps).
picture: tools
blocks:
  - kind: list
    id: signs
    heading: Signs & wonders
    items:
      - Stop at {stop bluegrass} in.
  - kind: links
    id: next
    links:
      - { label: Home, to: / }
`;

function parse(source: string) {
  return parsePage("tools/mud", FILE, source);
}

/** The valid file with a text replaced. */
function changed(from: string | RegExp, to: string): string {
  const source = VALID.replace(from, to);
  if (source === VALID) throw new Error(`The file has no ${from}`);
  return source;
}

describe("a page's file", () => {
  it("is parsed with plain titles, HTML for running text, and rules inserted by name", () => {
    const page = parse(VALID);
    expect(page).toMatchObject({ title: "Mud Season", label: "Mud Season", address: "/tools/mud" });
    expect(page.lede).toBe(
      'Start with <strong>one</strong> <a href="/getting-started/first-steps">paddock</a>.',
    );
    expect(page.blocks[0]).toMatchObject({ heading: "Signs & wonders", style: "marks" });
    expect(JSON.stringify(page.blocks[0])).toMatch(/Stop at (?:<[^>]*>)?\d/);
  });

  it.each([
    ["a missing field of the page", /^title.*\n/, "", ":1: title is missing"],
    ["an empty field", "title: Mud Season", 'title: " "', ":1: title is empty"],
    ["a missing field of a block", "label: Home, ", "", ":14: blocks[1].links[0].label is missing"],
    ["a block without a kind", "- kind: links\n    id", "- id", ":11: blocks[1].kind is missing"],
    [
      "an unknown kind",
      "kind: links",
      "kind: linx",
      ":11: blocks[1].kind must be one of: text, list",
    ],
    [
      "an unknown field of the page",
      "picture: tools",
      "picture: tools\ncolor: green",
      ":5: color is not a field of this page",
    ],
    [
      "an id with spaces",
      "id: next",
      "id: What next",
      ":12: blocks[1].id must be lowercase letters, digits and hyphens",
    ],
    [
      "an id that another block already has",
      "id: next",
      "id: signs",
      ":5: blocks has the id “signs” twice",
    ],
    [
      "the wrong kind of value",
      "title: Mud Season",
      "title: 404",
      ":1: title must be text (put it in quotes)",
    ],
    ["an empty list", /items:\n.*/, "items: []", ":9: blocks[0].items needs at least 1 items"],
    [
      "an unknown rule",
      "stop bluegrass",
      "stop moss",
      ":10: blocks[0].items[0] there is no rule called “stop moss”",
    ],
    [
      "an address that leaves the site",
      "to: /",
      'to: "javascript:alert(1)"',
      ":14: blocks[1].links[0].to must be an address inside this site",
    ],
    [
      "an unknown drawing",
      "picture: tools",
      "picture: barn",
      ":4: picture must be one of: about, ",
    ],
    ["a page without a drawing", "picture: tools\n", "", ":1: picture is missing"],
    [
      "a short description",
      /metaDescription: .*/,
      "metaDescription: Short.",
      ":2: metaDescription needs at least 110 characters",
    ],
  ])("reports %s with file, line and name", (_, from, to, problem) => {
    expect(() => parse(changed(from, to))).toThrow(FILE + problem);
  });

  it("reports a row of a table with too many cells", () => {
    const table = `  - kind: table
    id: grass
    heading: Grass
    caption: Grass
    columns: [Grass, Height]
    rows:
      - [Fescue, 4 in., "12"]
`;
    expect(() => parse(VALID + table)).toThrow(
      `${FILE}:15: blocks[2] must have as many cells in each row as columns`,
    );
  });

  it("reports every problem, not only the first", () => {
    const source = changed(/^title.*\n/, "").replace("label: Home, ", "");
    expect(() => parse(source)).toThrow(/title is missing\n.*label is missing/);
  });

  it("reports broken YAML with its line", () => {
    expect(() => parse(`${VALID}lede: twice\n`)).toThrow(/mud\.yaml:15: /);
    expect(() => parse('title: "open\n')).toThrow(/mud\.yaml:\d+: /);
  });
});
