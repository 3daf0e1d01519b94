import type { z } from "zod";
import { about } from "./pages/about.ts";
import { gettingStarted } from "./pages/getting-started.ts";
import { homePage } from "./pages/home.ts";
import { practices, unknownPracticePage } from "./pages/practices.ts";
import { legalPage, siteMapPage } from "./pages/static.ts";
import { tools } from "./pages/tools.ts";

/** The schema of each page. A page's kind is its file's path under `content/pages`, without `.yaml`. */
const schemas = {
  home: homePage,
  ...schemasOf("about", about),
  ...schemasOf("getting-started", gettingStarted),
  ...schemasOf("practices", practices),
  "practices/unknown": unknownPracticePage,
  ...schemasOf("tools", tools),
  "legal/privacy": legalPage,
  "legal/terms": legalPage,
  "legal/accessibility": legalPage,
  "site-map": siteMapPage,
};

export type PageKind = keyof typeof schemas;

/** The parsed page of each kind. */
export type Pages = { [Kind in PageKind]: z.output<(typeof schemas)[Kind]> };

/** What the component of a group's page is given. */
export interface PageProps<Kind extends PageKind> {
  readonly page: Pages[Kind];
  /** The way back to the group's overview. */
  readonly group: { readonly label: string; readonly to: string };
}

export const pageSchemas: { readonly [Kind in PageKind]: z.ZodType<Pages[Kind]> } = schemas;

export const PAGE_KINDS: readonly PageKind[] = Object.keys(schemas).filter(
  (kind): kind is PageKind => kind in schemas,
);

/** The schemas of a group's pages, by their kinds. */
function schemasOf<
  Group extends string,
  Rows extends Readonly<Record<string, { readonly schema: z.ZodType }>>,
>(group: Group, rows: Rows) {
  const entries = Object.entries(rows).map(([slug, { schema }]) => [`${group}/${slug}`, schema]);
  // What `Object.fromEntries` makes of the rows, which TypeScript does not follow.
  return Object.fromEntries(entries) as {
    [Slug in keyof Rows & string as `${Group}/${Slug}`]: Rows[Slug]["schema"];
  };
}

/** A page's kind with its content. */
export type Screen<Kind extends PageKind> = Kind extends PageKind
  ? { readonly kind: Kind; readonly page: Pages[Kind] }
  : never;
