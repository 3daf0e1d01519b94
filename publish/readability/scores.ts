import { syllable } from "syllable";

/** How hard a text is to read. `grade` is the Flesch-Kincaid grade: the US school grade it requires. */
interface Readability {
  readonly words: number;
  readonly sentences: number;
  readonly grade: number;
}

const WORD = /[\p{L}\p{N}$%][\p{L}\p{N}'’,.$%-]*/gu;
const SENTENCE_END = /[.!?]+["'”’)\]]*(?=\s|$)/g;
const ABBREVIATION = /\b(?:e\.g|i\.e|et al|vs|U\.S|St|Dr|No|approx)\.(?=\s)/gi;

/** Counts the words, sentences and syllables of blocks of plain text. The end of a block is the end of a sentence. */
function countsOf(blocks: readonly string[], syllablesOf: (word: string) => number) {
  const sentences = blocks
    .flatMap(sentencesOf)
    .map((sentence) => sentence.match(WORD) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { words: words.length, sentences: sentences.length, syllables };
}

/** Measures blocks of plain text. */
export function readabilityOf(blocks: readonly string[]): Readability {
  const { words, sentences, syllables } = countsOf(blocks, countSyllables);
  if (words === 0) return { words: 0, sentences: 0, grade: 0 };
  const grade = 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
  return { words, sentences, grade: Math.round(grade * 10) / 10 };
}

/** Splits running text into sentences, ignoring the periods of numbers and abbreviations. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(ABBREVIATION, (match) => match.replaceAll(".", ""))
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A number or symbol counts as one syllable. */
const countSyllables = (word: string) => syllable(word) || 1;

/** How easy a Spanish text is to read: 70 to 80 is school grade 6, 60 to 70 grades 7 and 8 (Fernández Huerta, 1959). */
interface Ease {
  readonly words: number;
  readonly ease: number;
}

/** Vowels that are one syllable together: a weak one beside any other, unless it has an accent. */
const VOWELS = /[aeoáéó]?[iuü]+[aeoáéíóú]?|[aeoáéíóú]/g;

/** Measures blocks of plain text in Spanish. */
export function easeOf(blocks: readonly string[]): Ease {
  const { words, sentences, syllables } = countsOf(blocks, syllablesIn);
  if (words === 0) return { words: 0, ease: 100 };
  const ease = 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
  return { words, ease: Math.round(ease * 10) / 10 };
}

/** A figure counts as one syllable, as in English. */
export function syllablesIn(word: string): number {
  const vowels = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, (sound) => sound.charAt(0))
    .replace(/y$/, "i")
    .match(VOWELS);
  return Math.max(1, vowels?.length ?? 0);
}
