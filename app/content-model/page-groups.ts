/** A page of a group. Its slug is part of its address and of its YAML file's name. */
interface GroupPage {
  /** Its label in the navigation; absent if the navigation does not list it. */
  readonly label?: string;
}

interface PageGroup {
  /** The group's name. Its overview is at `/{group}`. */
  readonly label: string;
  readonly pages: Readonly<Record<string, GroupPage>>;
}

/**
 * The page groups, each with an overview, in the order of the navigation. Addresses, navigation, schemas
 * and components follow this table.
 */
export const PAGE_GROUPS = {
  about: {
    label: "About",
    pages: {
      mission: { label: "Our Mission" },
      "reasonable-change": { label: "What is Reasonable Change?" },
      science: { label: "The Science" },
      team: { label: "Meet the Team" },
    },
  },
  "getting-started": {
    label: "Getting Started",
    pages: {
      assessment: { label: "Is This For You?" },
      "first-steps": { label: "First Steps Guide" },
      "quick-start": { label: "30-Day Quick Start" },
      mistakes: { label: "Common Mistakes" },
      faq: { label: "FAQ" },
      "how-it-works": {},
    },
  },
  practices: {
    label: "Practices",
    pages: {
      grazing: { label: "Grazing Management" },
      water: { label: "Water Systems" },
      soil: { label: "Soil Building" },
      "animal-health": { label: "Animal Health" },
    },
  },
  tools: {
    label: "Tools",
    pages: {
      "turn-in": { label: "Before You Open the Gate" },
      "stop-grazing": { label: "When to Stop Grazing" },
      "cost-share": { label: "Paying for It" },
      people: { label: "People Who Will Walk Your Pasture" },
      regions: { label: "Where You Ranch" },
    },
  },
} as const satisfies Record<string, PageGroup>;

export type GroupName = keyof typeof PAGE_GROUPS;

/** The slugs of a group's pages, without the overview. */
export type GroupSlug<Group extends GroupName> = keyof (typeof PAGE_GROUPS)[Group]["pages"] &
  string;

/** The kinds of a group's pages: `about/overview`, `about/mission` and so on. */
export type GroupKind<Group extends GroupName> = Group extends GroupName
  ? `${Group}/${GroupSlug<Group> | "overview"}`
  : never;

/** The kind of a group's page by the last segment of its address; without one, the overview. */
export function groupKind<Group extends GroupName>(
  group: Group,
  slug: string | undefined,
): GroupKind<Group> | undefined {
  if (slug === undefined) return kindOf(group, "overview");
  const pages: Readonly<Record<string, GroupPage>> = PAGE_GROUPS[group].pages;
  return Object.hasOwn(pages, slug) ? kindOf(group, slug) : undefined;
}

/** The addresses of a group's pages, overview first. */
export function groupAddresses(group: GroupName): string[] {
  return [`/${group}`, ...Object.keys(PAGE_GROUPS[group].pages).map((slug) => `/${group}/${slug}`)];
}

/** The group's pages that the navigation lists. */
export function navigationOf(group: GroupName): { readonly label: string; readonly to: string }[] {
  const pages: Readonly<Record<string, GroupPage>> = PAGE_GROUPS[group].pages;
  return Object.entries(pages).flatMap(([slug, { label }]) =>
    label === undefined ? [] : [{ label, to: `/${group}/${slug}` }],
  );
}

// Safe cast: both callers have looked the slug up in the table.
function kindOf<Group extends GroupName>(group: Group, slug: string): GroupKind<Group> {
  return `${group}/${slug}` as GroupKind<Group>;
}
