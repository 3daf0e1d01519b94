/** A stretch of a line of Markdown that is set apart. */
export interface Stretch {
  readonly kind: "plain" | "heading" | "bold" | "address" | "mark";
  readonly text: string;
}

/** Bold words, a link's or picture's address with its brackets, emphasis marks. */
const INLINE = /(\*\*[^*\n]+\*\*)|(\]\([^()\s]*\))|(\*{1,3}|`)/g;
/** What begins a heading, a list's item, a quotation or a table's row. */
const START = /^\s*(?:#{1,6} |> |[-*] |\d+[.)] |\|)/;

/** How a line of Markdown is shown while it is written: headings and bold words stand out, addresses recede. */
export function stretchesOf(line: string): readonly Stretch[] {
  const [start = ""] = START.exec(line) ?? [];
  const isHeading = start.includes("#");
  const words: Stretch["kind"] = isHeading ? "heading" : "plain";
  const stretches: Stretch[] = start === "" ? [] : [{ kind: "mark", text: start }];
  const rest = line.slice(start.length);
  let from = 0;
  for (const match of rest.matchAll(INLINE)) {
    if (match.index > from) stretches.push({ kind: words, text: rest.slice(from, match.index) });
    const [text, bold, address] = match;
    stretches.push({ kind: bold ? "bold" : address ? "address" : "mark", text });
    from = match.index + text.length;
  }
  if (from < rest.length) stretches.push({ kind: words, text: rest.slice(from) });
  return stretches;
}
