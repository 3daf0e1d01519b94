import { describe, expect, test } from "vitest";
import { continueBlock, hardBreak } from "./continue-block.ts";
import {
  completeAddress,
  insertBlock,
  insertReference,
  linkOver,
  type Reference,
  referencePlace,
  table,
} from "./insert.ts";
import { bulletedList, heading, numberedList, quote } from "./lines.ts";
import type { TextEdit, TextSelection, Tool } from "./text-edit.ts";
import { describeUnfinished, findUnfinished } from "#app/domain/posts/unfinished.ts";
import { bold, italic } from "./wrap.ts";

/** `a ⟦b⟧ c`: brackets show what is selected; `‸` shows a caret. */
function marked(source: string): TextSelection {
  const start = source.search(/[⟦‸]/);
  const end = source.includes("‸") ? start : source.indexOf("⟧") - 1;
  return { text: source.replace(/[⟦⟧‸]/g, ""), start, end };
}

function shown(text: string, edit: TextEdit): string {
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [start, end] = edit.select;
  return start === end
    ? `${after.slice(0, start)}‸${after.slice(start)}`
    : `${after.slice(0, start)}⟦${after.slice(start, end)}⟧${after.slice(end)}`;
}

function use(tool: Tool, source: string): string {
  const selection = marked(source);
  return shown(selection.text, tool(selection));
}

describe("bold and italic", () => {
  test.each([
    ["marks the selection", bold, "some ⟦grass⟧ here", "some **⟦grass⟧** here"],
    ["leaves the space around it outside", bold, "some⟦ grass ⟧here", "some **⟦grass⟧** here"],
    ["removes marks just outside the selection", bold, "a **⟦b⟧** c", "a ⟦b⟧ c"],
    ["removes selected marks", bold, "a ⟦**b**⟧ c", "a ⟦b⟧ c"],
    ["writes a placeholder if nothing is selected", bold, "a ‸", "a **⟦bold text⟧**"],
    ["makes bold text italic as well", italic, "a **⟦b⟧** c", "a ***⟦b⟧*** c"],
    ["removes italic", italic, "a *⟦b⟧* c", "a ⟦b⟧ c"],
    ["keeps selected white space beside the placeholder", italic, "a⟦ ⟧b", "a*⟦italic text⟧* b"],
    ["marks each paragraph", bold, "⟦a\n\nb c⟧", "⟦**a**\n\n**b c**⟧"],
    ["marks the words of each item", bold, "⟦- a\n- b⟧", "⟦- **a**\n- **b**⟧"],
    ["removes the marks of each item", bold, "⟦- **a**\n\n**b**⟧", "⟦- a\n\nb⟧"],
    ["completes partial marks", bold, "⟦**a**\nb⟧", "⟦**a**\n**b**⟧"],
  ])("%s", (_, tool, source, result) => expect(use(tool, source)).toBe(result));
});

describe("lines", () => {
  test.each([
    ["a heading", heading, "one\ntw‸o", "one\n### tw‸o"],
    ["removes a heading", heading, "### tw‸o", "tw‸o"],
    ["a heading on an empty line", heading, "‸", "### ‸"],
    ["a list", bulletedList, "⟦a\nb⟧", "⟦- a\n- b⟧"],
    ["removes a list", bulletedList, "⟦- a\n- b⟧", "⟦a\nb⟧"],
    ["a list keeps its empty lines", bulletedList, "⟦a\n\nb⟧", "⟦- a\n\n- b⟧"],
    ["a selection that ends with a line end", bulletedList, "⟦a\nb\n⟧c", "⟦- a\n- b⟧\nc"],
    ["bullets become numbers", numberedList, "⟦- a\n- b⟧", "⟦1. a\n2. b⟧"],
    ["numbers become bullets", bulletedList, "⟦1. a\n2. b⟧", "⟦- a\n- b⟧"],
    ["a quotation", quote, "said ‸she", "> said ‸she"],
  ])("%s", (_, tool, source, result) => expect(use(tool, source)).toBe(result));
});

