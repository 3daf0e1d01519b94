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
 * Raised and lowered digits as characters of their own: 10², CO₂. Footnote marks are dropped, so that they do
 * not look like exponents. Letters stay: 1st.
 *
 * @param before The node in front.
 */
export function raised(node: TreeElement, before: TreeNode | undefined): string {
  const text = textOf(node).trim();
  if (node.name === "sup" && isNoteMark(node, text, before ? textOf(before) : "")) return "";
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

/**
 * Whether a link is a footnote mark. Word and LibreOffice do not raise the link itself, Word uses them for
 * comments too, and web pages link back from a note with an arrow.
 */
export function isNoteLink(node: TreeNode): boolean {
  if (!isElement(node, "a")) return false;
  const { href = "", style = "", name = "", class: kind = "" } = node.attributes;
  if (/mso-(?:foot|end)note-id|mso-comment/i.test(style) || /#_mso(?:com|anchor)/.test(href))
    return true;
  if (/^sd(?:foot|end)note(?:anc|sym)$/.test(kind)) return true;
  if (/^_(?:ftn|edn)/.test(name) && /#_(?:ftn|edn)/.test(href)) return true;
  return href.includes("#") && /^(?:[\s^↑↩⤴]|\uFE0E|\uFE0F)+$/u.test(textOf(node));
}
