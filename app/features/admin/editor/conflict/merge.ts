import { diffArrays } from "diff";
import { paragraphsOf } from "../../difference/compare.ts";
import { FIELDS, type FieldName, type PostFormValues } from "../form/form-values.ts";

/** A place where two people who started from one text differ: both changed it, each otherwise. */
export interface Choice {
  readonly mine: string;
  readonly theirs: string;
}

export type Part = { readonly merged: string } | Choice;

/** Two texts that come from one, paragraph by paragraph: what one side changed is taken. */
export function mergeTexts(base: string, mine: string, theirs: string): Part[] {
  const lines = paragraphsOf(base);
  const ours = changesOf(lines, paragraphsOf(mine));
  const others = changesOf(lines, paragraphsOf(theirs));
  const parts: Part[] = [];
  let at = 0;
  for (const region of regionsOf([...ours, ...others])) {
    if (region.from > at) parts.push({ merged: lines.slice(at, region.from).join("\n\n") });
    const one = within(ours, lines, region);
    const other = within(others, lines, region);
    if (one === undefined || other === undefined || one === other) {
      parts.push({ merged: one ?? other ?? "" });
    } else parts.push({ mine: one, theirs: other });
    at = region.to;
  }
  if (at < lines.length) parts.push({ merged: lines.slice(at).join("\n\n") });
  return parts.filter((part) => !("merged" in part) || part.merged !== "");
}

/** What a choice may be; two texts can also be taken one after the other. */
export type Taken = "mine" | "theirs" | "both";

/** The merged text, with a choice for each place where both changed it. */
export function joinParts(parts: readonly Part[], taken: readonly Taken[]): string {
  let choice = 0;
  const texts = parts.map((part) => {
    if ("merged" in part) return part.merged;
    const take = taken[choice];
    choice += 1;
    if (take === "both") return `${part.mine}\n\n${part.theirs}`;
    return take === "theirs" ? part.theirs : part.mine;
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

/** The other fields: what only one side changed is taken; `undefined` where somebody must choose. */
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

/** Every field but the text, in the order of the form. */
const NAMES = FIELDS.map(([name]) => name).filter((name) => name !== "content");

interface Change {
  /** Of the common text, in paragraphs. */
  readonly from: number;
  readonly to: number;
  readonly paragraphs: readonly string[];
}

function changesOf(base: string[], other: string[]): Change[] {
  const changes: Change[] = [];
  let at = 0;
  let from = 0;
  let paragraphs: string[] = [];
  const close = () => {
    if (at > from || paragraphs.length > 0) changes.push({ from, to: at, paragraphs });
    paragraphs = [];
  };
  for (const { value, added, removed } of diffArrays(base, other)) {
    if (removed) at += value.length;
    else if (added) paragraphs = [...paragraphs, ...value];
    else {
      close();
      at += value.length;
      from = at;
    }
  }
  close();
  return changes;
}

interface Region {
  readonly from: number;
  readonly to: number;
}

/** Stretches of the common text that changes of either side touch; those that overlap are one. */
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

/** What one side made of a region; `undefined` where it changed nothing there. */
function within(
  changes: readonly Change[],
  lines: readonly string[],
  { from, to }: Region,
): string | undefined {
  const own = changes.filter((change) => change.from >= from && change.to <= to);
  const touching = own.filter((change) => change.from < to || change.from === from);
  if (touching.length === 0) return undefined;
  const texts: string[] = [];
  let at = from;
  for (const change of touching) {
    texts.push(...lines.slice(at, change.from), ...change.paragraphs);
    at = change.to;
  }
  texts.push(...lines.slice(at, to));
  return texts.join("\n\n");
}
