import { type GroupName, navigationOf } from "#app/content-model/page-groups.ts";
import { PLANNERS } from "#app/content-model/planners.ts";
import { sectionTitle } from "#app/domain/section-title.ts";

/** An entry of the main navigation. A group has its own page and a menu of items. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly items?: readonly { readonly label: string; readonly to: string }[];
}

const group = (name: GroupName): NavigationItem => ({
  label: sectionTitle(name),
  to: `/${name}`,
  items: navigationOf(name),
});

const plannerLink = ({ slug, label }: (typeof PLANNERS)[number]) => ({
  label,
  to: `/tools/${slug}`,
});

/** The main navigation (specification, section 2; Tools: decision 31). */
export const NAVIGATION: readonly NavigationItem[] = [
  group("about"),
  group("getting-started"),
  group("practices"),
  { ...group("tools"), items: [...PLANNERS.map(plannerLink), ...navigationOf("tools")] },
  { label: "Blog", to: "/blog" },
];
