import type { LetterDraft } from "#app/content-model/letter-draft.ts";
import { postPath } from "#app/domain/posts/post.ts";
import type { AuditAction } from "#app/domain/audit-words.ts";
import { type Act, recordAudit, type UserAct } from "#server/accounts/audit.ts";
import type { Db } from "#server/database/open.ts";
import { type LetterRow, MAY_BE_SENT, type RecipientRow } from "#server/database/tables.ts";
import { firstVersion, raisedVersion } from "#server/database/version.ts";
import { ApiError, invalid, notFound } from "#server/http/api-error.ts";
import { postOf } from "#server/posts/fields.ts";
import { nameOf, postRow, revisionFields, today } from "#server/posts/read.ts";
import { visibleRevision } from "#server/posts/state.ts";
import { readers } from "../subscribers.ts";
import { endLetter } from "./letter-queue.ts";

/** How many of the addresses that did not get a letter are listed. */
const MAX_NAMED = 200;

/** A letter's state, derived from its times. */
type LetterState = "draft" | "scheduled" | "sending" | "stopped" | "sent";

/** Makes a letter, empty or from a published post. A repeated request with the same id returns the same letter. */
export async function makeLetter(
  db: Db,
  { id, postId }: { readonly id: string; readonly postId?: string | undefined },
  { by, at }: UserAct,
) {
  const draft = postId === undefined ? { subject: "", text: "" } : await fromPost(db, postId, at);
  await db
    .insertInto("letters")
    .values({
      id,
      ...draft,
      version: firstVersion(at),
      created_at: at,
      updated_at: at,
      updated_by: by,
      send_at: null,
      started_at: null,
      stopped_at: null,
      finished_at: null,
      problem: "",
      sent_before: 0,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return readLetter(db, id, at);
}

/** What readers see of a post, with a link to it. @throws ApiError 422 */
async function fromPost(db: Db, postId: string, now: number): Promise<LetterDraft> {
  const row = await postRow(db, postId);
  const visible = row && visibleRevision(row, now);
  if (visible === undefined) {
    throw invalid({ postId: "Readers don’t see this post. Publish it first." });
  }
  const post = postOf(postId, await revisionFields(db, postId, visible), await today(db, now));
  const { title, content } = post;
  return {
    subject: title,
    text: `${content.trim()}\n\n[Read it on the site](${postPath(post)})\n`,
  };
}

/** Changes a draft if it still has this version. @throws ApiError 404, 409 */
export async function changeLetter(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  change: LetterDraft | Pick<LetterRow, "send_at">,
  { by, at }: UserAct,
) {
  const { numUpdatedRows } = await db
    .updateTable("letters")
    .set({ ...change, version: raisedVersion(at), updated_at: at, updated_by: by })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("send_at", "is", null)
    .executeTakeFirst();
  const letter = await readLetter(db, id, at);
  if (numUpdatedRows === 0n) throw changed(letter);
  return letter;
}

/** Deletes a draft. @throws ApiError 404, 409 */
export async function deleteLetter(db: Db, id: string, now: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("letters")
    .where("id", "=", id)
    .where("send_at", "is", null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw changed(await readLetter(db, id, now));
}

/** Sets when a draft is sent, if it still has this version. @throws ApiError 404, 409 */
export async function queueLetter(
  db: Db,
  which: { readonly id: string; readonly version: number },
  sendAt: number,
  act: UserAct,
) {
  const letter = await changeLetter(db, which, { send_at: sendAt }, act);
  return audited(db, letter, sendAt > act.at ? "letter-scheduled" : "letter-sent", act);
}

/** Stops a letter. One of which no mail was sent yet becomes a draft again. @throws ApiError 404 */
export async function stopLetter(db: Db, id: string, act: Act) {
  const active = () =>
    db.updateTable("letters").where("id", "=", id).where("send_at", "is not", null);
  await active()
    .set({ send_at: null, stopped_at: null, problem: "" })
    .where("started_at", "is", null)
    .execute();
  await active()
    .set({ stopped_at: act.at, problem: "" })
    .where("started_at", "is not", null)
    .where("finished_at", "is", null)
    .where("stopped_at", "is", null)
    .execute();
  return audited(db, await readLetter(db, id, act.at), "letter-stopped", act);
}

/** Resumes a stopped letter. @throws ApiError 404 */
export async function resumeLetter(db: Db, id: string, act: Act) {
  await db
    .updateTable("letters")
    .set({ stopped_at: null, problem: "" })
    .where("id", "=", id)
    .execute();
  return audited(db, await readLetter(db, id, act.at), "letter-resumed", act);
}

/** Marks a letter that a restore or a copy stopped as sent. @throws ApiError 404 */
export async function markLetterSent(db: Db, id: string, act: Act) {
  const letter = await readLetter(db, id, act.at);
  if (!letter.mayBeSent) return letter;
  await endLetter(db, id, act.at);
  return audited(db, await readLetter(db, id, act.at), "letter-marked-sent", act);
}

async function audited<Letter extends { readonly id: string; readonly subject: string }>(
  db: Db,
  letter: Letter,
  action: AuditAction,
  act: Act,
): Promise<Letter> {
  await recordAudit(db, act, action, letter.id, letter.subject);
  return letter;
}

/** All letters, the last changed first, without their texts. */
export async function listLetters(db: Db, now: number) {
  const rows = await db.selectFrom("letters").selectAll().orderBy("updated_at", "desc").execute();
  const letters = [];
  for (const row of rows) letters.push(await summaryOf(db, row, now));
  return letters;
}

/** How many addresses a letter would go to now. */
export async function countReaders(db: Db): Promise<number> {
  const { count } = await readers(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A letter with its text, and the addresses that did not get it. @throws ApiError 404 */
export async function readLetter(db: Db, id: string, now: number) {
  const row = await db
    .selectFrom("letters")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(notFound);
  const missed = await db
    .selectFrom("letter_recipients")
    .innerJoin("subscribers", "subscribers.id", "letter_recipients.subscriber_id")
    .select(["subscribers.email", "letter_recipients.state", "letter_recipients.reason"])
    .where("letter_id", "=", id)
    .where("letter_recipients.state", "in", ["unknown", "refused"])
    .orderBy("subscribers.email")
    .limit(MAX_NAMED)
    .execute();
  return {
    ...(await summaryOf(db, row, now)),
    text: row.text,
    version: row.version,
    changedBy: await nameOf(db, row.updated_by),
    missed: missed.map(({ state, ...one }) => ({ ...one, isUnknown: state === "unknown" })),
  };
}

async function summaryOf(db: Db, row: LetterRow, now: number) {
  return {
    id: row.id,
    subject: row.subject,
    state: stateOf(row, now),
    updatedAt: row.updated_at,
    sendAt: row.send_at,
    finishedAt: row.finished_at,
    problem: row.problem,
    /** Whether a restore or a copy stopped it, so that nobody knows whether it was sent. */
    mayBeSent: Object.values<string>(MAY_BE_SENT).includes(row.problem),
    counts: await countsOf(db, row),
  };
}

function stateOf(row: LetterRow, now: number): LetterState {
  if (row.send_at === null) return "draft";
  if (row.finished_at !== null) return "sent";
  if (row.stopped_at !== null) return "stopped";
  return row.started_at === null && row.send_at > now ? "scheduled" : "sending";
}

async function countsOf(db: Db, { id, sent_before }: LetterRow) {
  const rows = await db
    .selectFrom("letter_recipients")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("letter_id", "=", id)
    .groupBy("state")
    .execute();
  const of = (...states: RecipientRow["state"][]) =>
    rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
  return {
    sent: sent_before + of("sent"),
    waiting: of("waiting", "handing"),
    unknown: of("unknown"),
    refused: of("refused"),
  };
}

/** 409 with the current letter. A client that lost a response and sends the letter again learns that it was sent. */
function changed(current: Awaited<ReturnType<typeof readLetter>>): ApiError {
  const message =
    current.state === "draft"
      ? "This letter was changed meanwhile. Look at it again first."
      : "This letter was sent already, or is scheduled. Load the page again.";
  return new ApiError(409, "changed", { message, current });
}
