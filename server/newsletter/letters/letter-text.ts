import MarkdownIt from "markdown-it";
import type { MarkdownIt as Renderer, Token } from "markdown-it";
import type { Site } from "#app/content-model/site-settings.ts";
import type { LetterDraft } from "#app/content-model/letter-draft.ts";
import { isCutAddress } from "#app/markdown/rules/cuts-rule.ts";
import { quotes } from "#app/markdown/rules/quotes-rule.ts";
import { safeAddress } from "#app/markdown/safe-address.ts";

/** Markdown for mails: as on the site, without what needs its styles or scripts. */
export function letterMarkdown(): Renderer {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = (address) => safeAddress(address) || isCutAddress(address);
  return markdown.use(quotes);
}

/** The placeholder of the leave link in a letter, for `withLeaveLink`. */
export const LEAVE = "https://leave.invalid/";

/** Replaces the leave link's placeholder, in HTML or plain text. */
export function withLeaveLink(part: string, address: string): string {
  return part.replaceAll(LEAVE, address);
}

/** Below each letter: why it came, and who sends it. */
export const why = ({ name }: Site): string =>
  `You get this letter because you confirmed your address at ${name}.`;

const markdown = letterMarkdown();

/** A letter as plain text, derived from its Markdown. Links' addresses follow their words in parentheses. */
export function letterText({ subject, text }: LetterDraft, site: Site, origin: string): string {
  const body = blocks(markdown.parse(text, {}), origin);
  return `${subject}\n\n${body}\n\n--\n${why(site)}\nUnsubscribe: ${LEAVE}\n\n${site.operator}\n`;
}

/** About how much of a letter mail programs show beside its subject. */
const OPENING_CHARACTERS = 120;

/** The first words of a letter, which mail programs show beside its subject. */
export function openingOf(text: string, origin: string): string {
  const words = blocks(markdown.parse(text, {}), origin).replace(/\s+/g, " ");
  if (words.length <= OPENING_CHARACTERS) return words;
  return `${words.slice(0, OPENING_CHARACTERS).toWellFormed().replace(/ \S*$/, "")}…`;
}

/** Blocks with a blank line between them, but not between the items of a list or the rows of a table. */
function blocks(tokens: readonly Token[], origin: string): string {
  const parts: string[] = [];
  const lists: number[] = [];
  let quoted = 0;
  let marker = "";
  let cells: string[] | undefined;
  let isTight = false;

  function add(text: string) {
    const indent = "  ".repeat(Math.max(lists.length - 1, 0));
    const [first, later] =
      lists.length === 0 ? ["", ""] : [indent + (marker || "  "), `${indent}  `];
    const quote = "> ".repeat(quoted);
    const lines = text.split("\n").map((line, at) => quote + (at === 0 ? first : later) + line);
    if (parts.length > 0) parts.push(isTight ? "\n" : "\n\n");
    parts.push(lines.join("\n"));
    marker = "";
    isTight = false;
  }

  tokens.forEach((token, index) => {
    const { type, content } = token;
    if (type === "bullet_list_open") lists.push(Number.NaN);
    else if (type === "ordered_list_open") lists.push(Number(token.attrGet("start") ?? 1));
    else if (type === "bullet_list_close" || type === "ordered_list_close") {
      lists.pop();
      isTight &&= lists.length > 0;
    } else if (type === "list_item_open") marker = nextMarker(lists);
    else if (type === "blockquote_open") quoted += 1;
    else if (type === "blockquote_close") quoted -= 1;
    else if (type === "tr_open") cells = [];
    else if (type === "tr_close") {
      add((cells ?? []).join(" | "));
      cells = undefined;
      isTight = true;
    } else if (type === "table_close") isTight = false;
    else if (type === "hr") add("-----");
    else if (type === "fence" || type === "code_block") add(content.trimEnd());
    else if (type === "inline") {
      const text = inline(token.children ?? [], origin);
      if (cells) cells.push(text);
      else add(text);
      // markdown-it marks the paragraphs of a list without blank lines as hidden.
      if (!cells) isTight = tokens[index - 1]?.hidden === true;
    }
  });
  return parts.join("");
}

/** The marker of a list's next item; counts up the number of an ordered list. */
function nextMarker(lists: number[]): string {
  const number = lists.at(-1) ?? Number.NaN;
  if (Number.isNaN(number)) return "- ";
  lists[lists.length - 1] = number + 1;
  return `${number}. `;
}

function inline(tokens: readonly Token[], origin: string): string {
  const parts: string[] = [];
  const links: { readonly address: string; readonly from: number }[] = [];
  for (const token of tokens) {
    if (token.type === "softbreak") parts.push(" ");
    else if (token.type === "hardbreak") parts.push("\n");
    else if (token.type === "link_open") {
      links.push({ address: absolute(String(token.attrGet("href")), origin), from: parts.length });
    } else if (token.type === "link_close") {
      const { address = "", from = 0 } = links.pop() ?? {};
      if (parts.slice(from).join("") !== address) parts.push(` (${address})`);
    } else if (token.type === "image") {
      const kind = isCutAddress(String(token.attrGet("src"))) ? "Diagram" : "Picture";
      const alt = inline(token.children ?? [], origin);
      if (alt !== "") parts.push(`[${kind}: ${alt}]`);
    } else parts.push(token.content);
  }
  return parts.join("");
}

function absolute(address: string, origin: string): string {
  return address.startsWith("/") && !address.startsWith("//") ? origin + address : address;
}
