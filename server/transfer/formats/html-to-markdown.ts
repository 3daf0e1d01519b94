import { Parser } from "htmlparser2";
import {
  INLINE,
  isBlock,
  inLink,
  isInside,
  linkTo,
  oneLine,
  postTurndown,
  span,
  strong,
  tableOf,
  tidied,
  unmerged,
} from "#app/markdown/from-html.ts";
import { BREAK } from "#app/markdown/marks.ts";
import { embedLink } from "./embeds.ts";

/** Elements that Markdown cannot express, with their names in reports. */
const REMOVED: Readonly<Record<string, string>> = {
  iframe: "embed",
  embed: "embed",
  object: "embed",
  video: "video",
  audio: "sound recording",
  form: "form",
  svg: "drawing",
  canvas: "drawing",
  script: "script",
};
/** Those of them that a link to their address can replace. */
const LINKABLE = new Set(["embed", "video", "sound recording"]);
/** Elements whose text no reader sees. */
const UNSEEN_ELEMENTS = ["style", "noscript", "template"];
/** Classes of parts of Ghost's and WordPress' players and cards that repeat what their title or link says. */
const UNSEEN_CLASSES = new Set([
  "kg-audio-thumbnail",
  "kg-audio-player",
  "kg-video-overlay",
  "kg-video-player-container",
  "kg-bookmark-description",
  "kg-bookmark-metadata",
  "kg-bookmark-thumbnail",
  "kg-file-card-caption",
  "kg-file-card-metadata",
  "kg-file-card-icon",
  "wp-block-file__button",
]);
const SUPERSCRIPT = new Map(
  Array.from("0123456789+-=()ni", (sign, at) => [sign, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"[at]]),
);
const SUBSCRIPT = new Map(
  Array.from("0123456789+-=()", (sign, at) => [sign, "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"[at]]),
);
/** Superscripts that read the same when not raised: 1st, Nature™. */
const RAISED_WORD = /^(?:st|nd|rd|th|TM|SM|®|™|©)$/i;
/** Characters that mark a table's cells and rows until the whole table is converted. */
const [CELL, CELL_TEXT, ROW] = ["\u{e000}", "\u{e001}", "\u{e002}"];
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;
const ONLY_PICTURES = /^\s*(?:!\[(?:\\.|[^\]\\])*\]\([^)\s]*\)\s*)+$/;

/** Converts addresses in the text to addresses here. */
export interface Addresses {
  /** A picture's address here; `undefined` if readers could not see it. */
  readonly picture: (address: string) => string | undefined;
  /** A link's address here; empty for a link to remove. */
  readonly link: (address: string) => string;
  /** Whether a link leads to another site. */
  readonly isElsewhere: (address: string) => boolean;
}

interface Converted {
  readonly markdown: string;
  /** Addresses of the pictures that were left out, as the text has them. */
  readonly picturesLeftOut: readonly string[];
  /** What else was left out: "video", with its address if it has one. */
  readonly leftOut: readonly LeftOut[];
  /** What became a link: "video", with its address. */
  readonly linked: readonly LeftOut[];
}

/** Something in a text that Markdown cannot hold. */
export interface LeftOut {
  /** In the singular. */
  readonly what: string;
  readonly address: string;
}

/** About the deepest nesting that can be read. Reading deeper nesting fails too, after up to hours for a megabyte. */
const MAX_DEPTH = 1800;

function refuseTooDeep(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new RangeError("Elements are nested too deep.");
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}

/**
 * Converts another system's article to Markdown. Its headings start at level 3, as in all posts.
 *
 * @throws RangeError if its elements are nested deeper than they can be read.
 */
