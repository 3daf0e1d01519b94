/** One entry of the main navigation; a group has a page of its own and entries below it. */
export interface NavigationItem {
  readonly label: string;
  readonly to: string;
  readonly items?: readonly { readonly label: string; readonly to: string }[];
}

/** The main navigation (specification, section 2). */
export const NAVIGATION: readonly NavigationItem[] = [
  {
    label: "About",
    to: "/about",
    items: [
      { label: "Our Mission", to: "/about/mission" },
      { label: "What is Reasonable Change?", to: "/about/reasonable-change" },
      { label: "The Science", to: "/about/science" },
      { label: "Meet the Team", to: "/about/team" },
    ],
  },
  {
    label: "Getting Started",
    to: "/getting-started",
    items: [
      { label: "Is This For You?", to: "/getting-started/assessment" },
      { label: "First Steps Guide", to: "/getting-started/first-steps" },
      { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
      { label: "Common Mistakes", to: "/getting-started/mistakes" },
      { label: "FAQ", to: "/getting-started/faq" },
    ],
  },
  {
    label: "Practices",
    to: "/practices",
    items: [
      { label: "Grazing Management", to: "/practices/grazing" },
      { label: "Water Systems", to: "/practices/water" },
      { label: "Soil Building", to: "/practices/soil" },
      { label: "Animal Health", to: "/practices/animal-health" },
    ],
  },
  { label: "Blog", to: "/blog" },
];

/** Where "Get Started" and every "Take the Assessment" lead (specification, section 1). */
export const ASSESSMENT_PATH = "/getting-started/assessment";

/** The footer's Get Started list (specification, section 2). */
export const FOOTER_LINKS = [
  { label: "Free Assessment", to: ASSESSMENT_PATH },
  { label: "Beginner's Guide", to: "/getting-started/first-steps" },
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
