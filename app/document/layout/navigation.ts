import { type GroupName, navigationOf, PAGE_GROUPS } from "../../content-model/page-groups.ts";
import { PLANNERS } from "../../content-model/planners.ts";
import { ASSESSMENT_PATH } from "../../ui/links/assessment-path.ts";

/** An entry of the main navigation. A group has its own page and a menu of items. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly items?: readonly { readonly label: string; readonly to: string }[];
}

const group = (name: GroupName): NavigationItem => ({
  label: PAGE_GROUPS[name].label,
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

/** The footer's Get Started list (specification, section 2). */
export const FOOTER_LINKS = [
  { label: "Free Assessment", to: ASSESSMENT_PATH },
  { label: "Beginner’s Guide", to: "/getting-started/first-steps" },
  { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
  { label: "Blog Articles", to: "/blog" },
  { label: "FAQ", to: "/getting-started/faq" },
] as const;

export const LEGAL_LINKS = [
  { label: "Privacy Policy", to: "/privacy" },
  { label: "Terms of Service", to: "/terms" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Site Map", to: "/sitemap" },
] as const;
