import { pagesIn, spanishGroups } from "../content-model/page-lists.ts";
import type { ContentPage } from "../content-model/pages/page.ts";
import { POST_PATTERN, type StandInRule, UNKNOWN_POST } from "#app/shared/stand-ins.ts";

const UNKNOWN_PRACTICE = { file: "practices/unknown.html", status: 200 } as const;

const UNKNOWN_IN_SPANISH = { file: "es/404.html", status: 404, besideFiles: true } as const;

/**
 * What a host serves for an address without a file; the first match wins. Hosts without rewrite rules
 * serve `404.html`, whose script then loads the right page.
 */
export const standInRules = (pages: readonly ContentPage[]): readonly StandInRule[] => [
  ...pagesIn(pages, "practices")
    .slice(1)
    .map(({ address }) => subtopicsOf(address)),
  { ...UNKNOWN_PRACTICE, pattern: "/practices/:type", besideFiles: true },
  { ...UNKNOWN_PRACTICE, pattern: "/practices/:type/:subtopic", besideFiles: false },
  {
    pattern: "/blog/category/:category",
    file: "blog/category/unknown.html",
    status: 200,
    besideFiles: true,
  },
  {
    pattern: POST_PATTERN,
    file: `${UNKNOWN_POST.slice(1)}.html`,
    status: 404,
    besideFiles: true,
  },
  ...spanishGroups(pages).map((pattern): StandInRule => {
    return { pattern, file: "es.html", status: 200, besideFiles: false };
  }),
  { ...UNKNOWN_IN_SPANISH, pattern: "/es/:page" },
  { ...UNKNOWN_IN_SPANISH, pattern: "/es/:group/:page" },
  // The editor's desk is one document.
  { pattern: "/admin/:screen", file: "admin.html", status: 200, besideFiles: false },
  { pattern: "/admin/:screen/:id", file: "admin.html", status: 200, besideFiles: false },
];

/** A practice's subtopic is accepted but ignored (specification, section 2). */
function subtopicsOf(practice: string): StandInRule {
  return {
    pattern: `${practice}/:subtopic`,
    file: `${practice.slice(1)}.html`,
    status: 200,
    besideFiles: false,
  };
}
