/** Bold, emphasized and struck text. Each is a bit in a set of marks, by its index. */
const MARKS = ["**", "*", "~~"] as const;
const STRUCK = 1 << MARKS.indexOf("~~");
const BOLD = 1 << MARKS.indexOf("**");
const EMPHASIZED = 1 << MARKS.indexOf("*");
/** The first of the placeholders for the beginnings and ends of marks, used until the whole text is known. */
const FIRST = 0xe005;
/** Placeholder before inline code: two code spans that touch would be read as one. */
const CODE = "\u{e00b}";
const STAND_INS = /[\u{e005}-\u{e00b}]/u;
/**
 * Placeholder for a line break until the whole text is known: a backslash without a newline after it would be shown.
 */
export const BREAK = "\u{e004}";
/** Placeholder before a link until the whole text is known. */
export const LINK = "\u{e003}";

/** Code, escapes, pictures, ends and beginnings of links, white space, and runs of word characters. */
const ATOMS =
  /\u{e00b}?(`+)[^`][\s\S]*?(?<!`)\1(?!`)|\\[\s\S]|!\[(?:\\.|[^\]\\])*\]\([^)\s]*\)|\]\([^)\s]*\)|\u{e003}?\[|[\s\u{e004}]+|[\p{P}\p{S}\u{e000}\u{e001}\u{e005}-\u{e00a}]|[^\s\p{P}\p{S}\u{e000}-\u{e00b}]+|[\s\S]/gu;

/** Code spans that touch. */
const CODES = /(?:\u{e00b}(`+)(?!`)[\s\S]*?(?<!`)\1(?!`))+/gu;

interface Atom {
  readonly text: string;
  readonly kind: "space" | "sign" | "word";
  /** Its marks, as bits. */
  marks: number;
  /** The index of the atom that begins its link. */
  readonly link: number | undefined;
}

/** Words between the placeholders of a mark, for `withMarks`. */
export function withStandIns(mark: (typeof MARKS)[number], words: string): string {
  const at = FIRST + MARKS.indexOf(mark) * 2;
  return String.fromCodePoint(at) + words + String.fromCodePoint(at + 1);
}

/**
 * Replaces the placeholders of a text with Markdown marks. Markdown does not recognize a mark between punctuation and a
 * letter (`**Note:**here`, `**[Ana](/ana)**s`), nor one that ends where the same mark begins. So punctuation there is
 * moved out of the mark, and marks that touch become one.
 */
export function withMarks(markdown: string): string {
  return markdown
    .split("\n\n")
    .map((block) => (STAND_INS.test(block) ? written(untangled(atomsOf(block))) : block))
    .join("\n\n");
}

function atomsOf(block: string): Atom[] {
  const atoms: Atom[] = [];
  const open = MARKS.map(() => 0);
  let link: number | undefined;
  for (const [text] of block.matchAll(ATOMS)) {
    const standIn = (text.codePointAt(0) ?? 0) - FIRST;
    const depth = open[standIn >> 1];
    if (depth !== undefined) {
      open[standIn >> 1] = depth + (standIn % 2 === 0 ? 1 : -1);
      continue;
    }
    const marks = open.reduce((sum, count, bit) => sum + (count > 0 ? 1 << bit : 0), 0);
    atoms.push({ text, kind: kindOf(text), marks, link });
    if (isLinkStart(text)) link = atoms.length - 1;
    if (isLinkEnd(text)) link = undefined;
  }
  return atoms;
}

/**
 * Removes emphasis from words of which only a part is both bold and emphasized: asterisks inside a word can both open
 * and close, so that Markdown pairs those of nested marks differently than meant.
 */
function untangled(atoms: readonly Atom[]): readonly Atom[] {
  let from = 0;
  for (let to = 0; to <= atoms.length; to += 1) {
    const atom = atoms[to];
    if (atom && (atom.kind !== "space" || atom.link !== undefined)) continue;
    const word = atoms.slice(from, to);
    if (areTangled(word.map(nested), nested(atoms[from - 1]))) {
      for (const part of word) part.marks &= ~EMPHASIZED;
    }
    from = to + 1;
  }
  return atoms;
}

const nested = (atom: Atom | undefined): number => (atom?.marks ?? 0) & (BOLD | EMPHASIZED);

function areTangled(word: readonly number[], before: number): boolean {
  if (!word.includes(BOLD | EMPHASIZED)) return false;
  const changes = word.filter((one, at) => at > 0 && one !== word[at - 1]).length;
  // Bold parts of emphasized words are fine, also in brackets.
  const isEven = before !== BOLD && word.every((one) => one & EMPHASIZED);
  const isInner = word[0] === EMPHASIZED && word.at(-1) === EMPHASIZED;
  return changes > (isEven ? (isInner ? 2 : 1) : 0);
}

function kindOf(text: string): Atom["kind"] {
  if (/^[\s\u{e004}]/u.test(text)) return "space";
  return /^[\p{P}\p{S}\u{e000}-\u{e003}\u{e00b}]/u.test(text) ? "sign" : "word";
}

const isLinkStart = (text: string): boolean => text === "[" || text === `${LINK}[`;
const isLinkEnd = (text: string): boolean => text.startsWith("](");

function written(atoms: readonly Atom[]): string {
  const between = delimiters(atoms);
  const words = atoms.map(({ text }, at) => {
    // A tilde beside a mark or another tilde would be read as part of a mark.
    const isMark = between[at] !== "" || between[at + 1] !== "" || atoms[at + 1]?.text === "~";
    return between[at] + (text === "~" && isMark ? "\\~" : text);
  });
  return (words.join("") + (between.at(-1) ?? "")).replace(CODES, (codes) =>
    fencedInLine(
      codes
        .split(CODE)
        .map((code) => code.replace(/^(`+)( ?)(.*)\2\1$/s, "$3"))
        .join(""),
    ),
  );
}

/** Code within a line. */
export function inlineCode(text: string): string {
  return text && CODE + fencedInLine(text);
}

function fencedInLine(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return fence + space + text + space + fence;
}

/** The length of the longest run of backticks. */
export const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));

/** The marks that begin and end before each atom and after the last. Atoms that cannot have a mark there lose it. */
function delimiters(atoms: readonly Atom[]): string[] {
  const found: string[] = [];
  /** The marks that are open before each atom, the outer ones first. */
  const open: (readonly number[])[] = [[]];
  for (let at = 0; at <= atoms.length; at += 1) {
    const [before, after] = [atoms[at - 1], atoms[at]];
    const marks = after?.marks ?? 0;
    const had = open[at] ?? [];
    const firstEnded = had.findIndex((bit) => !(marks & (1 << bit)));
    const kept = firstEnded < 0 ? had : had.slice(0, firstEnded);
    const ended = had.slice(kept.length).toReversed();
    const begun = [...MARKS.keys()]
      .filter((bit) => marks & (1 << bit) && !kept.includes(bit))
      .toSorted((one, other) => endOf(other, atoms, at) - endOf(one, atoms, at));
    const [left, right] = [before?.kind ?? "space", after?.kind ?? "space"];
    // Asterisks beside tildes count as punctuation for each other.
    const endsWrong =
      ended.length > 0 &&
      (left === "space" || (right === "word" && (left === "sign" || areMixed(ended))));
    const beginsWrong =
      begun.length > 0 &&
      (right === "space" || (left === "word" && (right === "sign" || areMixed(begun))));
    const changed =
      (endsWrong ? leave(atoms, at - 1, -1, marks) : undefined) ??
      (beginsWrong ? leave(atoms, at, 1, before?.marks ?? 0) : undefined);
    // Goes back to the first atom that changed.
    if (changed !== undefined) at = changed - 1;
    else {
      found[at] = [...ended, ...begun].map((bit) => MARKS[bit]).join("");
      open[at + 1] = [...kept, ...begun];
    }
  }
  return found;
}

/** Whether there are both asterisks and tildes. */
function areMixed(bits: readonly number[]): boolean {
  const struck = bits.filter((bit) => 1 << bit === STRUCK);
  return struck.length > 0 && struck.length < bits.length;
}

/** The index of the atom before which a mark ends. */
function endOf(bit: number, atoms: readonly Atom[], from: number): number {
  let at = from;
  while ((atoms[at]?.marks ?? 0) & (1 << bit)) at += 1;
  return at;
}

/**
 * Takes punctuation and spaces at one end of a mark out of it. A word there keeps only its strike, if it has one.
 *
 * @param beyond the marks on the other side
 * @returns the first atom that changed, if any did
 */
function leave(
  atoms: readonly Atom[],
  from: number,
  step: 1 | -1,
  beyond: number,
): number | undefined {
  const { marks = 0, kind } = atoms[from] ?? {};
  const shared = marks & (kind === "word" ? STRUCK : beyond);
  // Where the marks on both sides overlap, all have to end.
  const kept = shared === marks ? 0 : shared;
  let first: number | undefined;
  for (let at = from; ; at += step) {
    const atom = atoms[at];
    if (atom?.marks !== marks || (atom.kind === "word" && kind !== "word")) return first;
    const start = atoms[atom.link ?? -1];
    const isEnd = isLinkEnd(atom.text);
    // A mark that is around a link cannot end in it.
    const next = kept | (isEnd ? 0 : (start?.marks ?? 0) & marks);
    if (next === marks) return first;
    atom.marks = next;
    first = Math.min(first ?? at, at);
    if (isEnd && start) {
      start.marks &= next;
      return atom.link;
    }
    if (isLinkStart(atom.text)) {
      let end = at;
      while (atoms[end] && !isLinkEnd(atoms[end]?.text ?? "")) end += 1;
      const last = atoms[end];
      if (last) last.marks &= next;
      return first;
    }
  }
}
