/** How hard a text is to read. `grade` is the Flesch-Kincaid grade: the US school year it asks for. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  readonly grade: number;
}

const WORD = /[\p{L}\p{N}$%][\p{L}\p{N}'’,.$%-]*/gu;
const SENTENCE_END = /[.!?]+["'”’)\]]*(?=\s|$)/g;
const ABBREVIATION = /\b(?:e\.g|i\.e|et al|vs|U\.S|St|Dr|No|approx)\.(?=\s)/gi;

/** Words that the rule of thumb below gets wrong and that this site uses often. */
const KNOWN = new Map([
  ["acre", 2],
  ["acres", 2],
  ["area", 3],
  ["areas", 3],
  ["idea", 3],
  ["ideas", 3],
  ["people", 2],
  ["create", 2],
  ["being", 2],
  ["sometimes", 2],
  ["somewhere", 2],
  ["something", 2],
  ["someone", 2],
  ["therefore", 2],
  ["quiet", 2],
  ["science", 2],
  ["diet", 2],
  ["hoof", 1],
]);

/** Measures blocks of plain text. Each block ends a sentence, with or without a full stop. */
export function readabilityOf(blocks: readonly string[]): Readability {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  for (const block of blocks) {
    for (const sentence of sentencesOf(block)) {
      const found = sentence.match(WORD) ?? [];
      if (found.length === 0) continue;
      sentences += 1;
      words += found.length;
      syllables += found.reduce((sum, word) => sum + syllablesOf(word), 0);
    }
  }
  if (words === 0) return { words: 0, sentences: 0, grade: 0 };
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  return { words, sentences, grade: Math.round(grade * 10) / 10 };
}

/** Splits running text at its full stops, but not at those of figures and abbreviations. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(ABBREVIATION, (match) => match.replaceAll(".", ""))
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Syllables by rule of thumb: groups of vowels, less the silent endings. A figure counts as one. */
export function syllablesOf(word: string): number {
  const parts = word.toLowerCase().split("-");
  if (parts.length > 1) return parts.reduce((sum, part) => sum + syllablesOf(part), 0) || 1;
  const letters = word
    .toLowerCase()
    .replace(/['’]s$/, "s")
    .replace(/[^\p{L}]/gu, "");
  if (letters === "") return /\p{N}/u.test(word) ? 1 : 0;
  const known = KNOWN.get(letters);
  if (known !== undefined) return known;
  let count = letters.match(/[aeiouy]+/g)?.length ?? 0;
  count += letters.match(/(?:[^tscgx]i[aou]|eo(?!u|r)|ua(?!l?r)|[^q]uo)/g)?.length ?? 0;
  if (/(?:[^aeiouyl]e|[aeiouyl]le|[aeiou]e)$/.test(letters) && !/[^aeiouy]le$/.test(letters)) {
    if (!/[aeiouy]{2}$/.test(letters)) count -= 1;
  } else if (/[^aeiouytd]ed$/.test(letters)) {
    count -= 1;
  } else if (/[^aeiouysxzcg]es$/.test(letters) && !/(?:[cs]hes|[^aeiouy]les)$/.test(letters)) {
    count -= 1;
  }
  return Math.max(1, count);
}
