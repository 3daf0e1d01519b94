import { PAGE_GROUPS } from "../content-model/page-groups.ts";

/** An address pattern that no file answers, and the page that stands for it. */
export interface StandInRule {
  /** `:name` stands for one path segment. */
  readonly pattern: string;
  /** The page's file in the built folder. */
  readonly file: string;
  readonly status: 200 | 404;
  /** Whether addresses that the pattern fits have files of their own (publish/hosts/netlify.ts). */
  readonly besideFiles: boolean;
}

const UNKNOWN_PRACTICE = { file: "practices/unknown.html", status: 200 } as const;

/**
 * What a host does with an address for which no file was built, first match first. Plain hosts that
 * know no rules serve `404.html`, and the page finds its own way in the browser.
 */
export const STAND_IN_RULES: readonly StandInRule[] = [
  ...Object.keys(PAGE_GROUPS.practices.pages).map(subtopicsOf),
  { ...UNKNOWN_PRACTICE, pattern: "/practices/:type", besideFiles: true },
  { ...UNKNOWN_PRACTICE, pattern: "/practices/:type/:subtopic", besideFiles: false },
  {
    pattern: "/blog/category/:category",
    file: "blog/category/unknown.html",
    status: 200,
    besideFiles: true,
  },
  {
    pattern: "/blog/:year/:month/:slug",
    file: "blog/0000/00/unknown.html",
    status: 404,
    besideFiles: true,
  },
  {
    pattern: "/admin/edit-post/:id",
    file: "admin/edit-post/any.html",
    status: 200,
    besideFiles: false,
  },
  {
    pattern: "/admin/view-post/:id",
    file: "admin/view-post/any.html",
    status: 200,
    besideFiles: false,
  },
];

/** A practice's subtopic is accepted and not used (specification, section 2). */
function subtopicsOf(practice: string): StandInRule {
  return {
    pattern: `/practices/${practice}/:subtopic`,
    file: `practices/${practice}.html`,
    status: 200,
    besideFiles: false,
  };
}

/** The rule for an address within the site, if one matches. */
export function standInFor(address: string): StandInRule | undefined {
  const given = address.split("/");
  return STAND_IN_RULES.find(({ pattern }) => {
    const wanted = pattern.split("/");
    return (
      given.length === wanted.length &&
      wanted.every((part, at) => (part.startsWith(":") ? given[at] !== "" : part === given[at]))
    );
  });
}

/**
 * A page's one address: without `.html` and without a slash at the end.
 *
 * @param path encoded or not, with a slash in front.
 * @returns nothing when the path is that address already.
 */
export function plainAddress(path: string): string | undefined {
  if (path.length < 2 || !(path.endsWith("/") || path.endsWith(".html"))) return undefined;
  const plain = path.replace(/\/+$|(?:\/index)?\.html$/, "");
  // One leading slash only: as a redirect's target, `//host` would lead to another site.
  return plain.replace(/^\/+/, "/") || "/";
}

/** The category in the address of the document that stands in for every unknown one. */
export const STAND_IN_CATEGORY = "unknown";
