import { deleteExpiredAttempts } from "../accounts/signing-in/throttle.ts";
import { IDLE_MS } from "../accounts/signing-in/sessions.ts";
import { eraseOldImages } from "../images/store.ts";
import type { Db } from "../database/open.ts";
import { setSetting, setting } from "../database/site-settings.ts";
import { ASKED_LIFE_MS } from "../newsletter/subscribers.ts";
import { emptyOldTrash } from "../posts/trash.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long audit entries and missing addresses are kept. */
const AUDIT_KEPT_MS = 400 * DAY_MS;
const MISSING_KEPT_MS = 90 * DAY_MS;
const AUTOSAVES_KEPT_MS = 90 * DAY_MS;
/** How long expired one-time links are kept, so that opening one says why it no longer works. */
const LINKS_KEPT_MS = 30 * DAY_MS;
/** The setting with the time of the last run. */
export const TRUSTED_TIME = "housekeeping_time";

/** Deletes expired data. Safe to run on several servers at once, and to skip. */
export async function runHousekeeping(db: Db, clock: number): Promise<void> {
  const now = await trustedTime(db, clock);
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

/**
 * The time by which data has expired. A clock that is suddenly a month ahead would empty the trash, so each hourly run
 * follows the clock for two hours at most; a clock that was set back is followed at once.
 */
async function trustedTime(db: Db, clock: number): Promise<number> {
  const before = await setting(db, TRUSTED_TIME);
  const time = before === undefined ? clock : Math.min(clock, Number(before) + 2 * HOUR_MS);
  await setSetting(db, TRUSTED_TIME, String(time));
  return time;
}
