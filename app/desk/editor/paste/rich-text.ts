import { parseDocument } from "htmlparser2";
import { postTurndown, span, tableOf, tidied, unmerged } from "#app/markdown/from-html.ts";
import { simplify } from "./simplify.ts";
import { withRaisedElements, withShownMarks } from "./superscripts.ts";
import { element, findAll, isElement, type TreeElement, type TreeNode } from "./tree.ts";
import { withWordLists } from "./word-lists.ts";

/** Elements worth keeping; text without any of them is better pasted as plain text. */
const FORMATTED = "a strong em del h1 h2 h3 h4 h5 h6 ul ol table blockquote img pre code".split(
  " ",
);

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
  const markdown = withShownMarks(tidied(createService().turndown(root)));
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

function createService() {
  const service = postTurndown();
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) =>
      `\n\n${tableOf(
        unmerged(
          Array.from(node.querySelectorAll("tr"), (row) =>
            Array.from(row.querySelectorAll<HTMLElement>("th, td"), (cell) => ({
              text: service.turndown(cell),
              columns: span(cell.getAttribute("colspan")),
              down: span(cell.getAttribute("rowspan")),
            })),
          ),
        ).filter((row) => row.length > 0),
      )}\n\n`,
  });
  return service;
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
function parseHtml(html: string): TreeElement {
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
