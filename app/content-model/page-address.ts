/** The groups of pages, each a folder in `content/pages` with an overview, in the order of the navigation. */
export const PAGE_GROUPS = ["about", "getting-started", "practices", "tools"] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** The page for an unknown practice type, which no list shows (specification, section 2). */
export const UNKNOWN_PRACTICE = "practices/unknown";

const OVERVIEW = "/overview";

/** The address of a page by its name, its file's path under `content/pages` without `.yaml`; `es/…` in Spanish. */
export function pageAddress(name: string): string {
  return `/${name.replace(OVERVIEW, "").replace(/(?:^|\/)home$/, "")}`;
}

/** The group of a page by its name. */
export function groupOf(name: string): PageGroup | undefined {
  return PAGE_GROUPS.find((group) => name.startsWith(`${group}/`));
}

export const isOverview = (name: string): boolean => name.endsWith(OVERVIEW);
