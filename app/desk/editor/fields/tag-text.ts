import { distinctTags } from "#app/domain/posts/lists/terms.ts";

/** Parses comma-separated tags: trimmed, without empty ones and duplicates. */
export function parseTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return distinctTags(tags.filter((tag) => tag !== ""));
}

export function formatTags(tags: readonly string[]): string {
  return tags.map((tag) => `${tag}, `).join("");
}

/** The finished tags of a field, each ended by a comma, and the one still being typed. */
export function splitTags(text: string): { readonly tags: string[]; readonly typed: string } {
  const end = text.lastIndexOf(",") + 1;
  return { tags: parseTags(text.slice(0, end)), typed: text.slice(end).trimStart() };
}

/** The inverse of `splitTags`. */
export function joinTags(tags: readonly string[], typed: string): string {
  return formatTags(parseTags(formatTags(tags))) + typed;
}

const MAX_SUGGESTIONS = 6;

/** Known tags that contain the typed text and are not chosen yet, best match first. */
export function suggestTags(
  known: readonly string[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const search = typed.trim().toLowerCase();
  const taken = new Set(chosen.map((tag) => tag.toLowerCase()));
  const matches = known.filter(
    (tag) =>
      !taken.has(tag.toLowerCase()) && tag !== typed.trim() && tag.toLowerCase().includes(search),
  );
  const rank = (tag: string) => (tag.toLowerCase().startsWith(search) ? 0 : 1);
  return matches
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en"))
    .slice(0, MAX_SUGGESTIONS);
}
