/** The fields of a post that suggestions come from. */
interface SuggestionSource {
  readonly title: string;
  readonly tags: readonly string[];
}

/**
 * The edit distance of two words: the number of letters to insert, delete, change or swap with a neighbor.
 * A distance above `limit` is reported as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (same ? 0 : 1),
          swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = line;
  }
  const distance = at(last, b.length);
  return distance > limit ? limit + 1 : distance;
}

const MOST_WORDS = 3;

/**
 * Words similar to a term that found nothing, nearest first, then by frequency. Each is from a title or a
 * tag, so a search for it has results.
 */
export function suggestWords(term: string, posts: readonly SuggestionSource[]): string[] {
  const whole = term.trim().toLowerCase();
  const wanted = [...new Set([whole, whole.replaceAll(" ", "-"), ...wordsOf(whole)])];
  const frequency = new Map<string, number>();
  for (const { title, tags } of posts) {
    for (const word of [...wordsOf(title.toLowerCase()), ...tags.map((tag) => tag.toLowerCase())]) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    }
  }
  return [...frequency]
    .map(([word, times]) => ({ word, times, distance: nearest(word, wanted) }))
    .filter(({ word, distance }) => word !== whole && distance <= tolerance(word))
    .toSorted((a, b) => a.distance - b.distance || b.times - a.times || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

/** The categories, first those with a word similar to one of the term's. */
export function rankCategories<C extends { readonly name: string }>(
  term: string,
  categories: readonly C[],
): C[] {
  const wanted = wordsOf(term.toLowerCase());
  const rank = ({ name }: C) =>
    wordsOf(name.toLowerCase()).some((word) => nearest(word, wanted) <= tolerance(word)) ? 0 : 1;
  return categories.toSorted((a, b) => rank(a) - rank(b));
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}

function nearest(word: string, wanted: readonly string[]): number {
  return Math.min(...wanted.map((other) => editDistance(word, other, 3)), Number.POSITIVE_INFINITY);
}

/** The number of typos allowed in a word of this length. */
function tolerance(word: string): number {
  return word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? Number.POSITIVE_INFINITY;
}
