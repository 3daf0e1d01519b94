import type { Db } from "../database/open.ts";
import { leadOf } from "../operations/missing.ts";
import { addressOf } from "../posts/reading/addresses.ts";
import { postRow, revisionFields, today } from "../posts/reading/read.ts";
import { visibleRevision } from "../posts/state.ts";
import type { Lead } from "./pages.ts";

/**
 * Where an address leads that has no page: to where its post is now (301), to nothing any more (410, for
 * what was once published), or where an owner leads it. Addresses of drafts are no one's.
 */
export async function findLead(db: Db, address: string, now: number): Promise<Lead> {
  const owned = await leadOf(db, address);
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
  if (!post || visible === undefined) return { kind: "gone" };
  const current = addressOf(await revisionFields(db, post.id, visible), await today(db, now));
  return current === address ? undefined : { kind: "elsewhere", address: current };
}

/** Other systems end their addresses with a slash; this one does not. */
function spellings(address: string): string[] {
  return [address, `${address}/`];
}
