import { PAGE_GROUPS } from "#app/content-model/page-address.ts";
import { navigationOf, type PageLink } from "#app/content-model/page-lists.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { sectionTitle } from "#app/domain/section-title.ts";

/** An entry of the main navigation. A group has its own page and a menu of items. */
export interface NavigationItem extends PageLink {
  readonly items?: readonly PageLink[];
}

/** The main navigation (specification, section 2; Tools: decision 31). */
export function mainNavigation(pages: readonly ContentPage[]): NavigationItem[] {
  const groups = PAGE_GROUPS.map((group) => ({
    label: sectionTitle(group),
    to: `/${group}`,
    items: navigationOf(pages, group),
  }));
  return [...groups, { label: "Blog", to: "/blog" }];
}