describe("links and pictures", () => {
  const fill = (kind: Reference["kind"], source: string, given: Partial<Reference>) => {
    const selection = marked(source);
    const place = { ...referencePlace(kind, selection), ...given };
    return shown(selection.text, insertReference(selection.text, place));
  };

  test.each([
    ["words get an address", "the ⟦map⟧", { address: "/a" }, "the [map](/a)‸"],
    ["an address gets words", "⟦https://a.example⟧", { words: "map" }, "[map](https://a.example)‸"],
    ["no words: the address itself", "‸", { address: "/a" }, "[/a](/a)‸"],
    ["the link around the caret is changed", "a [m‸ap](/a) b", { address: "/b" }, "a [map](/b)‸ b"],
    ["marks in the text are escaped", "‸", { words: "a] b", address: "/a" }, "[a\\] b](/a)‸"],
    [
      "brackets in the address are encoded",
      "‸",
      { words: "a", address: "/a_(b)" },
      "[a](/a_%28b%29)‸",
    ],
  ])("%s", (_, source, given, result) => expect(fill("link", source, given)).toBe(result));

  test("puts a picture on lines of its own", () => {
    const given = { words: "A cow", address: "/cow.jpg" };
    expect(fill("picture", "one‸\ntwo", given)).toBe("one\n\n![A cow](/cow.jpg)‸\n\ntwo");
    expect(fill("picture", "| a |\n| - |\n| 1 |‸", given)).toBe(
      "| a |\n| - |\n| 1 |\n\n![A cow](/cow.jpg)‸",
    );
  });

  test("asks again about an unfinished reference, without its placeholder", () => {
    expect(referencePlace("link", marked("[li‸nk text](https://)"))).toMatchObject({
      from: 0,
      words: "link text",
      address: "",
    });
    expect(referencePlace("link", marked("![li‸nk](/a)"))).toMatchObject({ from: 4, to: 4 });
  });

  test.each([
    ["example.org/a", "https://example.org/a"],
    [" https://a.example ", "https://a.example"],
    ["/blog", "/blog"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["two words", "two words"],
    ["", ""],
  ])("completes the address %j to %j", (typed, meant) =>
    expect(completeAddress(typed)).toBe(meant),
  );
});

describe("blocks", () => {
  test("puts empty lines around a table", () => {
    const rows = "| --- | --- |\n| | |";
    expect(use(table, "‸")).toBe(`| ⟦Column⟧ | Column |\n${rows}`);
    expect(use(table, "a‸\nb")).toBe(`a\n\n| ⟦Column⟧ | Column |\n${rows}\n\nb`);
  });
  test("puts empty lines around any inserted block", () => {
    const selection = marked("the ground.‸");
    expect(shown(selection.text, insertBlock(selection, "### Pasted"))).toBe(
      "the ground.\n\n### Pasted‸",
    );
  });
});

describe("Enter", () => {
  const press = (source: string) => {
    const selection = marked(source);
    const edit = continueBlock(selection);
    return edit && shown(selection.text, edit);
  };
  test.each([
    ["continues with a bullet", "- a‸", "- a\n- ‸"],
    ["continues the numbering", "1. a\n9. b‸", "1. a\n9. b\n10. ‸"],
    ["keeps the indentation", "  - a‸", "  - a\n  - ‸"],
    ["continues with a quotation", "> a‸", "> a\n> ‸"],
    ["splits an item", "- a‸b", "- a\n- ‸b"],
    ["ends the list at an empty item, with the empty line it needs", "- a\n- ‸", "- a\n\n‸"],
    ["ends a quotation too", "> a\n> ‸\nb", "> a\n\n‸\nb"],
    ["adds no second empty line", "- a\n\n- ‸", "- a\n\n‸"],
    ["goes one level up from an empty nested item", "- a\n  - ‸", "- a\n- ‸"],
    [
      "adds a row to a table",
      "| a | b |\n| - | - |\n| 1 | 2 ‸|",
      "| a | b |\n| - | - |\n| 1 | 2 |\n| ‸| |",
    ],
    [
      "never splits a row",
      "| a‸ | b |\n| - | - |\n| 1 | 2 |",
      "| a | b |\n| - | - |\n| ‸| |\n| 1 | 2 |",
    ],
    ["leaves the table from an empty row", "| a |\n| - |\n| 1 |\n| ‸|", "| a |\n| - |\n| 1 |\n\n‸"],
    ["is left alone elsewhere", "a‸", undefined],
    ["is left alone with a selection", "- ⟦a⟧", undefined],
  ])("%s", (_, source, result) => expect(press(source)).toBe(result));
});

test.each([
  ["12 Mill Road‸", "12 Mill Road\\\n‸"],
  ["- a‸b", "- a\\\n  ‸b"],
  ["> a‸", "> a\\\n> ‸"],
])("breaks the line on Shift+Enter without ending the block: %s", (source, result) => {
  expect(use(hardBreak, source)).toBe(result);
});

describe("an address pasted over words", () => {
  const over = (source: string, pasted: string) => {
    const at = marked(source);
    const link = linkOver(at, pasted);
    return link ? insertReference(at.text, link).insert : undefined;
  };
  test.each([
    ["makes them a link", "see ⟦the map⟧.", "[the map](https://a.example/b)"],
    [
      "replaces a link's old address",
      "see [⟦map⟧](https://old.example)",
      "[map](https://a.example/b)",
    ],
    ["stays text if nothing is selected", "see ‸", undefined],
    ["stays text over another address", "see ⟦https://old.example⟧", undefined],
    ["stays text over two paragraphs", "⟦a\n\nb⟧", undefined],
    ["stays text in a picture's description", "![a ⟦cow⟧](/c.jpg)", undefined],
  ])("%s", (_, source, result) => expect(over(source, " https://a.example/b\n")).toBe(result));
  test("makes no link unless the paste is only an address", () => {
    expect(over("⟦map⟧", "see https://a.example")).toBeUndefined();
    expect(over("⟦map⟧", "/path")).toBeUndefined();
  });
});

describe("findUnfinished", () => {
  test("finds unfinished references and their positions", () => {
    const text = "A [link text](https://) and [b](/b), ![](/c.jpg)\n\n![cow]()";
    const found = findUnfinished(text);
    expect(found.map(({ kind, from, to }) => [kind, text.slice(from, to)])).toEqual([
      ["link", "[link text](https://)"],
      ["description", "![](/c.jpg)"],
      ["picture", "![cow]()"],
    ]);
    expect(describeUnfinished(found)).toEqual([
      "One link has no address yet.",
      "One picture has no address yet.",
      "One picture doesn’t say what it shows.",
    ]);
  });
  test("describes several in one sentence, and says nothing if there are none", () => {
    expect(describeUnfinished(findUnfinished("[a]() [b]()"))).toEqual([
      "2 links have no address yet.",
    ]);
    expect(describeUnfinished(findUnfinished("A [map](/map)."))).toEqual([]);
  });
});
