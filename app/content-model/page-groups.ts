import { about } from "./pages/about.ts";
import { gettingStarted } from "./pages/getting-started.ts";
import type { PageGroup } from "./pages/group.ts";
import { practices } from "./pages/practices.ts";
import { tools } from "./pages/tools.ts";

/**
 * The page groups, each with an overview, in the order of the navigation. Addresses, navigation, pictures
 * and components follow these tables (CONTRIBUTING.md).
 */
export const PAGE_GROUPS = {
  about,
  "getting-started": gettingStarted,
  practices,
  tools,
} as const satisfies Record<string, PageGroup>;

type Groups = typeof PAGE_GROUPS;
export type GroupName = keyof Groups;
type SlugOf<Group extends GroupName> = keyof Groups[Group] & string;

/** The kinds of a group's pages: `about/overview`, `about/mission` and so on. */
export type GroupKind<Group extends GroupName> = Group extends GroupName
  ? `${Group}/${SlugOf<Group>}`
  : never;

/** The kind of a group's page by the last segment of its address; without one, the overview. */
export function groupKind<Group extends GroupName>(
  group: Group,
  slug: string | undefined,
): GroupKind<Group> | undefined {
  if (slug === "overview" || !Object.hasOwn(pagesOf(group), slug ?? "overview")) return undefined;
  // Safe cast: the slug was looked up in the table.
  return `${group}/${slug ?? "overview"}` as GroupKind<Group>;
}

/** The addresses of a group's pages, overview first. */
export function groupAddresses(group: GroupName): string[] {
  return Object.keys(pagesOf(group)).map((slug) => addressOf(group, slug));
}

/** The group's pages that the navigation lists. */
export function navigationOf(group: GroupName): { readonly label: string; readonly to: string }[] {
  return Object.entries(pagesOf(group)).flatMap(([slug, { label }]) =>
    label === undefined ? [] : [{ label, to: addressOf(group, slug) }],
  );
}

function pagesOf(group: GroupName): PageGroup {
  return PAGE_GROUPS[group];
}

function addressOf(group: GroupName, slug: string): string {
  return slug === "overview" ? `/${group}` : `/${group}/${slug}`;
}
