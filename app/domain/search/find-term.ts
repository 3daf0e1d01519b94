/** An occurrence of a term in a text: `text.slice(start, end)`. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
}

/**
 * Every occurrence of a term in a text, without overlaps, ignoring case and the kind of quotation marks. It
 * does not lowercase the text, which can change its length ("İ") and shift the positions.
 */
export function* findMatches(text: string, term: string): Generator<TermMatch> {
  if (term === "") return;
  const escaped = term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(escaped.replace(/['"‘’“”]/g, "['\"‘’“”]"), "giu");
  for (const match of text.matchAll(pattern)) {
    yield { start: match.index, end: match.index + match[0].length };
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
