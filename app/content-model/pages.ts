import type { z } from "zod";
import { aboutPages } from "./pages/about.ts";
import { gettingStartedPages } from "./pages/getting-started.ts";
import { homePage } from "./pages/home.ts";
import { practicesPages } from "./pages/practices.ts";
import { legalPage, siteMapPage } from "./pages/static.ts";
import { toolsPages } from "./pages/tools.ts";

/** The schema of each page. A page's kind is its file's path under `content/pages`, without `.yaml`. */
const schemas = {
  home: homePage,
  ...aboutPages,
  ...gettingStartedPages,
  ...practicesPages,
  ...toolsPages,
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
