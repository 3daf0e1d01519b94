import { cacheRule, SECURITY_HEADERS } from "#app/document/response-headers.ts";
import { languageOf } from "#app/language/language.ts";
import { plainAddress, POST_PATTERN, standInFor, UNKNOWN_POST } from "#app/shared/stand-ins.ts";
import { searchPath } from "#app/domain/search/search.ts";
import type { CurrentSnapshot } from "../content/current-snapshot.ts";
import type { Snapshot } from "../content/snapshot.ts";
import type { ContentPort } from "#app/backend/ports/content.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { SiteHandler } from "./load-site.ts";
import { isDesk, normalizedPath, splitAddress, termIn } from "./request-address.ts";

/** A cache in front is at most a second behind, and serves stale pages while this server is down. */
const DOCUMENT_CACHE = "public, max-age=0, s-maxage=1, stale-if-error=86400";
const NO_STORE = "no-store";
const MAX_CONCURRENT_RENDERS = 2;
/** The 404 page of each language, at an address that has none. A missing post has a page of its own. */
const NOT_FOUND_PAGE = { en: "/404", es: "/es/404" } as const;
/** The editor's desk is one document for all its addresses. */
const DESK = "/admin";
/** The cache version of files that do not change while the server runs. */
const BUILD = "build";

/** What happens to an address without a page; `undefined` for a plain 404. */
export type Redirect =
  | { readonly kind: "elsewhere"; readonly address: string }
  | { readonly kind: "gone" }
  | undefined;

export interface PagesOptions {
  readonly site: SiteHandler;
  readonly origin: string;
  readonly current: Pick<CurrentSnapshot, "now" | "version">;
  readonly contentOf: (snapshot: Snapshot) => ContentPort;
  /** A file of the build; `undefined` if there is none, or if changed texts outdate it, so that it must be rendered. */
  readonly files: (path: string, snapshot: Snapshot) => Promise<Answer> | undefined;
  readonly cache: AnswerCache;
  /** Called only for addresses without a page. */
  readonly redirectOf: (address: string) => Promise<Redirect>;
  readonly onMissing: (address: string) => void;
}

export type SitePages = ReturnType<typeof sitePages>;

/**
 * Answers addresses of the site: files of the build, and pages rendered on first request and cached until
 * the content changes. An answer depends only on the address.
 */
