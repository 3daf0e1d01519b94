import { parseUrl } from "#app/domain/parse-url.ts";
import { isLibraryPhoto } from "#app/domain/library-photo.ts";
import { isPhotoAddress, securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { isLeftOutLink, noteMark, noteTargets, raised } from "./superscripts.ts";
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

/** Elements without article text. */
const DROPPED = new Set(
  "script style head title meta link template noscript iframe object svg math input select textarea audio video canvas xml".split(
    " ",
  ),
);
/** Elements that Markdown has; others are replaced by their content. */
const KEPT = new Set(
  "h1 h2 h3 h4 h5 h6 strong em del a ul ol li blockquote table tr th td img br pre code hr".split(
    " ",
  ),
);
/** Blocks whose text is paragraphs in Markdown. */
const PARAGRAPHS = new Set(
  "p div section article header footer main aside figure figcaption address dl dt dd caption details summary legend fieldset form center".split(
    " ",
  ),
);
const EMPHASIS = new Set("b strong i em cite s strike del span font".split(" "));
const STRUCK = new Set(["s", "strike", "del"]);
const BLOCKS = new Set([
  ...PARAGRAPHS,
  ..."h1 h2 h3 h4 h5 h6 ul ol li blockquote table pre hr".split(" "),
]);

interface Simplified {
  readonly body: TreeElement;
  /** How many pictures were left out because readers could not see them. */
  readonly picturesLeftOut: number;
}

const HEADING = /^h[1-6]$/;

/** Removes a heading's link to itself, which leads to the page that it was copied from. */
const withoutAnchors = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes.flatMap((node) =>
    isElement(node, "a") && node.attributes.href?.includes("#") ? node.children : [node],
  );

/** Reduces copied HTML to what an article may contain. */
export function simplify(body: TreeElement): Simplified {
  let picturesLeftOut = 0;
  const targets = noteTargets(body);
  // Word's tracked changes. Without insertions, struck-out text is meant to be seen.
  const isTracked = findAll(body, "ins").length > 0;

  function change(node: TreeNode, before: TreeNode | undefined): readonly TreeNode[] {
    if (!isElement(node)) return [node];
    if (node.name === "iframe" && !isHidden(node)) return linkToFrame(node);
    if (DROPPED.has(node.name) || isHidden(node) || isLeftOutLink(node)) return [];
    // A button that opens a section contains its heading.
    if (node.name === "button" && node.attributes["aria-expanded"] === undefined) return [];
    if (node.name === "del" && (isTracked || node.attributes.datetime !== undefined)) return [];
    const mark = noteMark(node, targets);
    if (mark !== undefined) return [mark];
    if (node.name === "sup" || node.name === "sub") return [raised(node, before)];
    if (node.name === "img") {
      const picture = pictureOf(node);
      if (picture) return [picture];
      if (!isTracker(node)) picturesLeftOut += 1;
      return [];
    }
    if (node.name === "a") {
      const href = cleanLink(node.attributes.href ?? "");
      return href === undefined ? node.children : [element("a", node.children, { href })];
    }
    if (HEADING.test(node.name)) return [element(node.name, withoutAnchors(node.children))];
    if (EMPHASIS.has(node.name)) return emphasized(node);
    if (node.name === "br" && /interchange/i.test(node.attributes.class ?? "")) return [];
    if (node.name === "ul" || node.name === "ol") {
      return [element(node.name, items(node), startNumber(node))];
    }
    if (node.name === "table") return tableParts(node);
    if (PARAGRAPHS.has(node.name) && isBlank(node)) return [];
    if (node.name === "p" && /MsoTitle/i.test(node.attributes.class ?? "")) {
      return [element("h3", node.children)];
    }
    if (node.name === "p" && /Mso(?:Intense)?Quote/i.test(node.attributes.class ?? "")) {
      return [element("blockquote", [element("p", node.children)])];
    }
    if (node.name === "th" || node.name === "td") {
      const { colspan = "1", rowspan = "1" } = node.attributes;
      return [element(node.name, node.children, { colspan, rowspan })];
    }
    if (KEPT.has(node.name)) return [element(node.name, node.children)];
    return PARAGRAPHS.has(node.name) ? paragraphs(node) : node.children;
  }

  // Text copied from within a block comes without the block, so it needs paragraphs.
  const children = paragraphs({ ...body, children: mapChildren(body, change) });
  return { body: { ...body, children }, picturesLeftOut };
}

const isBlank = (node: TreeElement): boolean =>
  textOf(node).trim() === "" && findAll(node, "img", "hr").length === 0;

/** A block's content, with the text between inner blocks or empty lines made into paragraphs. */
function paragraphs(block: TreeElement): TreeElement[] {
  const found: TreeElement[] = [];
  let words: TreeNode[] = [];
  const end = () => {
    const paragraph = element("p", words);
    if (!isBlank(paragraph)) found.push(paragraph);
    words = [];
  };
  for (const child of block.children) {
    const before = words.findLast((word) => isElement(word) || word.trim() !== "");
    if (isElement(child) && (BLOCKS.has(child.name) || hasBlock(child))) {
      end();
      found.push(child);
    } else if (isElement(child, "br") && isElement(before, "br")) end();
    else words.push(child);
  }
  end();
  return found;
}

/**
 * A table, preceded by the paragraphs in it, such as a caption, which Markdown tables cannot have. A frame around a
 * text, a single spreadsheet cell and a table of tables are replaced by their content.
 */
function tableParts(table: TreeElement): TreeNode[] {
  if (isBlank(table)) return [];
  const rows = table.children.filter((child) => !isElement(child, "p"));
  const cells = findAll(element("table", rows), "td", "th");
  const isFrame = cells.length === 1 || findAll(table, "table").length > 1;
  return [
    ...table.children.filter((child) => isElement(child, "p")),
    ...(isFrame ? rows.flatMap(inCells) : [element("table", rows)]),
  ];
}

/** The content of a row's cells, in order. */
const inCells = (row: TreeNode): TreeElement[] =>
  isElement(row) ? row.children.flatMap((cell) => (isElement(cell) ? paragraphs(cell) : [])) : [];

/** Word processors write emphasis as styles, and some wrap a whole text in a `b` that is not bold. */
function emphasized(node: TreeElement): readonly TreeNode[] {
  if (textOf(node).trim() === "" || hasBlock(node)) return node.children;
  const weight = styleOf(node, "font-weight");
  const slant = styleOf(node, "font-style");
  const bold =
    weight === "" ? isElement(node, "b", "strong") : weight === "bold" || Number(weight) >= 600;
  const italic =
    slant === "" ? isElement(node, "i", "em", "cite") : slant === "italic" || slant === "oblique";
  const struck =
    STRUCK.has(node.name) ||
    /line-through/.test(styleOf(node, "text-decoration") + styleOf(node, "text-decoration-line"));
  const words = struck ? [element("del", node.children)] : node.children;
  const inner = italic ? [element("em", words)] : words;
  return bold ? [element("strong", inner)] : inner;
}

function hasBlock(node: TreeElement): boolean {
  return node.children.some(
    (child) => isElement(child) && (BLOCKS.has(child.name) || hasBlock(child)),
  );
}

function isHidden(node: TreeElement): boolean {
  return (
    styleOf(node, "display") === "none" ||
    styleOf(node, "mso-hide") === "all" ||
    // Comments in Word's margin.
    styleOf(node, "mso-element") === "comment-list"
  );
}

function pictureOf({ attributes: { src = "", alt = "" } }: TreeElement): TreeElement | undefined {
  const address = onThisSite(securePhotoAddress(src));
  return isPhotoAddress(address) || isLibraryPhoto(address)
    ? element("img", [], { src: address, alt })
    : undefined;
}

/** An address of this site without its origin, as in texts written here. */
function onThisSite(address: string): string {
  const { origin } = location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** Replaces an embedded video or map from another site by a link, since posts cannot embed it. */
function linkToFrame(frame: TreeElement): TreeElement[] {
  const { src = "", title = "" } = frame.attributes;
  const href = cleanLink(src.replace(/^\/\//, "https://"));
  if (href === undefined || isTracker(frame)) return [];
  return [element("p", [element("a", [title.trim() || href], { href })])];
}

/** A one-pixel picture or frame that counts readers. */
function isTracker({ attributes: { width = "", height = "" } }: TreeElement): boolean {
  return ["0", "1"].includes(width) && ["0", "1"].includes(height);
}

/** Redirecting addresses, and the parameter with their target. */
const REDIRECTS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, "q"],
  [/^l\.(?:facebook|instagram)\.com$/, /^\//, "u"],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, "url"],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, "q"],
];
/** Tracking parameters, which say nothing about the page. */
const TRACKERS = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi)$/;

/**
 * The address a copied link is meant to lead to, without redirects and trackers. Undefined if it leads nowhere
 * from here: an anchor of the copied page, a path without a host, a script.
 */
export function cleanLink(copied: string): string | undefined {
  const address = copied.trim();
  if (/^(?:mailto|tel):\S+$/i.test(address)) return address;
  const url = parseUrl(address);
  if (!url || !/^https?:\/\//i.test(address)) return undefined;
  for (const [host, path, parameter] of REDIRECTS) {
    const target = url.searchParams.get(parameter);
    if (target !== null && host.test(url.hostname) && path.test(url.pathname)) {
      return cleanLink(target);
    }
  }
  const trackers = [...url.searchParams.keys()].filter((name) => TRACKERS.test(name));
  if (trackers.length === 0) return onThisSite(address);
  for (const name of trackers) url.searchParams.delete(name);
  return url.href;
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
    } else if (isElement(child) || child.trim() !== "") collected.push(element("li", [child]));
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
  const own = item.children.filter(
    (child) => !isElement(child, "ul", "ol") && (isElement(child) || child.trim() !== ""),
  );
  if (own.length !== 1) return item.children;
  return item.children.flatMap((child) => (isElement(child, "p") ? child.children : [child]));
}
