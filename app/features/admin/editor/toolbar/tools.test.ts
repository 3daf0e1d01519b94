import { describe, expect, test } from "vitest";
import { continueList } from "./continue-list.ts";
import { image, link, table } from "./insert.ts";
import { bulletedList, heading, numberedList, quote } from "./lines.ts";
import { edited, type TextEdit, type TextSelection, type Tool } from "./text-edit.ts";
import { bold, italic } from "./wrap.ts";

/** `a [b] c`: brackets show what is selected; `|` shows a caret. */
function marked(source: string): TextSelection {
  const start = source.search(/[[|]/);
  const end = source.includes("|") ? start : source.indexOf("]") - 1;
  return { text: source.replace(/[[\]|]/g, ""), start, end };
}

function shown(text: string, edit: TextEdit): string {
  const after = edited(text, edit);
  const [start, end] = edit.select;
  return start === end
    ? `${after.slice(0, start)}|${after.slice(start)}`
    : `${after.slice(0, start)}⟦${after.slice(start, end)}⟧${after.slice(end)}`;
}

function use(tool: Tool, source: string): string {
  const selection = marked(source);
  return shown(selection.text, tool(selection));
}

describe("bold and italic", () => {
  test.each([
    ["marks the selection", bold, "some [grass] here", "some **⟦grass⟧** here"],
    ["leaves the space around it outside", bold, "some[ grass ]here", "some **⟦grass⟧** here"],
    ["takes marks away that stand outside", bold, "a **[b]** c", "a ⟦b⟧ c"],
    ["takes marks away that are selected too", bold, "a [**b**] c", "a ⟦b⟧ c"],
    ["writes a placeholder where nothing is selected", bold, "a |", "a **⟦bold text⟧**"],
    ["makes bold text italic as well", italic, "a **[b]** c", "a ***⟦b⟧*** c"],
    ["takes italic away", italic, "a *[b]* c", "a ⟦b⟧ c"],
    ["keeps selected white space beside the placeholder", italic, "a[ ]b", "a*⟦italic text⟧* b"],
  ])("%s", (_, tool, source, result) => expect(use(tool, source)).toBe(result));
});

describe("lines", () => {
  test.each([
    ["a heading", heading, "one\ntw|o", "one\n### tw|o"],
    ["a heading taken back", heading, "### tw|o", "tw|o"],
    ["a heading on an empty line", heading, "|", "### |"],
    ["a list", bulletedList, "[a\nb]", "⟦- a\n- b⟧"],
    ["a list taken back", bulletedList, "[- a\n- b]", "⟦a\nb⟧"],
    ["a list keeps its empty lines", bulletedList, "[a\n\nb]", "⟦- a\n\n- b⟧"],
    ["a selection that ends with a line end", bulletedList, "[a\nb\n]c", "⟦- a\n- b⟧\nc"],
    ["bullets become numbers", numberedList, "[- a\n- b]", "⟦1. a\n2. b⟧"],
    ["numbers become bullets", bulletedList, "[1. a\n2. b]", "⟦- a\n- b⟧"],
    ["a quotation", quote, "said |she", "> said |she"],
  ])("%s", (_, tool, source, result) => expect(use(tool, source)).toBe(result));
});

describe("links, pictures and tables", () => {
  const selection = (text: string, start = 0, end = text.length) => ({ text, start, end });

  test("words become a link whose address is to be typed", () => {
    expect(shown("the map", link(selection("the map", 4)))).toBe("the [map](⟦https://⟧)");
  });
  test("an address becomes a link whose text is to be typed", () => {
    const text = "https://example.org/a";
    expect(shown(text, link(selection(text)))).toBe("[⟦link text⟧](https://example.org/a)");
  });
  test("nothing selected gives a link to fill in", () => {
    expect(shown("", link(selection("")))).toBe("[⟦link text⟧](https://)");
  });
  test("a picture is a link with a mark", () => {
    expect(shown("", image(selection("")))).toBe("![⟦what the picture shows⟧](https://)");
    expect(shown("a cow", image(selection("a cow")))).toBe("![a cow](⟦https://⟧)");
  });
  test("a table stands between empty lines, whatever is around it", () => {
    const rows = "| --- | --- |\n| | |\n| | |";
    expect(shown("", table(selection("")))).toBe(`| ⟦Column⟧ | Column |\n${rows}`);
    expect(shown("a\nb", table(selection("a\nb", 1, 1)))).toBe(
      `a\n\n| ⟦Column⟧ | Column |\n${rows}\n\nb`,
    );
  });
});

describe("Enter in a list", () => {
  const press = (source: string) => {
    const selection = marked(source);
    const edit = continueList(selection);
    return edit && shown(selection.text, edit);
  };
  test.each([
    ["goes on with a bullet", "- a|", "- a\n- |"],
    ["counts on", "1. a\n9. b|", "1. a\n9. b\n10. |"],
    ["keeps the indentation", "  - a|", "  - a\n  - |"],
    ["goes on with a quotation", "> a|", "> a\n> |"],
    ["splits an item", "- a|b", "- a\n- |b"],
    ["ends the list at an empty item", "- a\n- |", "- a\n|"],
    ["is left alone elsewhere", "a|", undefined],
    ["is left alone with a selection", "- [a]", undefined],
  ])("%s", (_, source, result) => expect(press(source)).toBe(result));
});
