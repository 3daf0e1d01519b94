import {
  element,
  findAll,
  isElement,
  styleOf,
  textOf,
  type TreeElement,
  type TreeNode,
} from "./tree.ts";

interface WordItem {
  /** 1 for the outermost list. */
  readonly level: number;
  readonly name: "ul" | "ol";
  /** Its number, unless it is the first of a list. */
  readonly start?: string;
  readonly children: readonly TreeNode[];
}

/**
 * Rebuilds nested lists. Word copies a list as paragraphs with `mso-list: l0 level2 lfo1` and the bullet as
 * text, or, in the browser, as one list per item.
 */
export function withWordLists(parent: TreeElement): TreeElement {
  const children: TreeNode[] = [];
  let run: WordItem[] = [];
  const endRun = () => {
    if (run.length > 0) children.push(...nested(run, 1));
    run = [];
  };
  for (const child of parent.children) {
    const items = itemsOf(child);
    if (items.length > 0) run.push(...items);
    // White space between paragraphs does not end a list.
    else if (run.length === 0 || typeof child !== "string" || child.trim() !== "") {
      endRun();
      children.push(isElement(child) ? withWordLists(child) : child);
    }
  }
  endRun();
  return { ...parent, children };
}

function itemsOf(node: TreeNode): readonly WordItem[] {
  // Only paragraphs: a numbered heading stays a heading.
  if (isElement(node, "p")) return paragraphItem(node);
  const wraps =
    isElement(node, "div") && /\bListContainerWrapper\b/.test(node.attributes.class ?? "");
  if (!wraps) return [];
  return findAll(node, "ul", "ol").flatMap((list) =>
    findAll(list, "li").map(({ children, attributes }) => ({
      level: Number(attributes["data-aria-level"] ?? 1),
      name: isElement(list, "ol") ? ("ol" as const) : ("ul" as const),
      ...numbered(list.attributes.start),
      children,
    })),
  );
}

function paragraphItem(paragraph: TreeElement): readonly WordItem[] {
  const [, level] = /\blevel(\d+)\b/.exec(styleOf(paragraph, "mso-list")) ?? [];
  if (level === undefined) return [];
  const markers: string[] = [];
  const children = withoutMarkers(paragraph, markers);
  const marker = markers.join("").trim();
  const name = /^\(?[\da-z]{1,4}[.)]/i.test(marker) && !/^o$/i.test(marker) ? "ol" : "ul";
  const [, number] = /(\d+)\W*$/.exec(marker) ?? [];
  return [{ level: Number(level), name, ...numbered(number), children }];
}

const numbered = (start = "1") => (start === "1" ? {} : { start });

/** The paragraph's content without the bullet that Word drew. */
function withoutMarkers(node: TreeElement, markers: string[]): TreeNode[] {
  return node.children.flatMap((child): TreeNode[] => {
    if (!isElement(child)) return [child];
    if (styleOf(child, "mso-list") === "ignore") {
      markers.push(textOf(child));
      return [];
    }
    return [{ ...child, children: withoutMarkers(child, markers) }];
  });
}

/** Builds the lists of one level; deeper items go into the item before them. */
function nested(items: readonly WordItem[], level: number): TreeElement[] {
  const lists: TreeElement[] = [];
  let index = 0;
  while (index < items.length) {
    const [item] = items.slice(index);
    if (!item) break;
    const deeper = items.slice(index + 1).findIndex((other) => other.level <= level);
    const end = deeper === -1 ? items.length : index + 1 + deeper;
    // A first item that is deeper than this level, with none above it, is placed on this level.
    const below = items.slice(index + 1, end);
    const entry = element("li", [...item.children, ...nested(below, level + 1)]);
    const last = lists.at(-1);
    if (last?.name === item.name) {
      lists.splice(-1, 1, element(item.name, [...last.children, entry]));
    } else lists.push(element(item.name, [entry], numbered(item.start)));
    index = end;
  }
  return lists;
}
