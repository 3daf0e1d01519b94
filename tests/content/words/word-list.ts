/** A word that no text of the site uses, and what docs/words.md says to write instead. */
export interface AvoidedWord {
  readonly avoid: string;
  readonly instead: string;
}

/**
 * The table below the heading "Words" of docs/words.md: words between commas in its first column, what to write in its
 * second. @throws Error where the table is gone, so that the check can't pass with an empty list.
 */
export function avoidedWords(guide: string): AvoidedWord[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith("Words\n")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  const words = rows.slice(1).flatMap((line) => {
    const [, avoid = "", instead = ""] = line.split("|").map((cell) => cell.trim());
    return avoid.split(", ").map((word) => ({ avoid: word, instead }));
  });
  if (words.length === 0) throw new Error('docs/words.md has no table below its heading "Words"');
  return words;
}

/** The avoided words that a text holds as whole words, whatever their case. */
export function avoidedIn(text: string, list: readonly AvoidedWord[]): AvoidedWord[] {
  return list.filter(({ avoid }) =>
    new RegExp(`(?<![\\p{L}\\p{N}'’-])${escape(avoid)}(?![\\p{L}\\p{N}])`, "iu").test(text),
  );
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
