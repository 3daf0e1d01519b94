import TurndownService from "turndown";
import { BREAK, inlineCode, LINK, longestRun, withMarks, withStandIns } from "./marks.ts";

const [ELEMENT, TEXT] = [1, 3];
/** Blocks of which Markdown prefixes every line, so that a list in them is never read as part of a list around them. */
const APART = new Set(["LI", "BLOCKQUOTE", "TD", "TH"]);
/** Elements within a line. */
export const INLINE = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var".split(
    " ",
  ),
);
/** The placeholder of a line break, with the newline after it unless that was cut off. */
const WHOLE_BREAK = /[ \t]*\u{e004}(?:\n|[ \t]*)/gu;
/** The line breaks and spaces before a text, the text, and those after it. */
const AROUND_BREAKS = /^([\s\u{e004}]*)([\s\S]*?)([\s\u{e004}]*)$/u;
/** Markdown of several blocks, or of fenced code. */
const HAS_BLOCKS = /\n\n|^```/;
/** Markdown of one block, or of a text that begins like one. */
const BEGINS_BLOCK = /^(?:#{3,4} |---$|> |[-*] |\d+[.)] )/;
/** Both also match fenced code whole, so that its spaces and empty lines are kept. */
const TRAILING_SPACES = /^[-*\d.)> ]*(`{3,})[^`\n]*\n[\s\S]*?^[> ]*\1$|[ \t]+$/gm;
const EMPTY_LINES = /^[-*\d.)> ]*(`{3,})[^`\n]*\n[\s\S]*?^[> ]*\1$|\n{3,}/gm;

/** Elements whose Markdown is one line, so that blocks in them cannot keep their Markdown. */
const ONE_LINE = ["TD", "TH", "DT", "H1", "H2", "H3", "H4", "H5", "H6"];

/**
 * A converter from HTML to the Markdown that posts use. Each caller adds rules for the HTML that it gets.
 *
 * @param isInLine whether a block is where Markdown allows only one line
 */
export function postTurndown(
  options: TurndownService.Options = {},
  isInLine = (node: Element) => isInside(node, ONE_LINE),
): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    defaultReplacement: (words, node) =>
      isBlock(node) || holdsBlock(node, words) ? `\n\n${words}\n\n` : words,
    ...options,
  });
  // The page's title is level 1, and the site's sections start at level 3.
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement(words, node) {
      if (words.trim() === "") return "";
      if (isInLine(node)) return `\n\n${strong(oneLine(words), node)}\n\n`;
      const level = node.nodeName > "H3" ? "####" : "###";
      // A number sign at the end would close the heading, unseen.
      return `\n\n${level} ${oneLine(words).replace(/(?<!\S)#+$/, "\\$&")}\n\n`;
    },
  });
  // Four non-breaking spaces at its start would make code of it.
  service.addRule("division", {
    filter: "div",
    replacement: (words) => `\n\n${words.trim()}\n\n`,
  });
  service.addRule("paragraph", {
    filter: "p",
    // A sign in an element of its own is not escaped yet and would begin a heading or a list.
    replacement: (words) => `\n\n${words.trim().replace(/^(?=(?:#{1,6}|\+)\s)/, "\\")}\n\n`,
  });
  service.addRule("item", {
    filter: "li",
    replacement: (words, node) => {
      const mark = markerOf(node);
      const text = withLines(words)
        .trim()
        .replace(/\n(?!\n|$)/g, `\n${" ".repeat(mark.length)}`);
      // After text directly in the list: only a list that begins with 1 can follow text on the next line.
      const { previousSibling } = node;
      const isFirst = previousSibling && !/^(?:LI|[UO]L)$/.test(previousSibling.nodeName);
      const start = isFirst ? "\n\n" : "";
      return text && `${start}${mark}${text}\n`;
    },
  });
  service.addRule("quotation", {
    filter: "blockquote",
    replacement: (words) => `\n\n${withLines(words).trim().replace(/^/gm, "> ")}\n\n`,
  });
  service.addRule("quotation or line within a line", {
    filter: (node) => /^(?:BLOCKQUOTE|HR)$/.test(node.nodeName) && isInLine(node),
    replacement: (words) => `\n\n${words}\n\n`,
  });
  // Only a list that begins with 1 can follow a line of its item.
  service.addRule("later numbers", {
    filter: (node) =>
      node.nodeName === "OL" && node.parentNode?.nodeName === "LI" && node.hasAttribute("start"),
    replacement: (words) => `\n\n${words}\n\n`,
  });
  // Invalid HTML, which browsers show below the item before.
  service.addRule("list in a list", {
    filter: (node) => itemAbove(node) !== undefined,
    replacement(words, node) {
      const item = itemAbove(node);
      const space = " ".repeat(item ? markerOf(item).length : 0);
      return `${node.hasAttribute("start") ? "\n\n" : ""}${words.trim().replace(/^(?=.)/gm, space)}\n`;
    },
  });
  service.addRule("link", {
    filter: "a",
    replacement: (words, node) => linkTo(words, node, node.getAttribute("href") ?? ""),
  });
  service.addRule("preformatted", {
    filter: "pre",
    replacement: (_, node) => `\n\n${fenced(node)}\n\n`,
  });
  service.addRule("deleted", {
    filter: ({ nodeName }) => /^(?:DEL|S|STRIKE)$/.test(nodeName),
    replacement: (words, node) => marked(words, node, (text) => withStandIns("~~", text)),
  });
  service.addRule("strong", {
    filter: ["strong", "b"],
    replacement: strong,
  });
  service.addRule("emphasis", {
    filter: ["em", "i"],
    replacement: (words, node) => marked(words, node, (text) => withStandIns("*", text)),
  });
  service.addRule("link in a link", {
    filter: (node) => node.nodeName === "A" && isInside(node, ["A"]),
    replacement: (words) => words,
  });
  service.addRule("break", {
    filter: "br",
    replacement: (_, node) => (isAtEdge(node) ? "" : `${BREAK}\n`),
  });
  // Marks in code would be shown as they are.
  service.addRule("code", {
    filter: (node) => node.nodeName === "CODE" && !isInside(node, ["PRE"]),
    replacement: (_, node) => inlineCode(linesOf(node).replace(/\s+/g, " ").trim()),
  });
  service.addRule("lines of code", {
    filter: isLinesOfCode,
    replacement: (_, node) => `\n\n${fenced(node)}\n\n`,
  });
  const escape = service.escape.bind(service);
  // Two tildes would strike words out, what reads like an entity would become its character, "1)" begins a list, and an
  // address between angle brackets would lose them.
  service.escape = (text) =>
    escape(text)
      .replace(/\\?~~/g, "\\~\\~")
      .replace(/&#?\w+;|<(?=[^\s<>]*[:@])/g, "\\$&")
      .replace(/^(\d+)\)(?=\s)/, "$1\\)");
  return service;
}

