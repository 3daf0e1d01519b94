/** Tags from comma-separated text: trimmed, without empty ones and repetitions. */
export function parseTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

export function formatTags(tags: readonly string[]): string {
  return tags.map((tag) => `${tag}, `).join("");
}

/** The finished tags of a field, each ended by a comma, and the one that is still being typed. */
export function splitTags(text: string): { readonly tags: string[]; readonly typed: string } {
  const end = text.lastIndexOf(",") + 1;
  return { tags: parseTags(text.slice(0, end)), typed: text.slice(end).trimStart() };
}

/** The other way round. */
export function joinTags(tags: readonly string[], typed: string): string {
  return formatTags(parseTags(formatTags(tags))) + typed;
}

/** Known tags that contain what is typed and were not chosen yet; the best fit first. */
export function suggestTags(
  known: readonly string[],
  chosen: readonly string[],
  typed: string,
  limit = 6,
): string[] {
  const wanted = typed.trim().toLowerCase();
  const fits = known.filter(
    (tag) => !chosen.includes(tag) && tag !== typed.trim() && tag.toLowerCase().includes(wanted),
  );
  const rank = (tag: string) => (tag.toLowerCase().startsWith(wanted) ? 0 : 1);
  return fits.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en")).slice(0, limit);
}
