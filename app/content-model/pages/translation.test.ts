import { expect, test } from "vitest";
import { parsePage, parseTranslation } from "./page.ts";
import { fingerprint, partsOf } from "./translation.ts";
import { parse } from "yaml";

const META = "Lo que dice la página de sí misma. ".repeat(4).trim();
const ENGLISH = `title: Gate
metaDescription: ${"What the page says of itself to readers. ".repeat(3).trim()}
lede: Look first.
picture: tools
blocks:
  - kind: list
    id: checks
    heading: Every gate
    style: boxes
    items: ["Water runs. See [stops](/tools/stop-grazing).", Wire hot]
  - kind: table
    id: hazards
    heading: What kills
    caption: Hazards
    columns: [Hazard, Do]
    rows: [[Bloat, Call now]]
  - kind: strip
    id: strip
    picture: wire
  - kind: links
    id: next
    links: [{ label: Stops, to: /tools/stop-grazing }, { label: Budget, to: "/tools/budget#kit" }]
`;
const { front, blocks } = partsOf(parse(ENGLISH));
const made = (id: string) => fingerprint(blocks.find((block) => block["id"] === id));
const SPANISH = `from: ${fingerprint(front)}
unread: 2026-11-23
title: Puerta
metaDescription: ${META}
lede: Mire primero.
blocks:
  - id: checks
    from: ${made("checks")}
    heading: Cada puerta
    items: ["Hay agua. Vea [alturas](/tools/stop-grazing) y [dinero](/tools/budget).", Hilo con corriente]
  - id: hazards
    from: ${made("hazards")}
    heading: Qué mata
    caption: Peligros
    columns: [Peligro, Haga]
    rows: [[Timpanismo, Llame ahora]]
  - id: strip
    from: ${made("strip")}
  - id: next
    from: ${made("next")}
    links: [{ label: Alturas }, { label: Dinero }]
`;
const FILE = "content/es/pages/tools/turn-in.yaml";
const TWINS = new Set(["/tools/stop-grazing"]);
const translate = (source = SPANISH, english = ENGLISH) =>
  parseTranslation("es/tools/turn-in", FILE, source, english, TWINS);

test("everything but its texts comes from the English page", () => {
  const english = parsePage("tools/turn-in", "content/pages/tools/turn-in.yaml", ENGLISH);
  const spanish = translate();
  expect(spanish).toMatchObject({
    address: "/es/tools/turn-in",
    title: "Puerta",
    picture: "tools",
    unread: "2026-11-23",
    stale: [],
  });
  expect(spanish.blocks.map(({ kind, id }) => [kind, id])).toEqual(
    english.blocks.map(({ kind, id }) => [kind, id]),
  );
  expect(spanish.blocks[0]).toMatchObject({ style: "boxes", heading: "Cada puerta" });
});

test("links go to the Spanish page, or say that they go to an English one", () => {
  const [checks, , , next] = translate().blocks;
  expect(checks).toMatchObject({
    items: [
      'Hay agua. Vea <a href="/es/tools/stop-grazing">alturas</a> y <a href="/tools/budget">dinero</a> (en inglés).',
      "Hilo con corriente",
    ],
  });
  expect(next).toMatchObject({
    links: [
      { label: "Alturas", to: "/es/tools/stop-grazing" },
      { label: "Dinero (en inglés)", to: "/tools/budget#kit" },
    ],
  });
});

test.each([
  ["a missing text", [/ {4}heading: Qué mata\n/, ""], `${FILE}:11: blocks[1].heading is missing`],
  ["a missing list", [/ {4}columns: .*\n/, ""], `${FILE}:11: blocks[1].columns is missing`],
  ["a list with fewer items", [", Hilo con corriente", ""], `blocks[0].items needs 2 items`],
  [
    "a list with more items",
    [", Hilo con corriente", ", Hilo con corriente, Una más"],
    `blocks[0].items needs 2 items`,
  ],
  ["a missing row", ["[[Timpanismo, Llame ahora]]", "[]"], `blocks[1].rows needs 1 items`],
  [
    "a missing block",
    [/ {2}- id: strip\n.*\n/, ""],
    `${FILE}:6: blocks needs the block “strip” at place 3`,
  ],
  [
    "a field that English does not have",
    ["    heading: Qué", "    intro: x\n    heading: Qué"],
    "blocks[1].intro is not in the English page",
  ],
  [
    "a field that is taken from English",
    ["title: Puerta", "title: Puerta\npicture: tools"],
    "picture comes from the English page",
  ],
] as const)("%s is reported with file and field", (_, [from, to], problem) => {
  expect(() => translate(SPANISH.replace(from, to))).toThrow(problem);
});
