import type { SearchPage } from "#app/domain/search/page-search.ts";
import type { ContentPage } from "./page.ts";

/** Fields that are not texts for readers. */
const NAMES: ReadonlySet<string> = new Set([
  "id",
  "kind",
  "layout",
  "name",
  "picture",
  "style",
  "to",
  "url",
  "value",
]);

/** A page's texts without markup, for its search. Sources, which are in English, are left out. */
export function searchPageOf({ title, address, lede, blocks }: ContentPage): SearchPage {
  const own = blocks.filter(({ kind }) => kind !== "sources" && kind !== "posts");
  return { title, address, texts: [lede, ...textsIn(own)].map(plainText) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NAMES.has(key) ? [] : textsIn(each)));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The text of the site's own inline HTML (app/markdown/renderer.ts). */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "");
}
