import { searchTerm } from "#app/domain/search/search.ts";
import { decoded } from "#app/shared/decoded.ts";

const MAX_ADDRESS_LENGTH = 2000;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

export const isDesk = (path: string) => path === "/admin" || path.startsWith("/admin/");

/** The path, if valid, and the query with its question mark. */
export function splitAddress(url: string): {
  readonly path: string | undefined;
  readonly query: string;
} {
  const [path = "/", ...rest] = url.split("?");
  const query = rest.length === 0 ? "" : `?${rest.join("?")}`;
  return { path: url.length <= MAX_ADDRESS_LENGTH && isPlain(path) ? path : undefined, query };
}

/**
 * Whether a path is unambiguous: two leading slashes would name another host, dots or a fragment another
 * path, and a malformed escape no path. Line breaks occur in no page's address, and the router would log an
 * error for each.
 */
function isPlain(path: string): boolean {
  const plain = decoded(path);
  if (plain === undefined || LINE_BREAK.test(plain)) return false;
  return !path.startsWith("//") && URL.parse(path, "http://site")?.pathname === path;
}

/**
 * The search term of a list of posts; empty if there is none, and then the query is ignored. The blog
 * answers searches; every other list redirects there.
 */
export function termIn(path: string, query: string): string {
  const isList = /^\/blog(?:\/all|\/page\/\d+)?$/.test(path);
  return isList ? searchTerm(new URLSearchParams(query).get("q")) : "";
}

/**
 * One spelling per page, so that strangers cannot fill the cache with variants. Letters are unescaped, and
 * escapes (`%C3`) are upper case.
 */
export function normalizedPath(path: string): string {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  if (isDesk(plain)) return plain;
  return plain.toLowerCase().replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase());
}
