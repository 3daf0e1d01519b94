import { describe, expect, it } from "vitest";
import { parsePage } from "./read-page.ts";

const FILE = "content/pages/site-map.yaml";

const VALID = `title: Site Map
metaDescription: ${"Every page of First Paddock in one place. ".repeat(3).trim()}
lede: Start with **one** [paddock](/getting-started/first-steps).
groups:
${["Main Pages", "Getting Started", "Practices", "Blog & Resources", "Legal & Policies"]
  .map((heading) => `  - heading: ${heading}\n    links:\n      - { label: Home, to: / }`)
  .join("\n")}
notes:
  - Search is in the header.
`;

function parse(source: string) {
  return parsePage("site-map", FILE, source);
}

describe("a page's file", () => {
  it("is parsed with titles plain and running text as HTML", () => {
    const page = parse(VALID);
    expect(page.title).toBe("Site Map");
    expect(page.lede).toBe(
      'Start with <strong>one</strong> <a href="/getting-started/first-steps">paddock</a>.',
    );
    expect(page.groups[3]?.heading).toBe("Blog & Resources");
  });

  it("reports a missing field with file, line and name", () => {
    const source = VALID.replace("{ label: Home, to: / }", "{ to: / }");
    expect(() => parse(source)).toThrow(`${FILE}:7: groups[0].links[0].label is missing`);
  });

  it("reports a missing field of the page itself", () => {
    expect(() => parse(VALID.replace(/^title.*\n/, ""))).toThrow(`${FILE}:1: title is missing`);
  });

  it("reports an empty field", () => {
    expect(() => parse(VALID.replace("title: Site Map", 'title: " "'))).toThrow(
      `${FILE}:1: title is empty`,
    );
    expect(() => parse(VALID.replace("title: Site Map", "title:"))).toThrow(
      `${FILE}:1: title is missing`,
    );
  });

  it("reports a field that it does not know", () => {
    expect(() => parse(`${VALID}color: green\n`)).toThrow(
      `${FILE}:22: color is not a field of this page`,
    );
  });

  it("reports the wrong kind of value", () => {
    expect(() => parse(VALID.replace("title: Site Map", "title: 404"))).toThrow(
      `${FILE}:1: title must be text (put it in quotes)`,
    );
  });

  it("reports lists of the wrong length", () => {
    const source = VALID.replace(/ {2}- heading: Legal[^]*?\/ }\n/, "");
    expect(() => parse(source)).toThrow(`${FILE}:4: groups needs exactly 5 items`);
  });

  it("reports descriptions of the wrong length", () => {
    const short = VALID.replace(/metaDescription: .*/, "metaDescription: Short.");
    expect(() => parse(short)).toThrow(`${FILE}:2: metaDescription needs at least 110 characters`);
    const long = VALID.replace(/metaDescription: .*/, `metaDescription: ${"long ".repeat(40)}`);
    expect(() => parse(long)).toThrow(
      `${FILE}:2: metaDescription must have at most 160 characters`,
    );
  });

  it("reports an address that leaves the site", () => {
    const source = VALID.replace("to: / }", 'to: "javascript:alert(1)" }');
    expect(() => parse(source)).toThrow(
      `${FILE}:7: groups[0].links[0].to must be an address inside this site`,
    );
  });

  it("reports every problem, not only the first", () => {
    const source = VALID.replace(/^title.*\n/, "").replace("{ label: Home, to: / }", "{ to: / }");
    expect(() => parse(source)).toThrow(/title is missing\n.*label is missing/);
  });

  it("reports broken YAML with its line", () => {
    expect(() => parse(`${VALID}lede: twice\n`)).toThrow(/site-map\.yaml:22: /);
    expect(() => parse('title: "open\n')).toThrow(/site-map\.yaml:\d+: /);
  });
});
