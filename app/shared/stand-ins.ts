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

/** The first rule that matches an address within the site. */
export function standInFor<Rule extends Pick<StandInRule, "pattern">>(
  rules: readonly Rule[],
  address: string,
): Rule | undefined {
  const segments = address.split("/");
  return rules.find(({ pattern }) => {
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

/** The address of a post, as a pattern. */
export const POST_PATTERN = "/blog/:year/:month/:slug";

/** The address of the page that is served for posts that do not exist. */
export const UNKNOWN_POST = "/blog/0000/00/unknown";

/** The category in the address of the page served for unknown categories. */
export const STAND_IN_CATEGORY = "unknown";
