import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { blankForms } from "#app/language/es.ts";
import { inSpanish, type Language } from "#app/language/language.ts";
import { PAGE_GROUPS } from "#app/content-model/page-address.ts";
import {
  linkTo,
  navigationOf,
  type PageLink,
  spanishPages,
} from "#app/content-model/page-lists.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { BLANK_FORMS_PATH } from "#app/content-model/planners.ts";
import { sectionTitle } from "#app/domain/section-title.ts";

/** An entry of the main navigation. A group has its own page and a menu of items. */
export interface NavigationItem extends PageLink {
  readonly items?: readonly PageLink[];
}

/** The main navigation (specification, section 2; Tools: decision 31). */
export function mainNavigation(
  pages: readonly ContentPage[],
  language: Language,
): readonly NavigationItem[] {
  // The header has a button for the assessment.
  if (language === "es")
    return spanishPages(pages)
      .filter(({ address }) => !address.endsWith(ASSESSMENT_PATH))
      .map(linkTo);
  const groups = PAGE_GROUPS.map((group) => ({
    label: sectionTitle(group),
    to: `/${group}`,
    items: navigationOf(pages, group),
  }));
  return [...groups, { label: "Blog", to: "/blog" }];
}

/** The footer's Get Started list (specification, section 2). */
const GET_STARTED: readonly PageLink[] = [
  { label: "Free Assessment", to: ASSESSMENT_PATH },
  { label: "Beginner’s Guide", to: "/getting-started/first-steps" },
  { label: "30-Day Quick Start", to: "/getting-started/quick-start" },
  { label: "Blog Articles", to: "/blog" },
  { label: "FAQ", to: "/getting-started/faq" },
];

/** The footer's list of pages. In Spanish it lists all of them. */
export function footerLinks(
  pages: readonly ContentPage[],
  language: Language,
): readonly PageLink[] {
  if (language === "en") return GET_STARTED;
  const forms = { label: blankForms.title, to: inSpanish(BLANK_FORMS_PATH) };
  return [...spanishPages(pages).map(linkTo), forms];
}
