/** What is before a mark that opens: a space, a bracket or a dash. */
const OPENS = /[\s([{–—-]/;

/**
 * A text with printed quotation marks and apostrophes where straight ones were typed: the American way. An inch
 * mark after a figure stays straight. One mark for one, so places found in the text stay true.
 */
export function curlyQuotes(text: string): string {
  let open = false;
  return text.replace(/["']/g, (mark, at: number) => {
    let before = at - 1;
    while (text[before] === '"' || text[before] === "'") before -= 1;
    const starts = before < 0 || OPENS.test(text.charAt(before));
    if (mark === "'") return starts && !/\d/.test(text.charAt(at + 1)) ? "‘" : "’";
    if (!starts && !open && /\d/.test(text.charAt(before))) return mark;
    open = starts;
    return starts ? "“" : "”";
  });
}
