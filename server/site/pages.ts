import { cacheRule, SECURITY_HEADERS } from "../../app/document/response-headers.ts";
import { plainAddress } from "../../app/document/stand-ins.ts";
import { searchPath, searchTerm } from "../../app/domain/search/search.ts";
import type { CurrentSnapshot } from "../content/current-snapshot.ts";
import type { Snapshot } from "../content/snapshot.ts";
import type { ContentPort } from "../../app/backend/ports/content.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { limitAtOnce } from "../limit-at-once.ts";
import type { SiteHandler } from "./load-site.ts";

/** A cache in front is at most a second behind, and serves what it has while this server is away. */
const DOCUMENT_CACHE = "public, max-age=0, s-maxage=1, stale-if-error=86400";
const NEVER_KEPT = "no-store";
const RENDERINGS_AT_ONCE = 2;
const LONGEST_ADDRESS = 2000;
const NOT_FOUND_PAGE = "/404";
/** The version of what does not change while the server runs. */
const BUILD = "build";

/** Where an address leads that has no page. */
export type Lead =
  | { readonly kind: "elsewhere"; readonly address: string }
  | { readonly kind: "gone" }
  | undefined;

export interface PagesOptions {
  readonly site: SiteHandler;
  readonly origin: string;
  readonly current: CurrentSnapshot;
  readonly contentOf: (snapshot: Snapshot) => ContentPort;
  readonly files: (address: string) => Promise<Answer> | undefined;
  readonly kept: KeptAnswers;
  /** Asked only for addresses without a page. */
  readonly leadOf: (address: string) => Promise<Lead>;
  readonly onMissing: (address: string) => void;
}

/** What the site answers to a GET. */
export interface SitePages {
  readonly answer: (url: string) => Promise<Answer>;
  /** The answer where it is kept: for most readers, without waiting for anything. */
  readonly ready: (url: string) => Answer | undefined;
}

/**
 * Answers addresses of the site: files of the build, and pages rendered when they are first asked for
 * and kept until the content changes. Nothing of a request but its address decides what is answered.
 */
export function sitePages(options: PagesOptions): SitePages {
  const { site, origin, current, contentOf, files, kept, leadOf, onMissing } = options;
  const inTurn = limitAtOnce(RENDERINGS_AT_ONCE);

  const render = (path: string, snapshot: Snapshot) =>
    inTurn(async () => {
      const response = await site(new Request(origin + path), contentOf(snapshot));
      return fromResponse(path, response);
    });

  async function page(path: string, snapshot: Snapshot): Promise<Answer> {
    const make = () => render(path, snapshot);
    return kept.answer(
      path,
      snapshot.version,
      make,
      (answer) => answer.status === 200 && isItself(path, answer),
    );
  }

  /** The page that says that nothing is there, rendered once for all such addresses. */
  async function nothing(status: 404 | 410, snapshot: Snapshot): Promise<Answer> {
    const make = () => render(NOT_FOUND_PAGE, snapshot);
    const found = await kept.answer(NOT_FOUND_PAGE, snapshot.version, make, () => true);
    return { ...found, status, headers: { ...found.headers, "Cache-Control": "no-cache" } };
  }

  async function missing(path: string, snapshot: Snapshot): Promise<Answer> {
    const lead = await leadOf(path);
    if (lead?.kind === "elsewhere") return redirect(lead.address);
    if (lead?.kind === "gone") return nothing(410, snapshot);
    onMissing(path);
    return nothing(404, snapshot);
  }

  async function answer(url: string): Promise<Answer> {
    const { path, query } = split(url);
    const snapshot = await current.now();
    if (path === undefined) return nothing(404, snapshot);
    const file = files(path);
    if (file) {
      const read = () => file;
      return kept.answer(path, BUILD, read, () => true);
    }
    const plain = path === "/" ? undefined : plainAddress(path);
    if (plain !== undefined) return redirect(plain + query);
    const one = oneSpelling(path);
    const term = termIn(one, query);
    if (term !== "" && path !== "/blog") return redirect(searchPath(term));
    if (term !== "") return neverKept(await render(path + query, snapshot));
    const found = await page(one, snapshot);
    if (found.status === 404) return missing(path, snapshot);
    return one === path ? found : redirect(one);
  }

  return {
    answer,
    ready(url) {
      const version = current.version();
      // Kept are pages under their one spelling, and files: an address with a question is neither.
      const found = version === undefined ? undefined : kept.ready(url, version, BUILD);
      return found?.status === 200 ? found : undefined;
    },
  };
}

