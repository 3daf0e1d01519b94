import { deleteExpiredAttempts } from "../accounts/signing-in/throttle.ts";
import { IDLE_MS } from "../accounts/signing-in/sessions.ts";
import { eraseOldImages } from "../images/store.ts";
import type { Db } from "../database/open.ts";
import { ASKED_LIFE_MS } from "../newsletter/subscribers.ts";
import { emptyOldTrash } from "../posts/trash.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long audit entries and missing addresses are kept. */
const AUDIT_KEPT_MS = 400 * DAY_MS;
const MISSING_KEPT_MS = 90 * DAY_MS;
const AUTOSAVES_KEPT_MS = 90 * DAY_MS;
/** For one-time links that work no more, and say why. */
const LINKS_KEPT_MS = 30 * DAY_MS;

/** Deletes expired data. Safe to run on several servers at once, and to skip. */
export async function runHousekeeping(db: Db, now: number): Promise<void> {
  await deleteExpiredAttempts(db, now);
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("sessions")
    .where("seen_at", "<=", now - IDLE_MS)
    .execute();
  await db
    .deleteFrom("one_time_links")
    .where("expires_at", "<=", now - LINKS_KEPT_MS)
    .execute();
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
  await db.deleteFrom("previews").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("audit")
    .where("at", "<", now - AUDIT_KEPT_MS)
    .execute();
  await db
    .deleteFrom("autosaves")
    .where("saved_at", "<", now - AUTOSAVES_KEPT_MS)
    .execute();
  await db
    .deleteFrom("missing")
    .where("leads_to", "is", null)
    .where("last_at", "<", now - MISSING_KEPT_MS)
    .execute();
  await db
    .deleteFrom("subscribers")
    .where("state", "=", "asked")
    .where("asked_at", "<", now - ASKED_LIFE_MS)
    .execute();
  await emptyOldTrash(db, now);
  await eraseOldImages(db, now);
}