/** Text with a newline after each line break, for blocks of which Markdown prefixes every line. */
const withLines = (words: string): string => words.replace(WHOLE_BREAK, `${BREAK}\n`);

/** A link around words. */
export function linkTo(words: string, node: Node, address: string): string {
  return marked(words, node, (text) => `${LINK}[${oneLine(text)}](${inLink(address)})`);
}

/** An address between the brackets of a Markdown link. */
export function inLink(address: string): string {
  return address.replace(
    /[()\s<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

/** Bold words. */
export function strong(words: string, node: Node): string {
  return marked(words, node, (text) => withStandIns("**", text));
}

/** Marks words, but not the line breaks and spaces at their ends: with those inside, the marks would be shown. */
function marked(words: string, node: Node, mark: (text: string) => string): string {
  const [, before = "", text = "", after = ""] = AROUND_BREAKS.exec(words) ?? [];
  if (text === "") return before;
  // Blocks cannot have marks around them.
  if (holdsBlock(node, text)) return `\n\n${text}\n\n`;
  return `${before}${mark(text)}${after}`;
}

/** Whether a node is a block, according to Turndown, which has marked the nodes that it has visited. */
export const isBlock = (node: Node): boolean => "isBlock" in node && node.isBlock === true;

const blocksIn = new WeakMap<Node, boolean>();

/** Whether the Markdown of a node has a block. The text alone does not tell the list "- a" from words after a dash. */
function holdsBlock(node: Node, words: string): boolean {
  const has = (parent: Node): boolean => {
    const known =
      blocksIn.get(parent) ??
      Array.from(parent.childNodes).some((child) => isBlock(child) || has(child));
    blocksIn.set(parent, known);
    return known;
  };
  return HAS_BLOCKS.test(words) || (BEGINS_BLOCK.test(words) && has(node));
}

/** Whether a line break begins or ends its block, where it shows nothing. */
function isAtEdge(node: Node): boolean {
  return (["previousSibling", "nextSibling"] as const).some((side) => {
    let at: Node = node;
    for (;;) {
      const beside: Node | null = at[side];
      if (beside === null) {
        if (!at.parentNode || !isInline(at.parentNode)) return true;
        at = at.parentNode;
      } else if (beside.nodeName === "BR" || (beside.textContent ?? "").trim() === "") {
        if (beside.nodeName === "IMG") return false;
        if (beside.nodeName === "HR") return true;
        at = beside;
      } else return !isInline(beside) || isLinesOfCode(beside);
    }
  });
}

function isInline({ nodeName, nodeType }: Node): boolean {
  return nodeType !== ELEMENT || nodeName === "A" || INLINE.has(nodeName.toLowerCase());
}

/** Code on several lines, outside of a preformatted block. */
function isLinesOfCode(node: Node): boolean {
  return (
    node.nodeName === "CODE" &&
    !isInside(node, ["PRE"]) &&
    Array.from(node.childNodes).some(({ nodeName }) => nodeName === "BR") &&
    linesOf(node).trim().includes("\n")
  );
}

/**
 * Whether a node is inside an element of some kind. Not `closest`: the server would parse its selector for each node.
 */
export function isInside(node: Node, names: readonly string[]): boolean {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (names.includes(at.nodeName)) return true;
  }
  return false;
}

/** Cached: the markers before the items of lists. */
const markers = new WeakMap<Node, string>();

function markerOf(item: Node): string {
  const list = item.parentElement;
  if (list && !markers.has(item)) {
    const isNumbered = list.nodeName === "OL";
    const [sign, other] = isNumbered ? [".", ")"] : ["-", "*"];
    const [before] = itemsOf(listBefore(list));
    // Right after a list with the same sign, it would be read as part of that list.
    const mark = before && markerOf(before).includes(sign) ? other : sign;
    const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
    const first = Math.max(0, Number.isNaN(start) ? 1 : start);
    for (const [at, one] of itemsOf(list).entries()) {
      markers.set(one, isNumbered ? `${first + at}${mark} ` : `${mark} `);
    }
  }
  return markers.get(item) ?? "- ";
}

const itemsOf = (list: Element | undefined): Element[] =>
  Array.from(list?.children ?? []).filter(({ nodeName }) => nodeName === "LI");

const isList = (node: Node): node is HTMLUListElement | HTMLOListElement =>
  node.nodeName === "UL" || node.nodeName === "OL";

/** The item before a list that is directly in a list. */
function itemAbove(node: Element): Element | undefined {
  if (!isList(node) || !node.parentNode || !isList(node.parentNode)) return undefined;
  let at = node.previousElementSibling;
  while (at && isList(at)) at = at.previousElementSibling;
  return at?.nodeName === "LI" && at.textContent?.trim() ? at : undefined;
}

/** The list of the same kind that ends right before a list. */
function listBefore(list: Element): Element | undefined {
  for (let at: Node | null = list; at && !APART.has(at.nodeName); at = at.parentNode) {
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      const last = lastSeen(before);
      if (last) return isList(last) && last.nodeName === list.nodeName ? last : undefined;
    }
  }
  return undefined;
}

/** The last part of a node that readers see: a list, or anything else; undefined if they see nothing. */
function lastSeen(node: Node): Node | undefined {
  if ((node.textContent ?? "").trim() === "") return undefined;
  if (isList(node) || APART.has(node.nodeName)) return node;
  for (let child = node.lastChild; child; child = child.previousSibling) {
    const last = lastSeen(child);
    if (last) return last;
  }
  return node;
}

/** A node's text, with its `br` elements as line breaks. */
function linesOf(node: Node): string {
  if (node.nodeName === "BR") return "\n";
  if (node.nodeType === TEXT) return node.textContent ?? "";
  return Array.from(node.childNodes, linesOf).join("");
}

/** Code between lines of backticks. */
function fenced(node: Element): string {
  const text = linesOf(node).replace(/^\n|\s*\n$/g, "");
  const fence = "`".repeat(Math.max(2, longestRun(text)) + 1);
  const code = node.querySelector("code")?.className ?? "";
  const [, language = ""] = /language-(\S+)/.exec(`${node.className} ${code}`) ?? [];
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A table cell, with the numbers of columns and rows that it spans. */
interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly down: number;
}

const MAX_SPAN = 50;

/** A cell's `colspan` or `rowspan`. */
export function span(attribute: string | null): number {
  const count = Number.parseInt(attribute ?? "", 10);
  return count > 1 ? Math.min(count, MAX_SPAN) : 1;
}

/** Rows with every cell in its own column. The rest of a merged cell becomes empty cells. */
export function unmerged(rows: readonly (readonly Cell[])[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { text, columns, down } of row) {
      while (grid[at]?.[column] !== undefined) column += 1;
      for (const [y, line] of grid.slice(at, at + down).entries()) {
        for (let x = column; x < column + columns; x += 1) {
          line[x] = y === 0 && x === column ? text : "";
        }
      }
      column += columns;
    }
  }
  return grid;
}

