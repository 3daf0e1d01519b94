import { parseDocument } from "htmlparser2";
import { element, type TreeElement, type TreeNode } from "./tree.ts";

/** A node of the parser's tree, as far as it is read here. */
interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

/**
 * Reads copied HTML. Not with the browser's own parser: that one reports each inline style of the
 * clipboard as a violation of the site's content policy.
 */
export function parseHtml(html: string): TreeElement {
  // LibreOffice ends what it copies with a NUL, which is no character of a text.
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