export function sitePages(options: PagesOptions) {
  const { site, origin, current, contentOf, files, cache, redirectOf, onMissing } = options;
  const limited = limitConcurrency(MAX_CONCURRENT_RENDERS);

  const render = (path: string, snapshot: Snapshot) =>
    limited(async () => {
      const response = await site(new Request(origin + path), contentOf(snapshot));
      return fromResponse(path, response);
    });

  async function page(path: string, snapshot: Snapshot): Promise<Answer> {
    const make = () => render(path, snapshot);
    return cache.answer(
      path,
      snapshot.version,
      make,
      (answer) => answer.status === 200 && isCanonical(path, answer),
    );
  }

  /** The 404 page for the kind of address and its language, rendered once for all such addresses. */
  async function notFoundAnswer(
    status: 404 | 410,
    address: string,
    snapshot: Snapshot,
  ): Promise<Answer> {
    const isPost = standInFor([{ pattern: POST_PATTERN }], address) !== undefined;
    const notFound = isPost ? UNKNOWN_POST : NOT_FOUND_PAGE[languageOf(address)];
    const make = () => render(notFound, snapshot);
    const found = await cache.answer(notFound, snapshot.version, make, () => true);
    return { ...found, status, headers: { ...found.headers, "Cache-Control": "no-cache" } };
  }

  async function missing(path: string, snapshot: Snapshot): Promise<Answer> {
    const target = await redirectOf(path);
    if (target?.kind === "elsewhere") return redirect(target.address);
    if (target?.kind === "gone") return notFoundAnswer(410, path, snapshot);
    onMissing(path);
    return notFoundAnswer(404, path, snapshot);
  }

  /** The page or file at a path, without redirects and without counting it as missing; `undefined` if there is none. */
  async function pageAt(path: string): Promise<Answer | undefined> {
    const snapshot = await current.now();
    const file = files(path, snapshot);
    if (file) return file;
    const one = normalizedPath(plainAddress(path) ?? path);
    const found = await page(isDesk(one) ? DESK : one, snapshot);
    return found.status === 200 && !isEmptyCategory(one, found) ? found : undefined;
  }

  async function answer(url: string): Promise<Answer> {
    const { path, query } = splitAddress(url);
    const snapshot = await current.now();
    if (path === undefined) return notFoundAnswer(404, url, snapshot);
    const file = files(path, snapshot);
    if (file) {
      const read = () => file;
      return cache.answer(path, BUILD, read, () => true);
    }
    const plain = path === "/" ? undefined : plainAddress(path);
    if (plain !== undefined) return redirect(plain + query);
    const one = normalizedPath(path);
    const term = termIn(one, query);
    if (term !== "" && path !== "/blog") return redirect(searchPath(term));
    if (term !== "") return searched(path + query, term, snapshot);
    const found = await page(isDesk(one) ? DESK : one, snapshot);
    if (found.status === 404) return missing(path, snapshot);
    // A category without posts has a page, too, which says so.
    const renamed = isEmptyCategory(one, found) ? await redirectOf(one) : undefined;
    if (renamed?.kind === "elsewhere") return redirect(renamed.address);
    return one === path ? found : redirect(one);
  }

  /** The results of a search. If there are none and the term is a renamed tag, a redirect to the new name's results. */
  async function searched(address: string, term: string, snapshot: Snapshot): Promise<Answer> {
    const renamed = await redirectOf(searchPath(term));
    const isFound = renamed === undefined || (await contentOf(snapshot).search?.(term, 1))?.total;
    if (!isFound && renamed?.kind === "elsewhere") return redirect(renamed.address);
    return uncached(await render(address, snapshot));
  }

  return {
    answer,
    pageAt,
    /** The cached answer, if any, without waiting. */
    ready: (url: string) => {
      // A share image's cached file may be outdated, if an owner has changed its text.
      if (url.startsWith("/share/")) return undefined;
      const version = current.version();
      // Only files and pages under their normalized path are cached, never an address with a query.
      const found = version === undefined ? undefined : cache.ready(url, version, BUILD);
      return found?.status === 200 ? found : undefined;
    },
  };
}

/**
 * Whether a page was requested by its own address. Others may be made up by strangers and must not push pages
 * out of the cache.
 */
function isCanonical(path: string, { headers }: Answer): boolean {
  if (path === DESK || path === WHOLE_LIST) return true;
  return !headers["Content-Type"]?.startsWith("text/html") || headers[OWN_ADDRESS] === path;
}

/** Only a category with posts has an address of its own. */
function isEmptyCategory(path: string, { headers }: Answer): boolean {
  return path.startsWith("/blog/category/") && headers[OWN_ADDRESS] === undefined;
}

/** The list of all posts, whose own address is the blog. */
const WHOLE_LIST = "/blog/all";
/** The header with a page's own address within the site. */
const OWN_ADDRESS = "Content-Location";

async function fromResponse(path: string, response: Response): Promise<Answer> {
  const location = response.headers.get("Location");
  const own = response.headers.get(OWN_ADDRESS);
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": type,
    "Cache-Control": isDesk(path) || response.status >= 500 ? NO_STORE : publicCache(path, type),
    ...(location === null ? {} : { Location: location }),
    ...(own === null ? {} : { [OWN_ADDRESS]: own }),
  };
  return answerOf(response.status, headers, Buffer.from(await response.arrayBuffer()));
}

/** Pages and files generated from posts change with them; drawings do not. */
function publicCache(path: string, type: string): string {
  if (type.startsWith("text/html")) return DOCUMENT_CACHE;
  const rule = cacheRule(path);
  return rule.includes("max-age=0") ? DOCUMENT_CACHE : rule;
}

function uncached(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "Cache-Control": NO_STORE } };
}

/** A redirect that stays within the site, whatever the address. */
function redirect(address: string): Answer {
  const { pathname, search, hash } = new URL(address, "http://site");
  const headers = {
    ...SECURITY_HEADERS,
    Location: `/${pathname.replace(/^\/+/, "")}${search}${hash}`,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": DOCUMENT_CACHE,
  };
  return answerOf(301, headers, Buffer.from(""));
}
