import { dayAndTime, zoneName } from "#app/domain/dates/format-moment.ts";
import { internalLinks, type InternalLink } from "#app/markdown/internal-links.ts";
import { renderArticle } from "#app/markdown/renderer.ts";
import { decoded } from "#app/shared/decoded.ts";
import { timeZone } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { newestRevisions, postOrigin } from "../posts/read.ts";
import { stateOf } from "../posts/state.ts";
import type { Services } from "../services.ts";
import { findRedirect } from "../site/redirects.ts";
import { isDesk, normalizedPath } from "../site/request-address.ts";

/** A link whose target readers would not find, or not yet. */
type BrokenLink = Pick<InternalLink, "line" | "from" | "to"> & { readonly says: string };

/** The planners keep what a reader typed in the fragment (decision 30). */
const FRAGMENT_IS_DATA = /^\/(?:es\/)?tools(?:\/|$)/;

/**
 * The links of a post's text to pages, posts, parts and files of this site that readers would not find.
 *
 * @param madeBy of unpublished posts, only those that this person made are named
 * @param together posts that are published with it, so that links to them are good
 */
export async function brokenLinks(
  services: Services,
  content: string,
  madeBy: string | undefined,
  together: ReadonlySet<string> = new Set(),
): Promise<BrokenLink[]> {
  const problems = new Map<string, Promise<string | undefined>>();
  const html = renderArticle(content).html;
  const broken: BrokenLink[] = [];
  for (const { address, words, line, from, to } of internalLinks(content, services.origin)) {
    const problem = problems.get(address) ?? problemWith(services, address, html, madeBy, together);
    problems.set(address, problem);
    const why = await problem;
    if (why !== undefined) broken.push({ line, from, to, says: `Line ${line}: “${words}” ${why}` });
  }
  return broken;
}

/** What is wrong with a link, in words; `undefined` if it is good. */
async function problemWith(
  services: Services,
  address: string,
  html: string,
  madeBy: string | undefined,
  together: ReadonlySet<string>,
): Promise<string | undefined> {
  if (address.startsWith("#")) {
    return hasPart(html, address)
      ? undefined
      : `leads to ${address}, and this post has no such heading.`;
  }
  if (!address.startsWith("/")) {
    return `leads to ${address}, which needs https:// or a slash at its start.`;
  }
  const url = URL.parse(address, "http://site");
  if (!url) return `leads to ${address}, which can’t be read as an address.`;
  const path = url.pathname;
  if (isDesk(path)) return `leads to the desk at ${path}, which readers can’t open.`;
  const end = await endOf(services, path);
  if (end === "gone") return `leads to ${path}, a post that is no longer on the site.`;
  if (!end.page) {
    const post = await postFor(services.db, normalizedPath(end.path));
    if (post && together.has(post.id)) return undefined;
    return (
      (post && (await unpublished(services, post, madeBy))) ??
      `leads to ${path}, where there is no page.`
    );
  }
  if (url.hash === "" || FRAGMENT_IS_DATA.test(path)) return undefined;
  const text = String(await end.page.body.in("identity"));
  return hasPart(text, url.hash)
    ? undefined
    : `leads to ${address}, and that page has no part “${url.hash.slice(1)}”.`;
}

/** The page at a path or at the end of its redirects, with its path; `gone` for a post that is no longer there. */
async function endOf({ db, now, pageAt }: Services, path: string) {
  const page = await pageAt(path);
  if (page) return { path, page };
  const redirect = await findRedirect(db, path, now());
  if (redirect?.kind === "gone") return "gone";
  if (!redirect) return { path, page };
  const to = URL.parse(redirect.address, "http://site")?.pathname ?? redirect.address;
  return { path: to, page: await pageAt(to) };
}

/** What is wrong with a link to a draft or scheduled post; `undefined` for others, or if the user must not see it. */
async function unpublished(
  { db, now }: Services,
  post: NonNullable<Awaited<ReturnType<typeof postFor>>>,
  madeBy: string | undefined,
): Promise<string | undefined> {
  if (madeBy !== undefined && (await postOrigin(db, post.id))?.madeBy !== madeBy) return undefined;
  const state = stateOf(post, false, now());
  if (state === "draft") return `leads to “${post.title}”, a draft that readers don’t see yet.`;
  if (state !== "scheduled" || post.publish_at === null) return undefined;
  const zone = await timeZone(db);
  const when = `${dayAndTime(post.publish_at, zone, now())} ${zoneName(zone)}`;
  return `leads to “${post.title}”, which is scheduled for ${when}.`;
}

function postFor(db: Db, address: string) {
  return newestRevisions(db)
    .innerJoin("addresses", "addresses.post_id", "posts.id")
    .selectAll("posts")
    .select("title")
    .where("address", "=", address)
    .executeTakeFirst();
}

/** Whether a document has an element that a fragment leads to. */
function hasPart(html: string, hash: string): boolean {
  if (/^#(?:top)?$/i.test(hash)) return true;
  const escaped = hash.slice(1);
  return [escaped, decoded(escaped) ?? escaped].some((id) =>
    html.includes(` id="${id.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`),
  );
}
