import TurndownService from "turndown";
import { parseHtml } from "./parse-html.ts";
import { simplify } from "./simplify.ts";
import { withRaisedElements } from "./superscripts.ts";
import { findAll, isElement, type TreeNode } from "./tree.ts";
import { withWordLists } from "./word-lists.ts";

/** Marks that are worth keeping; text without any of them is better pasted as plain text. */
const FORMATTED = "a strong em h1 h2 h3 h4 h5 h6 ul ol table blockquote img pre code".split(" ");

export interface Pasted {
  /** `undefined` where the copied HTML formats nothing: its plain text says as much. */
  readonly markdown: string | undefined;
  /** How many pictures were left out because readers could not be shown them. */
  readonly picturesLeftOut: number;
}

/**
 * Markdown for text copied from a web page or a word processor: headings, emphasis, links, lists,
 * quotations, tables and photos that may be shown stay, everything else becomes plain text.
 */
export function markdownFromHtml(html: string): Pasted {
  const { body, picturesLeftOut } = simplify(withRaisedElements(withWordLists(parseHtml(html))));
  if (findAll(body, ...FORMATTED).length === 0) return { markdown: undefined, picturesLeftOut };
  const root = document.createElement("div");
  root.append(...body.children.map(toDom));
  const markdown = createService()
    .turndown(root)
    // Between words a space that does not break is one of several; at a line's start it sets it in.
    .replace(/(\S)[ \u00a0]*\u00a0[ \u00a0]*/g, "$1 ")
    .replace(/\u00a0/g, " ")
    .replace(/\u00ad/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, picturesLeftOut };
}

/** Only elements and attributes that `simplify` lets through get here. */
function toDom(node: TreeNode): Node {
  if (!isElement(node)) return document.createTextNode(node);
  const made = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) made.setAttribute(name, value);
  made.append(...node.children.map(toDom));
  return made;
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    hr: "---",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    // A backslash: the two spaces of the other way are invisible, and lost on the way.
    br: "\\",
  });
  // The page's own title is the first level and the site's sections start at the third.
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (words, { nodeName }) =>
      words.trim() && `\n\n${nodeName > "H3" ? "####" : "###"} ${oneLine(words)}\n\n`,
  });
  service.addRule("item", {
    filter: "li",
    replacement: (words, node) => {
      const list = node.parentElement;
      const mark =
        list?.nodeName === "OL"
          ? `${Number(list.getAttribute("start") ?? 1) + Array.from(list.children).indexOf(node as Element)}. `
          : "- ";
      const text = words.trim().replace(/\n/g, `\n${" ".repeat(mark.length)}`);
      return `${mark}${text}${node.nextSibling ? "\n" : ""}`;
    },
  });
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) => (isTable(node) ? `\n\n${tableMarkdown(service, node)}\n\n` : ""),
  });
  return service;
}

function isTable(node: Node): node is HTMLTableElement {
  return node.nodeName === "TABLE";
}

/** The first row becomes the head: Markdown knows no table without one. */
function tableMarkdown(service: TurndownService, node: HTMLTableElement): string {
  const rows = Array.from(node.querySelectorAll("tr"), (row) =>
    Array.from(row.querySelectorAll("th, td"), (cell) =>
      oneLine(service.turndown(cell as HTMLElement)).replace(/\|/g, "\\|"),
    ),
  ).filter((row) => row.length > 0);
  const columns = Math.max(...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, `|${" --- |".repeat(columns)}`, ...body].join("\n");
}

function oneLine(markdown: string): string {
  return markdown.replace(/\\?\s*\n\s*/g, " ").trim();
}
