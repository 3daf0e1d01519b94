import { tables } from "@truto/turndown-plugin-gfm";
import TurndownService from "turndown";

/** Marks that are worth keeping; text without any of them is better pasted as plain text. */
const FORMATTED = /<(?:a|b|strong|i|em|h[1-6]|ul|ol|table|blockquote|img)[\s>]/i;
/** Styles are read, never applied: the site's content policy forbids inline ones. */
const STYLE = "data-style";
const WEB_ADDRESS = /^https?:\/\//i;

export function isRichText(html: string): boolean {
  return FORMATTED.test(html);
}

/**
 * Markdown for text copied from a web page or a word processor: headings, emphasis, links, lists,
 * quotations, tables and pictures stay, everything else becomes plain text.
 */
export function markdownFromHtml(html: string): string {
  return createService()
    .turndown(withoutStyles(html))
    .replace(/\u00a0/g, " ")
    .replace(/^(\s*(?:-|\d+\.)) {2,}/gm, "$1 ")
    .replace(/^\|.*\|$/gm, (row) => row.replace(/ {2,}\|/g, " |"))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutStyles(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle=/gi, ` ${STYLE}=`));
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
  });
  service.use(tables);
  service.remove(["script", "style", "meta", "title"]);
  // The page's own title is the first level and the site's sections start at the third.
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    replacement: (words, { nodeName }) =>
      words.trim() && `\n\n${nodeName > "H3" ? "####" : "###"} ${words.trim()}\n\n`,
  });
  // Word processors write emphasis as a style, and some wrap a whole text in a `b` that is not bold.
  service.addRule("emphasis", {
    filter: ["b", "strong", "i", "em", "span"],
    replacement: (words, node) => emphasised(words, node instanceof HTMLElement ? node : undefined),
  });
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      if (!(node instanceof HTMLElement)) return "";
      const address = node.getAttribute("src") ?? "";
      return WEB_ADDRESS.test(address) ? `![${node.getAttribute("alt") ?? ""}](${address})` : "";
    },
  });
  return service;
}

function emphasised(words: string, node: HTMLElement | undefined): string {
  if (!node || words.trim() === "" || words.includes("\n")) return words;
  const style = node.getAttribute(STYLE) ?? "";
  const [, weight] = /font-weight:\s*([a-z0-9]+)/i.exec(style) ?? [];
  const [, slant] = /font-style:\s*([a-z]+)/i.exec(style) ?? [];
  const named = { B: "bold", STRONG: "bold", I: "italic", EM: "italic" }[node.nodeName];
  const bold = weight ? isBold(weight) : named === "bold";
  const italic = slant ? slant === "italic" : named === "italic";
  const mark = (bold ? "**" : "") + (italic ? "*" : "");
  const [, before = "", core = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  return before + mark + core + Array.from(mark).toReversed().join("") + after;
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}
