import { searchPath } from "#app/domain/search/search.ts";
import type { Db } from "../database/open.ts";
import { redirectOf } from "../redirects/missing.ts";
import { addressOf, PUBLIC_ELSEWHERE } from "../posts/addresses.ts";
import { postRow, revisionFields, today } from "../posts/read.ts";
import { visibleRevision } from "../posts/state.ts";
import type { Redirect } from "./pages.ts";
import { normalizedPath, splitAddress, termIn } from "./request-address.ts";

/** How many redirects are followed at most, in case concurrent changes made a loop. */
const MAX_STEPS = 20;

/**
 * What happens to an address without a page: a redirect to its post's current address or one set by an owner
 * (301), or gone (410) if a post was once published there. Drafts' addresses count as missing, and so do
 * imported addresses until their post is published (decision 55). A chain of redirects returns its last
 * address.
 *
 * @param onUsed called with an address whose own redirect was used
 * @param isPage whether a path has a page, which wins over a redirect that was set for it before
 */
export async function findRedirect(
  db: Db,
  address: string,
  now: number,
  onUsed?: (address: string) => void,
  isPage?: IsPage,
): Promise<Redirect> {
  const steps = await stepsFrom(db, address, now, isPage);
  const [first, last] = [steps[0], steps.at(-1)];
  // A loop counts as no redirect.
  if (last?.kind === "elsewhere" && lookedUp(last.address) === address) return undefined;
  const own = onUsed && first?.kind === "elsewhere" && (await ownRedirect(db, address));
  if (own && own.leadsTo === first.address) onUsed(own.address);
  return last;
}

type IsPage = (path: string) => Promise<boolean>;

/** The redirects from an address, one after the other. The target of the last may be a post that is gone. */
export async function stepsFrom(
  db: Db,
  address: string,
  now: number,
  isPage: IsPage = () => Promise.resolve(false),
): Promise<readonly NonNullable<Redirect>[]> {
  const steps: NonNullable<Redirect>[] = [];
  const passed = new Set([address]);
  let at = address;
  while (steps.length < MAX_STEPS) {
    const step = await nextStep(db, at, now);
    // A target that is gone is redirected to, and answers 410 at its own address.
    if (!step || (step.kind === "gone" && steps.length > 0)) break;
    steps.push(step);
    if (step.kind === "gone") break;
    at = lookedUp(step.address);
    // A search always has a page, so a redirect of its term is followed without asking.
    if (passed.has(at) || (!at.includes("?") && (await isPage(at)))) break;
    passed.add(at);
  }
  return steps;
}

/** The form of an address that its redirects are found by: for a search its term, otherwise its path. */
function lookedUp(address: string): string {
  const { path = address, query } = splitAddress(address.replace(/#.*/, ""));
  const term = termIn(path, query);
  return term === "" ? path : searchPath(term);
}

/** The redirect that somebody set for an address in any of its spellings. */
async function ownRedirect(db: Db, address: string) {
  for (const spelling of new Set([address, normalizedPath(address).replace(/(.)\/$/, "$1")])) {
    const leadsTo = await redirectOf(db, spelling);
    if (leadsTo !== undefined && leadsTo !== address) return { address: spelling, leadsTo };
  }
  return undefined;
}

async function nextStep(db: Db, address: string, now: number): Promise<Redirect> {
  const post = await postAt(db, address, now);
  if (post === "here") return undefined;
  // An address that was public is its post's forever (decision 29), even if a redirect was set for it before.
  if (post?.kind === "elsewhere") return post;
  const own = await ownRedirect(db, address);
  return own ? { kind: "elsewhere", address: own.leadsTo } : post;
}

/** Where the post of an address is now: there, elsewhere, or gone; `undefined` if it never was public. */
export async function postAt(db: Db, address: string, now: number): Promise<Redirect | "here"> {
  const row = await db
    .selectFrom("addresses")
    .selectAll()
    .where("address", "in", spellings(address))
    .where("first_live_at", "<=", now)
    .executeTakeFirst();
  if (!row) return undefined;
  const post = row.post_id === null ? undefined : await postRow(db, row.post_id);
  const visible = post && visibleRevision(post, now);
  if (!post || visible === undefined) {
    const onlyElsewhere =
      row.first_live_at === PUBLIC_ELSEWHERE && !(await wasPublic(db, row.post_id, now));
    return onlyElsewhere ? undefined : { kind: "gone" };
  }
  const current = addressOf(await revisionFields(db, post.id, visible), await today(db, now));
  return current === address ? "here" : { kind: "elsewhere", address: current };
}

/** Whether a post was ever published on this site. */
async function wasPublic(db: Db, postId: string | null, now: number): Promise<boolean> {
  const own = await db
    .selectFrom("addresses")
    .select("address")
    .where("post_id", "=", postId)
    .where("first_live_at", "!=", PUBLIC_ELSEWHERE)
    .where("first_live_at", "<=", now)
    .executeTakeFirst();
  return own !== undefined;
}

/** Imported addresses may end with a slash; this site's do not. */
function spellings(address: string): string[] {
  return [address, `${address}/`];
}
