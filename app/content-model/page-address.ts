/** The groups of pages, each a folder in `content/pages` with an overview, in the order of the navigation. */
export const PAGE_GROUPS = ["about", "getting-started", "practices", "tools"] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** The page for an unknown practice type, which no list shows (specification, section 2). */
export const UNKNOWN_PRACTICE = "practices/unknown";

const OVERVIEW = "/overview";

/** A language has its own folder of pages, with the same names and the same ids of blocks, and its own addresses. */
export type Language = "en" | "es";

export const pageFolder = (language: Language): string =>
  language === "en" ? "content/pages" : `content/${language}/pages`;

/** The address of a page by its name, its file's path in its language's folder without `.yaml`. */
export function pageAddress(name: string, language: Language): string {
  const root = language === "en" ? "" : `/${language}`;
  return name === "home" ? root || "/" : `${root}/${name.replace(OVERVIEW, "")}`;
}

/** The group of a page by its name. */
export function groupOf(name: string): PageGroup | undefined {
  return PAGE_GROUPS.find((group) => name.startsWith(`${group}/`));
}

export const isOverview = (name: string): boolean => name.endsWith(OVERVIEW);
