/** Copied HTML as plain objects: what `parseHtml` reads and the following steps change. */
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

/** A property of the element's own style, in lower case: `styleOf(p, "font-weight")`. */
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

/** Every element of a kind, wherever it stands. */
export function findAll(node: TreeNode, ...names: string[]): TreeElement[] {
  if (typeof node === "string") return [];
  const below = node.children.flatMap((child) => findAll(child, ...names));
  return names.includes(node.name) ? [node, ...below] : below;
}

/**
 * The children of an element, each replaced by what `change` makes of it, the innermost first. `before`
 * is what was made of the one before.
 */
export function mapChildren(
  parent: TreeElement,
  change: (node: TreeNode, before: TreeNode | undefined) => readonly TreeNode[],
): readonly TreeNode[] {
  const made: TreeNode[] = [];
  for (const child of parent.children) {
    const inner = isElement(child) ? { ...child, children: mapChildren(child, change) } : child;
    made.push(...change(inner, made.at(-1)));
  }
  return made;
}