export function markdownOf(html: string, addresses: Addresses): Converted {
  refuseTooDeep(html);
  const picturesLeftOut: string[] = [];
  const leftOut: LeftOut[] = [];
  const linked: LeftOut[] = [];
  const remove = (node: HTMLElement) => {
    if (isInside(node, ["OBJECT", "VIDEO", "AUDIO", "svg"]) || isInUnseen(node)) return "";
    const what = REMOVED[node.nodeName.toLowerCase()] ?? "";
    const source =
      attribute(node, "src") ||
      attribute(node, "data-src") ||
      attribute(node, "data") ||
      // Of a video or a recording.
      attribute(node.querySelector("source,embed"), "src");
    const title = attribute(node, "title") || attribute(node, "aria-label");
    const full = LINKABLE.has(what) ? addresses.link(source.trim()) : "";
    const link = embedLink(full, oneLine(title));
    if (!link) {
      leftOut.push({ what, address: source });
      return "";
    }
    linked.push({ what, address: link.address });
    return `\n\n[${link.words.replace(/[[\]\\]/g, "\\$&")}](${inLink(link.address)})\n\n`;
  };
  const service = postTurndown(
    {
      blankReplacement(_, node) {
        if (node.nodeName.toLowerCase() in REMOVED) return remove(node);
        return isBlock(node) ? "\n\n" : "";
      },
    },
    isInLine,
  );
  service.addRule("removed", {
    filter: ({ nodeName }) => nodeName.toLowerCase() in REMOVED,
    replacement: (_, node) => remove(node),
  });
  service.addRule("term", {
    filter: "dt",
    replacement: (words, node) => words.trim() && `\n\n${strong(oneLine(words), node)}\n\n`,
  });
  service.addRule("quoted", { filter: "q", replacement: (words) => `“${words}”` });
  service.addRule("raised", {
    filter: "sup",
    replacement: (words) => raised(words.trim(), SUPERSCRIPT, "^"),
  });
  service.addRule("lowered", {
    filter: "sub",
    replacement: (words) => raised(words.trim(), SUBSCRIPT, "\\_"),
  });
  service.addRule("verse", {
    filter: (node) => node.nodeName === "PRE" && attribute(node, "class").includes("verse"),
    replacement: (words) =>
      `\n\n${words
        .trim()
        .split(/\s*\u{e004}?\n\s*/u)
        .join(`${BREAK}\n`)}\n\n`,
  });
  service.addRule("link", {
    filter: "a",
    replacement(words, node) {
      const there = attribute(node, "href").trim();
      const isPicture = ONLY_PICTURES.test(words);
      // A picture's link to its own site only shows it larger.
      const showsIt = isPicture && (PICTURE_FILE.test(there) || !addresses.isElsewhere(there));
      if (words.trim() === "" || showsIt) return words;
      const address = addresses.link(there);
      if (address === "") return words;
      return linkTo(words, node, address);
    },
  });
  service.addRule("picture", {
    filter: "img",
    replacement(_, node) {
      const source = pictureSource(node);
      if (source === "" || isTracker(node) || isInUnseen(node)) return "";
      const address = addresses.picture(source);
      if (address === undefined) {
        picturesLeftOut.push(source);
        return "";
      }
      return `![${oneLine(attribute(node, "alt")).replace(/[[\]\\]/g, "\\$&")}](${inLink(address)})`;
    },
  });
  // A picture with its caption, as in galleries.
  service.addRule("pictured item", {
    filter: (node) => node.nodeName === "LI" && isPictured(node),
    replacement: (words) => words.trim() && `\n\n${words.trim()}\n\n`,
  });
  service.addRule("block", {
    filter: ["caption", "figcaption", "details", "summary", "button", "option", "textarea"],
    replacement: (words) => `\n\n${words.trim()}\n\n`,
  });
  service.addRule("cell", {
    filter: ["th", "td"],
    replacement: (words, node) =>
      `${CELL}${span(attribute(node, "colspan"))},${span(attribute(node, "rowspan"))},${ruleOf(node)}${CELL_TEXT}${words}`,
  });
  service.addRule("row", { filter: "tr", replacement: (cells) => `${ROW}${cells}` });
  service.addRule("table", {
    filter: "table",
    replacement: (parts, node) => `\n\n${table(parts, isLayout(node))}\n\n`,
  });
  // Turndown tries the rule that was added last first.
  service.addRule("unseen", {
    filter: isUnseen,
    replacement: () => "",
  });
  const markdown = tidied(service.turndown(html).replace(/[\u{e000}-\u{e002}]/gu, ""));
  return { markdown, picturesLeftOut, leftOut, linked };
}

/** The words of HTML on one line: titles, excerpts, names. */
export function wordsOf(html: string): string {
  let words = "";
  let unseen = 0;
  const isHidden = (name: string) => name === "script" || UNSEEN_ELEMENTS.includes(name);
  const parser = new Parser({
    onopentagname(name) {
      if (isHidden(name)) unseen += 1;
      if (!INLINE.has(name)) words += " ";
    },
    ontext(text) {
      if (unseen === 0) words += text;
    },
    onclosetag(name) {
      if (isHidden(name)) unseen -= 1;
      if (!INLINE.has(name)) words += " ";
    },
  });
  parser.end(html);
  return words.replace(/\s+/g, " ").trim();
}

