import { diffArrays } from "diff";
import { paragraphsOf } from "../../difference/compare.ts";
import { FIELDS, type FieldName, type PostFormValues } from "../form/form-values.ts";

/** A place where two versions of one text differ because both sides changed it. */
interface Choice {
  readonly mine: string;
  readonly theirs: string;
}

export type Part = { readonly merged: string } | Choice;

/** Merges two versions of one text, paragraph by paragraph, taking what only one side changed. */
export function mergeTexts(base: string, mine: string, theirs: string): Part[] {
  const lines = paragraphsOf(base);
  const ours = changesOf(lines, paragraphsOf(mine));
  const others = changesOf(lines, paragraphsOf(theirs));
  const parts: Part[] = [];
  let position = 0;
  for (const region of regionsOf([...ours, ...others])) {
    if (region.from > position)
      parts.push({ merged: lines.slice(position, region.from).join("\n\n") });
    const mineHere = regionText(ours, lines, region);
    const theirsHere = regionText(others, lines, region);
    if (mineHere === undefined || theirsHere === undefined || mineHere === theirsHere) {
      parts.push({ merged: mineHere ?? theirsHere ?? "" });
    } else parts.push({ mine: mineHere, theirs: theirsHere });
    position = region.to;
  }
  if (position < lines.length) parts.push({ merged: lines.slice(position).join("\n\n") });
  return parts.filter((part) => !("merged" in part) || part.merged !== "");
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

/** Merges the other fields, taking what only one side changed. `open` lists the fields that need a choice. */
export function mergeFields(
  base: PostFormValues,
  mine: PostFormValues,
  theirs: PostFormValues,
): { readonly merged: PostFormValues; readonly open: readonly FieldName[] } {
  const merged = { ...mine };
  const open: FieldName[] = [];
  for (const name of NAMES) {
    if (mine[name] === theirs[name] || theirs[name] === base[name]) continue;
    if (mine[name] === base[name]) merged[name] = theirs[name];
    else open.push(name);
  }
  return { merged, open };
}

/** Every field except the content, in form order. */
const NAMES = FIELDS.map(([name]) => name).filter((name) => name !== "content");

interface Change {
  /** Start and end of the change in the base text, in paragraphs. */
  readonly from: number;
  readonly to: number;
  readonly paragraphs: readonly string[];
}

function changesOf(base: string[], theirsHere: string[]): Change[] {
  const changes: Change[] = [];
  let position = 0;
  let from = 0;
  let paragraphs: string[] = [];
  const close = () => {
    if (position > from || paragraphs.length > 0) changes.push({ from, to: position, paragraphs });
    paragraphs = [];
  };
  for (const { value, added, removed } of diffArrays(base, theirsHere)) {
    if (removed) position += value.length;
    else if (added) paragraphs = [...paragraphs, ...value];
    else {
      close();
      position += value.length;
      from = position;
    }
  }
  close();
  return changes;
}

interface Region {
  readonly from: number;
  readonly to: number;
}

/** The parts of the base text that either side changed; overlapping ones are joined. */
function regionsOf(changes: readonly Change[]): Region[] {
  const sorted = changes.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const regions: { from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const last = regions.at(-1);
    if (last && (from < last.to || from === last.from)) last.to = Math.max(last.to, to);
    else regions.push({ from, to });
  }
  return regions;
}

/** One side's version of a region; undefined if it changed nothing there. */
function regionText(
  changes: readonly Change[],
  lines: readonly string[],
  { from, to }: Region,
): string | undefined {
  const changesHere = changes.filter((change) => change.from >= from && change.to <= to);
  const touching = changesHere.filter((change) => change.from < to || change.from === from);
  if (touching.length === 0) return undefined;
  const texts: string[] = [];
  let position = from;
  for (const change of touching) {
    texts.push(...lines.slice(position, change.from), ...change.paragraphs);
    position = change.to;
  }
  texts.push(...lines.slice(position, to));
  return texts.join("\n\n");
}
