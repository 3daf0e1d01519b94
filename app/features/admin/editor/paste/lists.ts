import { element, isElement, type TreeElement, type TreeNode } from "./tree.ts";

/** A copied list with its items and its start number. */
export function copiedList(list: TreeElement): TreeElement {
  return element(list.name, items(list), startNumber(list));
}

/** Lists contain only items; a list inside a list belongs to the item before it. */
function items(list: TreeElement): TreeNode[] {
  const collected: TreeElement[] = [];
  for (const child of list.children) {
    const last = collected.at(-1);
    if (isElement(child, "li")) collected.push(element("li", unwrapped(child)));
    else if (isElement(child, "ul", "ol") && last) {
      collected.splice(-1, 1, element("li", [...last.children, child]));
    } else if (isElement(child, "ul", "ol")) {
      // Google Docs opens a list for each skipped level, with no item above the first.
      collected.push(...child.children.filter((item) => isElement(item, "li")));
    } else if (isElement(child)) collected.push(element("li", [child]));
  }
  return collected;
}

/** The start number of a list that a picture or a paragraph interrupted. */
function startNumber({
  attributes: { start = "" },
}: TreeElement): Readonly<Record<string, string>> {
  return /^\d{1,4}$/.test(start) ? { start } : {};
}

/** Unwraps an item's only paragraph, so that no empty lines separate the items. */
function unwrapped(item: TreeElement): readonly TreeNode[] {
  const paragraphs = item.children.filter((child) => isElement(child, "p"));
  if (paragraphs.length !== 1) return item.children;
  return item.children.flatMap((child) => (isElement(child, "p") ? child.children : [child]));
}
