import { parseDocument } from "htmlparser2";
import TurndownService from "turndown";
import { simplify } from "./simplify.ts";
import { withRaisedElements } from "./superscripts.ts";
import { element, findAll, isElement, type TreeElement, type TreeNode } from "./tree.ts";
import { withWordLists } from "./word-lists.ts";

/** Elements worth keeping; text without any of them is better pasted as plain text. */
const FORMATTED = "a strong em h1 h2 h3 h4 h5 h6 ul ol table blockquote img pre code".split(" ");

export interface Pasted {
  /** Undefined if the HTML has no formatting, since its plain text says the same. */
  readonly markdown: string | undefined;
  /** How many pictures were left out because readers could not see them. */
  readonly picturesLeftOut: number;
}

/**
 * Converts text copied from a web page or a word processor to Markdown. Headings, emphasis, links, lists,
 * quotations, tables and allowed photos stay; everything else becomes plain text.
 */
export function markdownFromHtml(html: string): Pasted {
  const { body, picturesLeftOut } = simplify(withRaisedElements(withWordLists(parseHtml(html))));
  if (findAll(body, ...FORMATTED).length === 0) return { markdown: undefined, picturesLeftOut };
  const root = document.createElement("div");
  root.append(...body.children.map(toDom));
  const markdown = createService()
    .turndown(root)
    // A non-breaking space between words is just a space; at a line's start it indents.
    .replace(/(\S)[ \u00a0]*\u00a0[ \u00a0]*/g, "$1 ")
    .replace(/\u00a0/g, " ")
    .replace(/\u00ad/g, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { markdown, picturesLeftOut };
}

/** Only elements and attributes that `simplify` allows arrive here. */
function toDom(node: TreeNode): Node {
  if (!isElement(node)) return document.createTextNode(node);
  const created = document.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) created.setAttribute(name, value);
  created.append(...node.children.map(toDom));
  return created;
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    hr: "---",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    // A backslash, since trailing spaces are invisible and easily lost.
    br: "\\",
  });
  // The page's title is level 1, and the site's sections start at level 3.
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

/** The first row becomes the heading row, which Markdown requires. */
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

/** The fields of the parser's nodes that are read here. */
interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

/**
 * Parses copied HTML. The browser's own parser would report each inline style of the clipboard as a violation
 * of the content policy.
 */
export function parseHtml(html: string): TreeElement {
  // LibreOffice ends copied HTML with a NUL character.
  const document: ParsedNode = parseDocument(html.replaceAll("\0", ""));
  return element("body", (document.children ?? []).flatMap(convert));
}

function convert(node: ParsedNode): TreeNode[] {
  if (node.type === "text") return [node.data ?? ""];
  const children = (node.children ?? []).flatMap(convert);
  if (node.type !== "tag" || node.name === undefined) return [];
  if (node.name === "html" || node.name === "body") return children;
  return [element(node.name, children, node.attribs)];
}
