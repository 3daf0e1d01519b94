import { diffArrays, diffWordsWithSpace } from "diff";

/** A part of a text compared with an older version. */
export interface Segment {
  readonly kind: "same" | "inserted" | "deleted";
  readonly text: string;
}

/** Paragraphs that are the same in both texts, or a passage that differs. */
type Passage =
  | { readonly kind: "same"; readonly paragraphs: readonly string[] }
  | { readonly kind: "changed"; readonly segments: readonly Segment[] };

/** Splits a Markdown text into blocks at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/).filter((block) => block.trim() !== "");
}

/** Compares two texts by paragraph, and changed paragraphs by word. */
export function compareTexts(before: string, after: string): Passage[] {
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after));
  const passages: Passage[] = [];
  let removedParagraphs: readonly string[] = [];
  for (const { value, removed, added } of parts) {
    if (removed) {
      removedParagraphs = value;
      continue;
    }
    if (added || removedParagraphs.length > 0) {
      passages.push(changed(removedParagraphs, added ? value : []));
      removedParagraphs = [];
    }
    if (!added) passages.push({ kind: "same", paragraphs: value });
  }
  if (removedParagraphs.length > 0) passages.push(changed(removedParagraphs, []));
  return passages;
}

function changed(before: readonly string[], after: readonly string[]): Passage {
  return { kind: "changed", segments: compareWords(before.join("\n\n"), after.join("\n\n")) };
}

/** Compares two lines or paragraphs word by word. */
export function compareWords(before: string, after: string): Segment[] {
  if (before === "") return [{ kind: "inserted", text: after }];
  if (after === "") return [{ kind: "deleted", text: before }];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "same",
    text: value,
  }));
}
