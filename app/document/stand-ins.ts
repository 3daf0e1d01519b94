import { PAGE_GROUPS } from "../content-model/page-groups.ts";

/** An address pattern without built files, and the page to serve for it. */
export interface StandInRule {
  /** `:name` matches one path segment. */
  readonly pattern: string;
  /** The page's file in the built folder. */
  readonly file: string;
  readonly status: 200 | 404;
  /** Whether some matching addresses do have files of their own (publish/hosts/netlify.ts). */
  readonly besideFiles: boolean;
}

const UNKNOWN_PRACTICE = { file: "practices/unknown.html", status: 200 } as const;

/**
 * What a host serves for an address without a file; the first match wins. Hosts without rewrite rules
 * serve `404.html`, whose script then loads the right page.
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

/** A practice's subtopic is accepted but ignored (specification, section 2). */
function subtopicsOf(practice: string): StandInRule {
  return {
    pattern: `/practices/${practice}/:subtopic`,
    file: `practices/${practice}.html`,
    status: 200,
    besideFiles: false,
  };
}

/** The first rule that matches an address within the site. */
export function standInFor(address: string): StandInRule | undefined {
  const segments = address.split("/");
  return STAND_IN_RULES.find(({ pattern }) => {
    const parts = pattern.split("/");
    return (
      parts.length === segments.length &&
      parts.every((part, index) =>
        part.startsWith(":") ? segments[index] !== "" : part === segments[index],
      )
    );
  });
}

/**
 * A page's canonical path: without `.html` and without a trailing slash.
 *
 * @param path with a leading slash, encoded or not.
 * @returns undefined if the path is canonical already.
 */
export function plainAddress(path: string): string | undefined {
  if (path.length < 2 || !(path.endsWith("/") || path.endsWith(".html"))) return undefined;
  const plain = path.replace(/\/+$|(?:\/index)?\.html$/, "");
  // Only one leading slash: a redirect to `//host` would leave the site.
  return plain.replace(/^\/+/, "/") || "/";
}

/** The category in the address of the page served for unknown categories. */
export const STAND_IN_CATEGORY = "unknown";
