import { diff3Merge } from "node-diff3";
import { paragraphsOf } from "#app/desk/difference/compare.ts";

/** A place where two versions of one text differ because both sides changed it. */
interface Choice {
  readonly mine: string;
  readonly theirs: string;
}

export type Part = { readonly merged: string } | Choice;

/** Merges two versions of one text, paragraph by paragraph, taking what only one side changed. */
export function mergeTexts(base: string, mine: string, theirs: string): Part[] {
  const regions = diff3Merge(spaced(mine), spaced(base), spaced(theirs), {
    excludeFalseConflicts: true,
  });
  return regions.flatMap(({ ok, conflict }): Part[] => {
    const [ours, others] = [textOf(conflict?.a ?? ok ?? []), textOf(conflict?.b ?? ok ?? [])];
    if (ours !== others) return [{ mine: ours, theirs: others }];
    return ours === "" ? [] : [{ merged: ours }];
  });
}

/** The blank between two paragraphs is an element of its own, so that changes of neighbors do not touch. */
function spaced(text: string): string[] {
  return paragraphsOf(text).flatMap((paragraph, index) =>
    index === 0 ? [paragraph] : ["", paragraph],
  );
}

function textOf(elements: readonly string[]): string {
  return elements.filter((element) => element !== "").join("\n\n");
}

/** Which side to take, or both texts in sequence. */
export type Side = "mine" | "theirs" | "both";

/** The merged text, given one choice for each place that both sides changed. */
export function joinParts(parts: readonly Part[], sides: readonly Side[]): string {
  let choice = 0;
  const texts = parts.map((part) => {
    if ("merged" in part) return part.merged;
    const side = sides[choice];
    choice += 1;
    if (side === "both") return `${part.mine}\n\n${part.theirs}`;
    return side === "theirs" ? part.theirs : part.mine;
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

/** Texts by field. A text that is not there is as it came. */
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

/** The side whose value stays; undefined if both changed it. */
function changedSide(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
): "mine" | "theirs" | undefined {
  if (mine === theirs || theirs === base) return "mine";
  return mine === base ? "theirs" : undefined;
}
