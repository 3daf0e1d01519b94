import type { Db } from "../database/open.ts";
import { redirectOf } from "../operations/missing.ts";
import { addressOf, PUBLIC_ELSEWHERE } from "../posts/addresses.ts";
import { postRow, revisionFields, today } from "../posts/read.ts";
import { visibleRevision } from "../posts/state.ts";
import type { Redirect } from "./pages.ts";

/**
 * What happens to an address without a page: a redirect set by an owner or to its post's current address
 * (301), or gone (410) if a post was once published there. Drafts' addresses count as missing, and so do
 * those that an import brought until their post is published (decision 55).
 */
export async function findRedirect(db: Db, address: string, now: number): Promise<Redirect> {
  const owned = await redirectOf(db, address);
  if (owned !== undefined && owned !== address) return { kind: "elsewhere", address: owned };
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
  return current === address ? undefined : { kind: "elsewhere", address: current };
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
