import { parseDocument } from "htmlparser2";
import { element, type TreeElement, type TreeNode } from "./tree.ts";

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
