import { element, isElement, type TreeElement, type TreeNode } from "./tree.ts";

/** A copied list: its items, and the number it goes on with. */
export function copiedList(list: TreeElement): TreeElement {
  return element(list.name, items(list), first(list));
}

/** Lists hold items only, and a list inside a list belongs to the item before it. */
function items(list: TreeElement): TreeNode[] {
  const found: TreeElement[] = [];
  for (const child of list.children) {
    const last = found.at(-1);
    if (isElement(child, "li")) found.push(element("li", tight(child)));
    else if (isElement(child, "ul", "ol") && last) {
      found.splice(-1, 1, element("li", [...last.children, child]));
    } else if (isElement(child, "ul", "ol")) {
      // Google Docs opens a list for each level that was skipped: nothing is above its first item.
      found.push(...child.children.filter((item) => isElement(item, "li")));
    } else if (isElement(child)) found.push(element("li", [child]));
  }
  return found;
}

/** The number that a list goes on with, where a picture or a paragraph was between its parts. */
function first({ attributes: { start = "" } }: TreeElement): Readonly<Record<string, string>> {
  return /^\d{1,4}$/.test(start) ? { start } : {};
}

/** An item's only paragraph is the item itself: no empty lines between the items of a list. */
function tight(item: TreeElement): readonly TreeNode[] {
  const paragraphs = item.children.filter((child) => isElement(child, "p"));
  if (paragraphs.length !== 1) return item.children;
  return item.children.flatMap((child) => (isElement(child, "p") ? child.children : [child]));
}
