/** Tags from comma-separated text: trimmed, without empty ones and repetitions. */
export function parseTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

export function formatTags(tags: readonly string[]): string {
  return tags.join(", ");
}

/** The tag that is being typed at the caret: where it starts and ends in the text, and its words. */
interface TypedTag {
  readonly from: number;
  readonly to: number;
  readonly typed: string;
}

function tagAt(text: string, caret: number): TypedTag {
  const from = text.lastIndexOf(",", caret - 1) + 1;
  const comma = text.indexOf(",", caret);
  const to = comma === -1 ? text.length : comma;
  return { from, to, typed: text.slice(from, caret).trim() };
}

/** Known tags that contain what is typed and do not stand in the text yet; the best fit first. */
export function suggestTags(
  known: readonly string[],
  text: string,
  caret: number,
  limit = 6,
): string[] {
  const { from, to, typed } = tagAt(text, caret);
  const wanted = typed.toLowerCase();
  const others = new Set(parseTags(`${text.slice(0, from)},${text.slice(to)}`));
  const fits = known.filter(
    (tag) => !others.has(tag) && tag !== typed && tag.toLowerCase().includes(wanted),
  );
  const rank = (tag: string) => (tag.toLowerCase().startsWith(wanted) ? 0 : 1);
  return fits.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en")).slice(0, limit);
}

/** The text with the typed tag completed, and where the caret then stands. */
export function completeTag(
  text: string,
  caret: number,
  tag: string,
): { readonly text: string; readonly caret: number } {
  const { from, to } = tagAt(text, caret);
  const head = text.slice(0, from) + (from === 0 ? "" : " ") + tag;
  const tail = text.slice(to).replace(/^,\s*/, "");
  return { text: `${head}, ${tail}`, caret: head.length + 2 };
}
