import { diff3Merge } from "node-diff3";

/** Which side to take, or both texts in sequence. */
export type Side = "mine" | "theirs" | "both";

/** A place where two versions of one text differ because both sides changed it. */
interface Choice {
  readonly mine: string;
  readonly theirs: string;
  /** The merged text at this place, for each choice, with the empty lines around it. */
  readonly taken: Readonly<Record<Side, string>>;
}

export type Part = { readonly merged: string } | Choice;

/** The empty lines between two paragraphs. They stay as they are: within a code block they matter. */
const GAP = /(\n(?:[ \t]*\n)+)/;
const GAP_BEFORE = /^(?:[ \t]*\n)+/;

/** Merges two versions of one text, paragraph by paragraph, taking what only one side changed. */
export function mergeTexts(base: string, mine: string, theirs: string): Part[] {
  // A gap is an element of its own, so that changes of neighbors do not touch.
  const elements = (text: string) => text.split(GAP);
  const regions = diff3Merge(elements(mine), elements(base), elements(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.map(({ ok, conflict }) =>
    conflict ? choiceOf(conflict.a.join(""), conflict.b.join("")) : { merged: (ok ?? []).join("") },
  );
}

function choiceOf(mine: string, theirs: string): Part {
  const words = (text: string) => text.replace(GAP_BEFORE, "").trimEnd();
  const [ours, others] = [words(mine), words(theirs)] as const;
  if (ours === others) return { merged: mine };
  const both = `${mine.trimEnd()}\n\n${theirs.replace(GAP_BEFORE, "")}`;
  const taken = { mine, theirs, both: ours === "" ? theirs : others === "" ? mine : both };
  return { mine: ours, theirs: others, taken };
}

/** The merged text, given one choice for each place that both sides changed. */
export function joinParts(parts: readonly Part[], sides: readonly Side[]): string {
  let choice = 0;
  const texts = parts.map((part) => {
    if ("merged" in part) return part.merged;
    const side = sides[choice] ?? "mine";
    choice += 1;
    return part.taken[side];
  });
  return texts.join("");
}

/** Texts by field. A field that is missing has its original text. */
export type Texts = Readonly<Record<string, string>>;

/** Merges texts by field, taking what only one side changed. `open` lists the fields that need a choice. */
export function mergeFields(
  base: Texts,
  mine: Texts,
  theirs: Texts,
): { readonly merged: Texts; readonly open: readonly string[] } {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const sides = names.map((name) => ({
    name,
    side: changedSide(base[name], mine[name], theirs[name]),
  }));
  const texts = sides.flatMap(({ name, side = "mine" }): [string, string][] => {
    const text = { mine, theirs }[side][name];
    return text === undefined ? [] : [[name, text]];
  });
  return {
    merged: Object.fromEntries(texts),
    open: sides.filter(({ side }) => side === undefined).map(({ name }) => name),
  };
}

/** The side whose value is taken; undefined if both changed it. */
function changedSide(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
): "mine" | "theirs" | undefined {
  if (mine === theirs || theirs === base) return "mine";
  return mine === base ? "theirs" : undefined;
}
