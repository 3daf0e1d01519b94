import { comparable } from "./search.ts";

/** An occurrence of a term in a text: `text.slice(start, end)`. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
}

/** The only letter that gets longer in lowercase: an "i" and a dot above. */
const LONGER = "İ";

/** Every occurrence of a term in a text, without overlaps, as the search compares them. */
export function* findMatches(text: string, term: string): Generator<TermMatch> {
  const [whole, wanted] = [comparable(text), comparable(term)];
  if (wanted === "") return;
  const placeOf = placesIn(text);
  let done = 0;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    const [start, end] = [placeOf(at), placeOf(at + wanted.length - 1) + 1];
    // The two characters that "İ" becomes can belong to different matches.
    if (start >= done) yield { start, end };
    done = end;
  }
}

/** Maps a position in the comparable text to one in the text itself. */
function placesIn(text: string): (at: number) => number {
  if (!text.includes(LONGER)) return (at) => at;
  const places = Array.from({ length: text.length }, (_, at) =>
    text[at] === LONGER ? [at, at] : [at],
  ).flat();
  return (at) => places[at] ?? text.length;
}

/** A part of a text that is, or is not, a match. */
interface TextSegment {
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
