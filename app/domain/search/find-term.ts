import { comparable } from "./search.ts";

/** An occurrence of a term in a text: `text.slice(start, end)`. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
}

/** Every occurrence of a term in a text, without overlaps, as the search compares them. */
export function* findMatches(text: string, term: string): Generator<TermMatch> {
  const [whole, wanted] = [comparable(text), comparable(term)];
  if (wanted === "") return;
  for (let start = whole.indexOf(wanted); start >= 0; ) {
    const end = start + wanted.length;
    yield { start, end };
    start = whole.indexOf(wanted, end);
  }
}

/** A part of a text that is, or is not, a match. */
export interface TextSegment {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a text into matches of a term and the parts between them. Joined, they are the text. */
export function splitByTerm(text: string, term: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let done = 0;
  for (const { start, end } of findMatches(text, term)) {
    if (start > done) segments.push({ text: text.slice(done, start), match: false });
    segments.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), match: false });
  return segments;
}
