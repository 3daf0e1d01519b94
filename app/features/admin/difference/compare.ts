import { diffArrays, diffWordsWithSpace } from "diff";

/** A piece of a text that is compared with an older one. */
export interface Stretch {
  readonly kind: "same" | "inserted" | "deleted";
  readonly text: string;
}

/** Paragraphs that are the same in both texts, or a passage that differs. */
export type Passage =
  | { readonly kind: "same"; readonly paragraphs: readonly string[] }
  | { readonly kind: "changed"; readonly stretches: readonly Stretch[] };

/** A Markdown text in its blocks, which empty lines divide. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[ \t]*\n\s*/).filter((block) => block.trim() !== "");
}

/** What became of a text: by paragraphs, and by words where a paragraph was changed. */
export function compareTexts(before: string, after: string): Passage[] {
  const parts = diffArrays(paragraphsOf(before), paragraphsOf(after));
  const passages: Passage[] = [];
  let gone: readonly string[] = [];
  for (const { value, removed, added } of parts) {
    if (removed) {
      gone = value;
      continue;
    }
    if (added || gone.length > 0) {
      passages.push(changed(gone, added ? value : []));
      gone = [];
    }
    if (!added) passages.push({ kind: "same", paragraphs: value });
  }
  if (gone.length > 0) passages.push(changed(gone, []));
  return passages;
}

function changed(before: readonly string[], after: readonly string[]): Passage {
  return { kind: "changed", stretches: compareWords(before.join("\n\n"), after.join("\n\n")) };
}

/** What became of a line or a paragraph, word by word. */
export function compareWords(before: string, after: string): Stretch[] {
  if (before === "") return [{ kind: "inserted", text: after }];
  if (after === "") return [{ kind: "deleted", text: before }];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "same",
    text: value,
  }));
}
