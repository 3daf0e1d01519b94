import { selected, type TextEdit, type TextSelection, type Tool, trimmed } from "./text-edit.ts";

/** A link or a picture of the text: what a dialog asks for. */
export interface Reference {
  readonly kind: "link" | "picture";
  /** A link's words, or what a picture shows. */
  readonly words: string;
  readonly address: string;
}

/** The reference that a dialog starts from, and the part of the text that it will replace. */
export interface ReferencePlace extends Reference {
  readonly from: number;
  readonly to: number;
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/i;
const REFERENCES = /(!?)\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*)\)/g;

/** Whether a text looks like the address of a page, a picture or a mailbox. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !/^(?:https?:\/\/|mailto:|tel:)$/i.test(text);
}

/** An address as it is meant: `example.org/a` without its protocol becomes an https address. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (ADDRESS.test(address) || !/^[^\s/@]+\.[a-z]{2,}(?:[/?#]|$)/i.test(address)) return address;
  return `https://${address}`;
}

/**
 * Where a link or picture goes: the one around the caret is changed; selected words become its words, a
 * selected address its address.
 */
export function referencePlace(kind: Reference["kind"], whole: TextSelection): ReferencePlace {
  const around = referenceAround(kind, whole);
  if (around) return around;
  const at = trimmed(whole);
  const inner = selected(at);
  const place = { kind, from: at.start, to: at.end };
  return isAddress(inner)
    ? { ...place, words: "", address: inner }
    : { ...place, words: inner.replace(/\s+/g, " "), address: "" };
}

/**
 * The link that a pasted address makes of the words that are selected; `undefined` where it is only text:
 * over nothing, over another address, over several lines, or in a picture.
 */
export function linkOver(whole: TextSelection, pasted: string): ReferencePlace | undefined {
  const address = pasted.trim();
  const words = selected(trimmed(whole));
  const isWords = words !== "" && !isAddress(words) && !/\n|\]\(/.test(words);
  if (!isWords || !/^https?:\/\/\S+$/i.test(address)) return undefined;
  if (referenceAround("picture", whole)) return undefined;
  return { ...referencePlace("link", whole), address };
}

function referenceAround(
  kind: Reference["kind"],
  { text, start, end }: TextSelection,
): ReferencePlace | undefined {
  for (const match of text.matchAll(REFERENCES)) {
    const [whole, mark, words = "", address = ""] = match;
    const to = match.index + whole.length;
    const isKind = (mark === "!") === (kind === "picture");
    if (isKind && match.index <= start && end <= to) {
      const known = address === "https://" ? "" : address;
      return { kind, from: match.index, to, words: words.replace(/\\(.)/g, "$1"), address: known };
    }
  }
  return undefined;
}

/** Writes a reference in its place. A picture is on lines of its own. */
export function insertReference(text: string, place: ReferencePlace): TextEdit {
  const { kind, from, to, words, address } = place;
  const shown = (words.trim() || (kind === "link" ? address : "")).replace(/[[\]\\]/g, "\\$&");
  const markdown = `${kind === "picture" ? "!" : ""}[${shown}](${address.replace(/[()\s]/g, encodeMark)})`;
  if (kind === "link") {
    const caret = from + markdown.length;
    return { from, to, insert: markdown, select: [caret, caret] };
  }
  return insertBlock({ text, start: from, end: to }, markdown);
}

function encodeMark(mark: string): string {
  return mark === "(" ? "%28" : mark === ")" ? "%29" : "%20";
}

/** Puts a block in place of the selection, with empty lines around it, and the caret behind it. */
export function insertBlock({ text, start, end }: TextSelection, block: string): TextEdit {
  const before = gap(/\n*$/.exec(text.slice(0, start))?.[0].length ?? 0, start === 0);
  const after = gap(/^\n*/.exec(text.slice(end))?.[0].length ?? 0, end === text.length);
  const caret = start + before.length + block.length;
  return { from: start, to: end, insert: before + block + after, select: [caret, caret] };
}

const TABLE = ["| Column | Column |", "| --- | --- |", "| | |"].join("\n");

/** A table of two columns and a row after the selection, its first heading ready to be typed over. */
export const table: Tool = ({ text, end }) => {
  const edit = insertBlock({ text, start: end, end }, TABLE);
  const start = edit.select[0] - TABLE.length + "| ".length;
  return { ...edit, select: [start, start + "Column".length] };
};

/** What makes an empty line out of the line ends that are there; nothing at an edge of the text. */
function gap(lineEnds: number, edge: boolean): string {
  return edge ? "" : "\n".repeat(Math.max(0, 2 - lineEnds));
}
