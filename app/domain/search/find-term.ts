/** Where a term occurs in a text: `text.slice(start, end)` is the match. */
export interface TermMatch {
  readonly start: number;
  readonly end: number;
}

/**
 * Every place where a term occurs in a text, whatever the case and its quotation marks, without overlaps. Places count in the
 * text as it is: lowercasing a text can change its length ("İ"), so lowercased places would drift.
 */
export function* findMatches(text: string, term: string): Generator<TermMatch> {
  if (term === "") return;
  const escaped = term.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const pattern = new RegExp(escaped.replace(/['"‘’“”]/g, "['\"‘’“”]"), "giu");
  for (const match of text.matchAll(pattern)) {
    yield { start: match.index, end: match.index + match[0].length };
  }
}

/** A stretch of a text that is, or is not, the term. */
export interface TextSegment {
  readonly text: string;
  readonly match: boolean;
}

/** A text cut into splitByTerm, so that every match can be marked. Joined, they are the text. */
export function splitByTerm(text: string, term: string): TextSegment[] {
  const cut: TextSegment[] = [];
  let done = 0;
  for (const { start, end } of findMatches(text, term)) {
    if (start > done) cut.push({ text: text.slice(done, start), match: false });
    cut.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < text.length) cut.push({ text: text.slice(done), match: false });
  return cut;
}