/**
 * The term that a list of posts is asked for; empty where none is, and the question says nothing. The blog
 * answers it; every other list and spelling leads there.
 */
function termIn(path: string, query: string): string {
  const isList = /^\/blog(?:\/all|\/page\/\d+)?$/.test(path);
  return isList ? searchTerm(new URLSearchParams(query).get("q")) : "";
}

/**
 * One spelling for each page: a stranger who knows many must not fill what is kept. Letters need no escape,
 * and the digits of an escape (`%C3`) are upper case everywhere.
 */
function oneSpelling(path: string): string {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  if (isDesk(plain)) return plain;
  return plain.toLowerCase().replace(/%[0-9a-f]{2}/g, (escape) => escape.toUpperCase());
}

/**
 * Whether a page is at its own address: it names itself as such. Others are answers to whatever a
 * stranger makes up, and must not push out what is kept. The desk's own screens have no second segment.
 */
function isItself(path: string, { headers, body }: Answer): boolean {
  if (isDesk(path)) return /^\/admin(?:\/[^/]+)?$/.test(path);
  if (!headers["Content-Type"]?.startsWith("text/html")) return true;
  const [, canonical] = CANONICAL.exec(String(body.ready("identity"))) ?? [];
  return path === WHOLE_LIST || (canonical !== undefined && (canonical || "/") === path);
}

/** One list of all posts, which names the blog as its address. */
const WHOLE_LIST = "/blog/all";
const CANONICAL = /<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/;

const LINE_BREAK = /[\n\r\u2028\u2029]/;

const isDesk = (path: string) => path === "/admin" || path.startsWith("/admin/");

/** The path as browsers send it, and the question with its mark. */
function split(url: string): { readonly path: string | undefined; readonly query: string } {
  const [path = "/", ...rest] = url.split("?");
  const query = rest.length === 0 ? "" : `?${rest.join("?")}`;
  return { path: url.length <= LONGEST_ADDRESS && isPlain(path) ? path : undefined, query };
}

/**
 * Whether a path is one that browsers ask for as it stands: one of two slashes would name another host, one
 * with dots or a fragment another path, and one with half an escape none. No page has a line break in its
 * address, and the router, which has no route for one, would write an error for each.
 */
function isPlain(path: string): boolean {
  try {
    if (LINE_BREAK.test(decodeURIComponent(path))) return false;
  } catch {
    return false;
  }
  return !path.startsWith("//") && URL.parse(path, "http://site")?.pathname === path;
}

async function fromResponse(path: string, response: Response): Promise<Answer> {
  const location = response.headers.get("Location");
  const type = response.headers.get("Content-Type") ?? "application/octet-stream";
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": type,
    "Cache-Control": isDesk(path) || response.status >= 500 ? NEVER_KEPT : publicCache(path, type),
    ...(location === null ? {} : { Location: location }),
  };
  return answerOf(response.status, headers, Buffer.from(await response.arrayBuffer()));
}

/** A page, and a file that is made from the posts, changes with them; a drawing does not. */
function publicCache(path: string, type: string): string {
  if (type.startsWith("text/html")) return DOCUMENT_CACHE;
  const rule = cacheRule(path);
  return rule.includes("max-age=0") ? DOCUMENT_CACHE : rule;
}

function neverKept(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "Cache-Control": NEVER_KEPT } };
}

/** Leads on within the site, whatever the address is. */
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