function attribute(node: Element | null, name: string): string {
  return node?.getAttribute(name) ?? "";
}

function isUnseen(node: Element): boolean {
  if (UNSEEN_ELEMENTS.includes(node.nodeName.toLowerCase())) return true;
  const classes = attribute(node, "class");
  return classes !== "" && classes.split(/\s+/).some((name) => UNSEEN_CLASSES.has(name));
}

function isInUnseen(node: Element): boolean {
  return isUnseen(node) || (node.parentElement !== null && isInUnseen(node.parentElement));
}

/** Whether a list item shows only pictures, or one figure. */
function isPictured(item: HTMLElement): boolean {
  const isFigure = item.childNodes.length === 1 && item.firstChild?.nodeName === "FIGURE";
  return isFigure || (Boolean(item.querySelector("img")) && (item.textContent ?? "").trim() === "");
}

/** Plugins that load pictures late keep the address in another attribute. */
function pictureSource(node: Element): string {
  const names = ["data-orig-file", "data-src", "data-lazy-src", "src"];
  const found = names.map((name) => attribute(node, name).trim());
  return found.find((address) => address !== "" && !address.startsWith("data:")) ?? "";
}

/** A one-pixel picture that counts readers. */
function isTracker(node: Element): boolean {
  return (
    ["0", "1"].includes(attribute(node, "width")) && ["0", "1"].includes(attribute(node, "height"))
  );
}

function raised(
  words: string,
  signs: ReadonlyMap<string, string | undefined>,
  mark: string,
): string {
  if (words === "" || RAISED_WORD.test(words)) return words;
  const small = Array.from(words, (sign) => signs.get(sign));
  if (small.every((sign) => sign !== undefined)) return small.join("");
  return `${mark}${/^\w$/.test(words) ? words : `(${words})`}`;
}

const hasWords = ({ textContent }: Node): boolean => textContent?.trim() !== "";
const layouts = new WeakMap<Node, boolean>();

/** Whether a table is only used for layout: one with another table in it, or with a single column. */
function isLayout(node: Element): boolean {
  const known = layouts.get(node);
  if (known !== undefined) return known;
  const rows = Array.from(node.getElementsByTagName("tr"));
  const found =
    Array.from(node.getElementsByTagName("table")).some(hasWords) ||
    rows.every(
      ({ children }) =>
        children.length < 2 && span(attribute(children[0] ?? null, "colspan")) === 1,
    );
  layouts.set(node, found);
  return found;
}

/** Whether a block is inside a heading, or inside a table that stays a table. */
function isInLine(node: Element): boolean {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/^(?:H[1-6]|DT)$/.test(at.nodeName) || (at.nodeName === "TABLE" && !isLayout(at)))
      return true;
  }
  return false;
}

/** The delimiter below a header cell in Markdown, from the alignment by its style, WordPress' class or old `align`. */
function ruleOf(cell: Element): string {
  const look = ["style", "class", "align"].map((name) => attribute(cell, name)).join(" ");
  const [, side] = /(?:^|\balign:\s*|text-align-)\s*(right|center)\b/.exec(look) ?? [];
  if (side === undefined) return "---";
  return side === "right" ? "---:" : ":---:";
}

/** Turns marked rows into a Markdown table. The first is its header; merged cells become empty ones. */
function table(parts: string, isLayout: boolean): string {
  const [before = "", ...rows] = parts.split(ROW);
  const cells = rows.map((row) =>
    row
      .split(CELL)
      .slice(1)
      .map((cell) => {
        const [spans = "", text = ""] = cell.split(CELL_TEXT);
        const [columns = "", down = "", rule = ""] = spans.split(",");
        return { text: text.trim(), columns: Number(columns), down: Number(down), rule };
      }),
  );
  const rules = (cells[0] ?? []).flatMap(({ columns, rule }) => Array(columns).fill(rule));
  const filled = unmerged(cells).filter((row) => row.some((cell) => cell !== ""));
  const body =
    isLayout || filled.every(({ length }) => length < 2)
      ? filled.flat().join("\n\n")
      : tableOf(filled, rules);
  return `${before.trim()}\n\n${body}`;
}
