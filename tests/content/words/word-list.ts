/** A word to avoid, and its replacement in docs/words.md. */
export interface AvoidedWord {
  readonly avoid: string;
  readonly instead: string;
  /** Finds it as a whole word, in any case. */
  readonly pattern: RegExp;
}

/**
 * Reads the table below the heading "Words" of docs/words.md: comma-separated words, and their replacement in the
 * second column. @throws Error without the table, so that the check can't pass with an empty list.
 */
export function avoidedWords(guide: string): AvoidedWord[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith("Words\n")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  const words = rows.slice(1).flatMap((line) => {
    const [, avoid = "", instead = ""] = line.split("|").map((cell) => cell.trim());
    return avoid.split(", ").map((word) => ({
      avoid: word,
      instead,
      pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])${word}(?![\\p{L}\\p{N}])`, "iu"),
    }));
  });
  if (words.length === 0) throw new Error('docs/words.md has no table below its heading "Words"');
  return words;
}

/** The avoided words that occur in a text. */
export function avoidedIn(text: string, list: readonly AvoidedWord[]): AvoidedWord[] {
  return list.filter(({ pattern }) => pattern.test(text));
}
