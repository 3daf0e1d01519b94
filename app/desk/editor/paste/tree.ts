/** Copied HTML as plain objects, which `parseHtml` makes and later steps transform. */
export interface TreeElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly TreeNode[];
}
export type TreeNode = TreeElement | string;

export function element(
  name: string,
  children: readonly TreeNode[],
  attributes: Readonly<Record<string, string>> = {},
): TreeElement {
  return { name, attributes, children };
}

export function isElement(node: TreeNode | undefined, ...names: string[]): node is TreeElement {
  return typeof node === "object" && (names.length === 0 || names.includes(node.name));
}

export function textOf(node: TreeNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** A property of the element's inline style, in lower case: `styleOf(p, "font-weight")`. */
export function styleOf({ attributes: { style = "" } }: TreeElement, property: string): string {
  for (const declaration of style.split(";")) {
    const colon = declaration.indexOf(":");
    if (declaration.slice(0, colon).trim().toLowerCase() !== property) continue;
    return declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
  }
  return "";
}

/** All elements with one of these names, at any depth. */
export function findAll(node: TreeNode, ...names: string[]): TreeElement[] {
  if (typeof node === "string") return [];
  const below = node.children.flatMap((child) => findAll(child, ...names));
  return names.includes(node.name) ? [node, ...below] : below;
}

/**
 * Replaces each child of an element by what `change` returns for it, innermost first. `before` is the last node
 * returned so far.
 */
export function mapChildren(
  parent: TreeElement,
  change: (node: TreeNode, before: TreeNode | undefined) => readonly TreeNode[],
): readonly TreeNode[] {
  const changed: TreeNode[] = [];
  for (const child of parent.children) {
    const inner = isElement(child) ? { ...child, children: mapChildren(child, change) } : child;
    changed.push(...change(inner, changed.at(-1)));
  }
  return changed;
}
