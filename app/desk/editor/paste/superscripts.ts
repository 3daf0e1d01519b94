import {
  element,
  findAll,
  isElement,
  mapChildren,
  styleOf,
  textOf,
  type TreeElement,
  type TreeNode,
} from "./tree.ts";

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUBSCRIPT = "₀₁₂₃₄₅₆₇₈₉";
/** The elements for text that a style raises or lowers. */
const RAISED = new Map([
  ["super", "sup"],
  ["sub", "sub"],
]);

/**
 * Turns raised and lowered digits into superscript and subscript characters: 10², CO₂. Footnote marks get brackets,
 * so that they do not look like exponents. Letters stay: 1st.
 *
 * @param before The node before it.
 */
export function raised(node: TreeElement, before: TreeNode | undefined): string {
  const text = textOf(node).trim();
  if (node.name === "sup" && isNoteMark(node, text, before ? textOf(before) : ""))
    return shownMark(text);
  const digits = node.name === "sup" ? SUPERSCRIPT : SUBSCRIPT;
  return /^\d+$/.test(text)
    ? text.replace(/\d/g, (digit) => digits.charAt(Number(digit)))
    : textOf(node);
}

/** Google Docs raises text with a style on nested spans; turns those into elements beside the text they belong to. */
export function withRaisedElements(parent: TreeElement): TreeElement {
  const children = mapChildren(parent, (node) => {
    if (!isElement(node, "span")) return [node];
    const place = RAISED.get(styleOf(node, "vertical-align"));
    if (place) return [element(place, node.children)];
    const [only, ...more] = node.children;
    return more.length === 0 && isElement(only, "sup", "sub") ? [only] : [node];
  });
  return { ...parent, children };
}

/** An exponent follows a digit, a bracket or a short unit (m², ft²); a footnote mark follows words. */
function isNoteMark(node: TreeElement, text: string, before: string): boolean {
  if (findAll(node, "a").length > 0 || /^[[(]\w{1,3}[\])]$|^[*†‡]+$/.test(text)) return true;
  if (!/^\d+(?:\s*,\s*\d+)*$/.test(text)) return false;
  return !/(?:\d|\)|(?:^|[^\p{L}])\p{L}{1,3})$/u.test(before);
}

/** The places that the links of a copied text can lead to. */
export function noteTargets(body: TreeNode): ReadonlySet<string> {
  if (!isElement(body)) return new Set();
  const { id = "", name = "" } = body.attributes;
  return new Set([id, name, ...body.children.flatMap((child) => [...noteTargets(child)])]);
}

/**
 * The text of a footnote mark, which links from the text to the note or back. Empty if the link's other end was not
 * copied; undefined if the node is no mark. Word and LibreOffice do not raise the link itself.
 */
export function noteMark(node: TreeElement, targets: ReadonlySet<string>): string | undefined {
  const { href = "", style = "", name = "", class: kind = "" } = node.attributes;
  const [, target] = /#(.+)$/.exec(href) ?? [];
  if (node.name !== "a" || target === undefined) return undefined;
  const text = textOf(node).trim();
  const isMark =
    /mso-(?:foot|end)note-id/i.test(style) ||
    /^sd(?:foot|end)note(?:anc|sym)$/.test(kind) ||
    (/^_(?:ftn|edn)/.test(name) && /^_(?:ftn|edn)/.test(target)) ||
    (/note|cite|fn|ftn|edn|ref/i.test(target) &&
      /^[[(\u{e000}]?(?:\d{1,3}|[*†‡])[\])\u{e001}]?$/u.test(text));
  if (!isMark) return undefined;
  if (!targets.has(target)) return "";
  // A mark at the start of a note links back to the text; a space separates it from the note.
  return /ref\w*$|anc$/.test(target) ? `${shownMark(text)} ` : shownMark(text);
}

/** Whether a link has nothing to read: Word's margin comments, and the arrows that lead back from a note. */
export function isLeftOutLink(node: TreeElement): boolean {
  const { href = "", style = "" } = node.attributes;
  if (node.name !== "a") return false;
  if (/mso-comment/i.test(style) || /#_mso(?:com|anchor)/.test(href)) return true;
  return href.includes("#") && /^(?:[\s^↑↩⤴]|\uFE0E|\uFE0F)+$/u.test(textOf(node));
}

/** Placeholders for a mark's brackets, which the Markdown converter would escape. */
const [OPEN, CLOSE] = ["\u{e000}", "\u{e001}"];

const shownMark = (text: string): string =>
  OPEN + text.replace(/^[[(\u{e000}]|[\])\u{e001}]$/gu, "") + CLOSE;

/** Replaces the placeholders in the Markdown by brackets, escaped only where they would begin a link. */
export function withShownMarks(markdown: string): string {
  return markdown
    .replace(/\u{e000}(.*?)\u{e001}(?=[([:])/gu, "\\[$1\\]")
    .replaceAll(OPEN, "[")
    .replaceAll(CLOSE, "]");
}
