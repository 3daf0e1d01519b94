import type { z } from "zod";
import {
  aboutOverviewPage,
  missionPage,
  reasonableChangePage,
  sciencePage,
  teamPage,
} from "./pages/about.ts";
import { assessmentPage } from "./pages/assessment.ts";
import {
  faqPage,
  firstStepsPage,
  gettingStartedOverviewPage,
  howItWorksPage,
  mistakesPage,
  quickStartPage,
} from "./pages/getting-started.ts";
import { homePage } from "./pages/home.ts";
import {
  animalHealthPage,
  grazingPage,
  practicesOverviewPage,
  soilPage,
  unknownPracticePage,
  waterPage,
} from "./pages/practices.ts";
import { legalPage, siteMapPage } from "./pages/static.ts";
import { fieldSheetPage, peoplePage, toolsOverviewPage } from "./pages/tools.ts";

/** One schema for each page. A page's kind is its file's path under `content/pages`, without `.yaml`. */
const schemas = {
  home: homePage,
  "about/overview": aboutOverviewPage,
  "about/mission": missionPage,
  "about/reasonable-change": reasonableChangePage,
  "about/science": sciencePage,
  "about/team": teamPage,
  "getting-started/overview": gettingStartedOverviewPage,
  "getting-started/assessment": assessmentPage,
  "getting-started/first-steps": firstStepsPage,
  "getting-started/quick-start": quickStartPage,
  "getting-started/mistakes": mistakesPage,
  "getting-started/faq": faqPage,
  "getting-started/how-it-works": howItWorksPage,
  "practices/overview": practicesOverviewPage,
  "practices/grazing": grazingPage,
  "practices/water": waterPage,
  "practices/soil": soilPage,
  "practices/animal-health": animalHealthPage,
  "practices/unknown": unknownPracticePage,
  "tools/overview": toolsOverviewPage,
  "tools/turn-in": fieldSheetPage,
  "tools/stop-grazing": fieldSheetPage,
  "tools/cost-share": fieldSheetPage,
  "tools/people": peoplePage,
  "tools/regions": fieldSheetPage,
  "legal/privacy": legalPage,
  "legal/terms": legalPage,
  "legal/accessibility": legalPage,
  "site-map": siteMapPage,
};

export type PageKind = keyof typeof schemas;

/** The parsed page of each kind. */
export type Pages = { [Kind in PageKind]: z.output<(typeof schemas)[Kind]> };

export const pageSchemas: { readonly [Kind in PageKind]: z.ZodType<Pages[Kind]> } = schemas;

export const PAGE_KINDS: readonly PageKind[] = Object.keys(schemas).filter(
  (kind): kind is PageKind => kind in schemas,
);

export type * from "./pages/about.ts";
export type * from "./pages/assessment.ts";
export type * from "./pages/fields.ts";
export type * from "./pages/getting-started.ts";
export type * from "./pages/home.ts";
export type * from "./pages/practices.ts";
export type * from "./pages/static.ts";
export type * from "./pages/tools.ts";
