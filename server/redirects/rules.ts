import { decoded } from "#app/shared/decoded.ts";
import { isDesk, normalizedPath } from "../site/request-address.ts";
import { postAt, stepsFrom } from "../site/redirects.ts";
import { MAX_ADDRESS_LENGTH } from "./missing.ts";
import type { Services } from "../services.ts";

/** A redirect as somebody typed it. */
interface TypedRedirect {
  readonly address: string;
  readonly leadsTo: string;
}

/** A redirect that can be set, or which of its addresses is wrong and why. */
type CheckedRedirect =
  | ({ readonly ok: true } & TypedRedirect)
  | { readonly ok: false; readonly field: keyof TypedRedirect; readonly why: string };

/** Addresses of the program itself, which can never be pages. */
const RESERVED = /^\/(?:api|media|preview|assets|metrics)(?:\/|$)/;
const WITHIN_SITE = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Checks a redirect: from an address without a page, to one within the site, without a loop. A full URL of this
 * site, or for `address` also of an old site, counts as its path.
 */
export async function checkRedirect(
  { db, now, origin, pageAt }: Pick<Services, "db" | "now" | "origin" | "pageAt">,
  typed: TypedRedirect,
): Promise<CheckedRedirect> {
  const address = oldPath(typed.address.trim());
  const wrongAddress = (why: string) => ({ ok: false, field: "address", why }) as const;
  if ("why" in address) return wrongAddress(address.why);
  const { path } = address;
  if (path === "/") return wrongAddress("This is the home page, which readers always see.");
  if (isDesk(path) || RESERVED.test(path)) {
    return wrongAddress("This address belongs to the program itself and can’t be redirected.");
  }
  if (await pageAt(path)) {
    return wrongAddress(
      "This is a page of the site: readers see it and would never be redirected.",
    );
  }
  const post = await postAt(db, path, now());
  if (post !== "here" && post?.kind === "elsewhere") {
    return wrongAddress(
      `A post had this address: readers are led to ${post.address}, where it is now.`,
    );
  }
  const leadsTo = within(typed.leadsTo.trim(), origin);
  const wrongTarget = (why: string) => ({ ok: false, field: "leadsTo", why }) as const;
  if (/\s/.test(typed.leadsTo.trim())) return wrongTarget(NO_SPACES);
  if (leadsTo === undefined) return wrongTarget("Enter an address within this site, like /blog");
  if (leadsTo.length > MAX_ADDRESS_LENGTH) return wrongTarget(TOO_LONG);
  const target = pathOf(leadsTo);
  if (target === path) return wrongTarget("It would lead to itself.");
  const steps = await stepsFrom(db, target, now());
  const back = steps.some((step) => step.kind === "elsewhere" && pathOf(step.address) === path);
  if (back) return wrongTarget(`It would lead in a loop: ${target} leads back to ${path}.`);
  return { ok: true, address: path, leadsTo };
}

const NO_SPACES = "An address has no spaces. Write %20 for each, like /old%20page";
const TOO_LONG = `An address can have at most ${MAX_ADDRESS_LENGTH} characters.`;

/** The path that readers request, normalized as redirects are stored. */
function oldPath(typed: string): { readonly path: string } | { readonly why: string } {
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : undefined;
  const wanted = url ? url.pathname + url.search : typed;
  if (wanted === "") return { why: "Enter the address to redirect, like /old-page" };
  if (/\s/.test(wanted)) return { why: NO_SPACES };
  if (!WITHIN_SITE.test(wanted)) return { why: "An address begins with one slash, like /old-page" };
  if (wanted.includes("?")) {
    return { why: "Leave out the question mark and what follows: the redirect works with any." };
  }
  const parsed = URL.parse(wanted, "http://site");
  if (!parsed || decoded(parsed.pathname) === undefined) {
    return { why: "This can’t be read as an address." };
  }
  const path = pathOf(wanted);
  return path.length > MAX_ADDRESS_LENGTH ? { why: TOO_LONG } : { path };
}

/** An address within the site as it is stored; `undefined` for any other. */
function within(typed: string, origin: string): string | undefined {
  const own = typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed;
  return WITHIN_SITE.test(own) ? own : undefined;
}

/** The normalized path of an address within the site, without its query and fragment. */
export function pathOf(address: string): string {
  const path = URL.parse(address, "http://site")?.pathname ?? address;
  return normalizedPath(path).replace(/(.)\/+$/, "$1");
}

/** A line of a pasted list: two addresses, or what is wrong. */
type PastedLine = { readonly line: number; readonly text: string } & (
  | TypedRedirect
  | { readonly why: string }
);

/** The first line of a table that was pasted with its header row. */
const HEAD = /^(?:from|source|old)/i;

/**
 * Reads a list of redirects, one a line: the old and the new address, with a tab, comma, semicolon or spaces in
 * between, as spreadsheets and other systems write them. Empty lines are ignored.
 */
export function readPastedList(list: string): PastedLine[] {
  return list.split(/\r?\n/).flatMap((written, index): PastedLine[] => {
    const text = written.trim();
    if (text === "" || (index === 0 && HEAD.test(text.replace(/^"/, "")))) return [];
    const columns = columnsOf(text);
    const place = { line: index + 1, text };
    const [address, leadsTo] = columns;
    return address !== undefined && leadsTo !== undefined && columns.length === 2
      ? [{ ...place, address, leadsTo }]
      : [{ ...place, why: "A line has two addresses: the old one and where it leads." }];
  });
}

function columnsOf(text: string): string[] {
  const separator = [/\t+/, /\s*;\s*/, /\s*,\s*/, /\s+/].find((one) => one.test(text)) ?? /\s+/;
  return text
    .split(separator)
    .map((column) => column.trim().replace(/^"(.*)"$/, "$1"))
    .filter((column) => column !== "");
}
