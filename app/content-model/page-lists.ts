import {
  groupOf,
  isOverview,
  PAGE_GROUPS,
  type PageGroup,
  UNKNOWN_PRACTICE,
} from "./page-address.ts";
import type { ContentPage } from "./pages/page.ts";
import { PLANNERS } from "./planners.ts";

/** A link in a list of pages. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** The pages that have an address of their own. */
export function listedPages(pages: readonly ContentPage[]): ContentPage[] {
  return pages.filter(({ name }) => name !== UNKNOWN_PRACTICE);
}

/** A group's pages in their order, overview first. */
export function pagesIn(pages: readonly ContentPage[], group: PageGroup): ContentPage[] {
  return listedPages(pages)
    .filter(({ name }) => groupOf(name) === group)
    .toSorted(
      (a, b) =>
        Number(isOverview(b.name)) - Number(isOverview(a.name)) ||
        a.order - b.order ||
        a.name.localeCompare(b.name),
    );
}

/** The pages of a group that its overview shows and the navigation lists. */
export function pagesWithCard(pages: readonly ContentPage[], group: PageGroup) {
  return withCard(pagesIn(pages, group));
}

export function withCard(pages: readonly ContentPage[]) {
  return pages.flatMap((page) => (page.card ? [{ ...page, card: page.card }] : []));
}

/** The pages in Spanish that lists show, the sheets for the gate first. */
export function spanishPages(pages: readonly ContentPage[]): ContentPage[] {
  return SPANISH_ORDER.flatMap((name) => pages.filter((page) => page.name === `es/${name}`));
}

/**
 * Addresses of groups that have Spanish pages but no Spanish overview. The Spanish home, which lists all pages, answers
 * for them.
 */
export const spanishGroups = (pages: readonly ContentPage[]): string[] =>
  PAGE_GROUPS.map((group) => `/es/${group}`).filter(
    (group) =>
      pages.some(({ address }) => address.startsWith(`${group}/`)) &&
      !pages.some(({ address }) => address === group),
  );

const SPANISH_ORDER = [
  "tools/turn-in",
  "tools/stop-grazing",
  "getting-started/quick-start",
  "practices/animal-health",
  "getting-started/first-steps",
  "getting-started/mistakes",
  "getting-started/assessment",
];

/** A group's entries in the navigation. The planners come before the sheets of Tools. */
export function navigationOf(pages: readonly ContentPage[], group: PageGroup): PageLink[] {
  return [...(group === "tools" ? PLANNER_LINKS : []), ...pagesWithCard(pages, group).map(linkTo)];
}

export const linkTo = ({ label, address }: ContentPage): PageLink => ({ label, to: address });

export const PLANNER_LINKS: readonly PageLink[] = PLANNERS.map(({ slug, label }) => ({
  label,
  to: `/tools/${slug}`,
}));
