import { selected, type TextEdit, type TextSelection, type Tool, trimmed } from "./text-edit.ts";

/** A link or a picture, as a dialog asks for it. */
export interface Reference {
  readonly kind: "link" | "picture";
  /** A link's text, or a picture's description. */
  readonly words: string;
  readonly address: string;
}

/** A reference to edit, and the part of the text that it will replace. */
export interface ReferencePlace extends Reference {
  readonly from: number;
  readonly to: number;
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/i;
const REFERENCES = /(!?)\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*)\)/g;

/** Whether a text looks like a web, email or phone address. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text) && !/^(?:https?:\/\/|mailto:|tel:)$/i.test(text);
}

/** Completes an address: `example.org/a` becomes an https address. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (ADDRESS.test(address) || !/^[^\s/@]+\.[a-z]{2,}(?:[/?#]|$)/i.test(address)) return address;
  return `https://${address}`;
}

/**
 * Finds where a link or picture goes. A reference around the caret is edited; selected words become its text, a
 * selected address its address.
 */
export function referencePlace(kind: Reference["kind"], whole: TextSelection): ReferencePlace {
  const around = referenceAround(kind, whole);
  if (around) return around;
  const selection = trimmed(whole);
  const inner = selected(selection);
  const place = { kind, from: selection.start, to: selection.end };
  return isAddress(inner)
    ? { ...place, words: "", address: inner }
    : { ...place, words: inner.replace(/\s+/g, " "), address: "" };
}

/**
 * The link made by pasting an address over selected words; undefined if the paste is only text: over nothing,
 * over another address, over several lines, or in a picture.
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
      const actualAddress = address === "https://" ? "" : address;
      return {
        kind,
        from: match.index,
        to,
        words: words.replace(/\\(.)/g, "$1"),
        address: actualAddress,
      };
    }
  }
  return undefined;
}

/** Inserts a reference. A picture gets lines of its own. */
export function insertReference(text: string, place: ReferencePlace): TextEdit {
  const { kind, from, to, words, address } = place;
  const label = (words.trim() || (kind === "link" ? address : "")).replace(/[[\]\\]/g, "\\$&");
  const markdown = `${kind === "picture" ? "!" : ""}[${label}](${address.replace(/[()\s]/g, encodeMark)})`;
  if (kind === "link") {
    const caret = from + markdown.length;
    return { from, to, insert: markdown, select: [caret, caret] };
  }
  return insertBlock({ text, start: from, end: to }, markdown);
}

function encodeMark(mark: string): string {
  return mark === "(" ? "%28" : mark === ")" ? "%29" : "%20";
}

/** Replaces the selection with a block, adds empty lines around it, and puts the caret after it. */
export function insertBlock({ text, start, end }: TextSelection, block: string): TextEdit {
  const before = gap(/\n*$/.exec(text.slice(0, start))?.[0].length ?? 0, start === 0);
  const after = gap(/^\n*/.exec(text.slice(end))?.[0].length ?? 0, end === text.length);
  const caret = start + before.length + block.length;
  return { from: start, to: end, insert: before + block + after, select: [caret, caret] };
}

const TABLE = ["| Column | Column |", "| --- | --- |", "| | |"].join("\n");

/** Inserts a two-column table after the selection, with its first heading selected. */
export const table: Tool = ({ text, end }) => {
  const edit = insertBlock({ text, start: end, end }, TABLE);
  const start = edit.select[0] - TABLE.length + "| ".length;
  return { ...edit, select: [start, start + "Column".length] };
};

/** The line breaks still needed for an empty line; none at an edge of the text. */
function gap(lineEnds: number, edge: boolean): string {
  return edge ? "" : "\n".repeat(Math.max(0, 2 - lineEnds));
}
