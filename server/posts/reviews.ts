import type { AuditAction } from "#app/domain/audit-words.ts";
import { type Act, recordAudit, type UserAct } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { siteNow } from "../texts/site-now.ts";
import { nameOf, postRow, titleOf } from "./read.ts";

type ReviewServices = Pick<Services, "db" | "origin" | "mail">;

/**
 * Asks editors to review a draft, and notifies them by mail. Replaces an earlier request and its answer.
 *
 * @throws ApiError 404; 409 `not-a-draft`.
 */
export async function askForReview(
  services: ReviewServices,
  postId: string,
  note: string,
  act: UserAct,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    await requireDraft(db, postId);
    const asked = { asked_by: act.by, asked_at: act.at, note };
    const open = { ...asked, answered_by: null, answered_at: null, answer: "" };
    await db
      .insertInto("reviews")
      .values({ post_id: postId, ...open })
      .onConflict((conflict) => conflict.column("post_id").doUpdateSet(open))
      .execute();
    await auditReview(db, "post-review-asked", postId, act);
    if (!services.mail) return;
    const [who, title] = [await nameOf(db, act.by), await titleOf(db, postId)];
    const editors = await db
      .selectFrom("users")
      .select("email")
      .where("role", "!=", "contributor")
      .where("disabled_at", "is", null)
      .where("password_hash", "is not", null)
      .where("id", "!=", act.by)
      .execute();
    const { name } = await siteNow(db);
    const text = `${who} asks you to look at “${title}” before it is published at ${name}.\n\n${quoted(note)}${linkTo(services, postId)}`;
    for (const { email } of editors)
      await queueMail(db, { recipient: email, subject: `For review: ${title}`, text }, act.at);
  });
}

/** Withdraws the request for a review. @throws ApiError 404 */
export async function withdrawReview(db: Db, postId: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await closeReview(trx, postId))) throw notFound();
    await auditReview(trx, "post-review-withdrawn", postId, act);
  });
}

/** Ends a review because the post was published or the request withdrawn. @returns whether there was one. */
export async function closeReview(db: Db, postId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("reviews")
    .where("post_id", "=", postId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Sends a draft back with a note, and notifies the person who asked for the review by mail.
 *
 * @throws ApiError 409 if no review is pending.
 */
export async function sendBack(
  services: ReviewServices,
  postId: string,
  note: string,
  act: Act,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const asked = await db
      .updateTable("reviews")
      .set({ answered_by: act.by, answered_at: act.at, answer: note })
      .where("post_id", "=", postId)
      .where("answered_at", "is", null)
      .returning("asked_by")
      .executeTakeFirstOrThrow(noReview);
    await auditReview(db, "post-sent-back", postId, act);
    if (!services.mail) return;
    const asker = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", asked.asked_by)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    if (!asker || asked.asked_by === act.by) return;
    const [who, title] = [await nameOf(db, act.by), await titleOf(db, postId)];
    const text = `${who} sent “${title}” back to you:\n\n${quoted(note)}${linkTo(services, postId)}`;
    await queueMail(db, { recipient: asker.email, subject: `Sent back: ${title}`, text }, act.at);
  });
}

/** Takes an editor's answer back: the review is pending again. @throws ApiError 409 if there is no answer. */
export async function takeAnswerBack(db: Db, postId: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("reviews")
      .set({ answered_by: null, answered_at: null, answer: "" })
      .where("post_id", "=", postId)
      .where("answered_at", "is not", null)
      .returning("post_id")
      .executeTakeFirstOrThrow(noReview);
    await auditReview(trx, "post-answer-taken-back", postId, act);
  });
}

async function requireDraft(db: Db, postId: string): Promise<void> {
  const row = await postRow(db, postId);
  if (!row || row.deleted_at !== null) throw notFound();
  if (row.live === null) return;
  throw new ApiError(409, "not-a-draft", { message: "This post was published in the meantime." });
}

async function auditReview(db: Db, action: AuditAction, postId: string, act: Act): Promise<void> {
  await recordAudit(db, act, action, postId, await titleOf(db, postId));
}

const noReview = () =>
  new ApiError(409, "no-review", { message: "There is no open request to review it." });

const quoted = (note: string) => (note === "" ? "" : `${note}\n\n`);
const linkTo = ({ origin }: ReviewServices, postId: string) =>
  `${origin}/admin/edit-post/${encodeURIComponent(postId)}\n`;