/**
 * Rows of cells as a table. The first becomes its header, which Markdown requires.
 *
 * @param rules the delimiters of columns that are aligned: `---:`
 */
export function tableOf(
  rows: readonly (readonly string[])[],
  rules: readonly string[] = [],
): string {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => oneLine(cells[at] ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = line(Array.from({ length: columns }, (_, at) => rules[at] ?? "---"));
  return rows.map(line).toSpliced(1, 0, rule).join("\n");
}

/** Markdown on one line. */
export function oneLine(markdown: string): string {
  return markdown.replace(/[\s\u{e004}]+/gu, " ").trim();
}

/** The finished Markdown: no placeholders, no invisible spaces, one empty line between blocks. */
export function tidied(markdown: string): string {
  return (
    withMarks(markdown.replace(/\u00ad/g, ""))
      // An exclamation mark right before a link would make a picture of it.
      .replaceAll(`!${LINK}`, "\\!")
      .replaceAll(LINK, "")
      // A backslash, since trailing spaces are invisible and easily lost.
      .replace(WHOLE_BREAK, "\\\n")
      // A non-breaking space between words is just a space; at a line's start it indents.
      .replace(/(\S)[ \u00a0]*\u00a0[ \u00a0]*/g, "$1 ")
      .replace(/\u00a0/g, " ")
      .replace(TRAILING_SPACES, (found, fence) => (fence ? found : ""))
      .replace(EMPTY_LINES, (found, fence) => (fence ? found : "\n\n"))
      .trim()
  );
}
