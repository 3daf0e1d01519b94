import { randomUUIDv7 } from "node:crypto";
import {
  type Filed,
  isFiledUnder,
  termAddresses,
  type TermKind,
  termPath,
  withTerm,
  withTermBack,
} from "#app/domain/posts/lists/terms.ts";
import { type Act, recordAudit, type UserAct } from "../accounts/audit.ts";
import type { Db } from "../database/open.ts";
import {
  lockOfferedTerms,
  raiseContentVersion,
  setOfferedTerms,
} from "../database/site-settings.ts";
import { ApiError, invalid, notFound } from "../http/api-error.ts";
import { textList } from "../http/text.ts";
import { redirectOf, removeRedirect, setRedirect } from "../redirects/missing.ts";
import { currentRevisions, revisionFields } from "../posts/read.ts";
import { rewritePost } from "./rewrite-post.ts";

interface TermChange {
  readonly kind: TermKind;
  readonly from: string;
  /** A new name, or an existing one to merge into. Null: it is removed. */
  readonly to: string | null;
}

/**
 * Renames, merges or removes a category or tag in all posts, also in those in the trash. Its old address redirects to
 * the new one.
 *
 * @throws ApiError 422 for removing a category that posts have.
 */
export async function changeTerm(
  db: Db,
  { kind, from, to }: TermChange,
  act: UserAct,
): Promise<{ readonly id: string; readonly posts: number }> {
  if (from === to) throw invalid({ to: "That is its name already." });
  return db.transaction().execute(async (trx) => {
    const offered = await lockOfferedTerms(trx, kind);
    const filed = await postsFiledUnder(trx, kind, from);
    if (kind === "category" && to === null && filed.length > 0) {
      throw invalid({ to: "Posts have this category. Say which one they get." });
    }
    const id = randomUUIDv7();
    await trx
      .insertInto("term_changes")
      .values({
        id,
        at: act.at,
        user_id: act.by,
        kind,
        from_name: from,
        to_name: to,
        offered_before: JSON.stringify(offered),
        undone_at: null,
      })
      .execute();
    const rename = (post: Filed) => withTerm(post, kind, from, to ?? undefined);
    for (const postId of filed) {
      const replaced = await rewritePost(
        trx,
        postId,
        (fields) => ({ ...fields, ...onlyFiled(rename(fields)) }),
        act,
      );
      for (const revision of replaced) {
        await trx
          .insertInto("term_change_revisions")
          .values({ change_id: id, post_id: postId, ...revision })
          .execute();
      }
    }
    const renamed = offered.flatMap((name) => (name === from ? (to ?? []) : name));
    await setOfferedTerms(trx, kind, [...new Set(renamed)]);
    if (to !== null) await redirectOldAddress(trx, kind, from, to, act.at);
    await raiseContentVersion(trx);
    const detail = to === null ? from : `${from} → ${to}`;
    await recordAudit(trx, act, "term-changed", "", detail);
    return { id, posts: filed.length };
  });
}

/**
 * Undoes a change in all its posts, keeping other changes made to them since.
 *
 * @throws ApiError 404; 409 if the new name has been changed since, too.
 */
export async function undoTermChange(
  db: Db,
  id: string,
  act: Act,
): Promise<{ readonly posts: number }> {
  return db.transaction().execute(async (trx) => {
    const change = await trx
      .updateTable("term_changes")
      .set({ undone_at: act.at })
      .where("id", "=", id)
      .where("undone_at", "is", null)
      .returningAll()
      .executeTakeFirstOrThrow(notFound);
    const { kind, from_name: from, to_name: to } = change;
    const offered = await lockOfferedTerms(trx, kind);
    if (to !== null) await refuseIfChanged(trx, change.at, kind, to);
    const revisions = await trx
      .selectFrom("term_change_revisions")
      .selectAll()
      .where("change_id", "=", id)
      // In the order in which `changeTerm` locks posts: in another order the two could deadlock.
      .orderBy("post_id")
      .orderBy("number", "desc")
      .execute();
    const byPost = Map.groupBy(revisions, ({ post_id }) => post_id);
    for (const [postId, replaced] of byPost) {
      await rewritePost(
        trx,
        postId,
        async (fields, current) => {
          // A revision that was saved since derives from the newest one that the change made before it.
          const origin = replaced.find(({ number }) => number <= current);
          if (!origin) return fields;
          const before = await revisionFields(trx, postId, origin.before);
          const after = await revisionFields(trx, postId, origin.number);
          return { ...fields, ...onlyFiled(withTermBack(onlyFiled(fields), before, after)) };
        },
        act,
      );
    }
    const restored = restoredOffer(offered, textList.parse(change.offered_before), from, to);
    await setOfferedTerms(trx, kind, restored);
    if (to !== null) {
      for (const old of termAddresses(kind, from)) {
        if ((await redirectOf(trx, old)) === termPath(kind, to)) await removeRedirect(trx, old);
      }
    }
    await raiseContentVersion(trx);
    await recordAudit(trx, act, "term-change-undone", "", from);
    return { posts: byPost.size };
  });
}

/** @throws ApiError 409 if a name was changed at or after a time: its posts have another one now. */
async function refuseIfChanged(db: Db, since: number, kind: TermKind, name: string): Promise<void> {
  const later = await db
    .selectFrom("term_changes")
    .select("to_name")
    .where("kind", "=", kind)
    .where("from_name", "=", name)
    .where("at", ">=", since)
    .where("undone_at", "is", null)
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (!later) return;
  const what = later.to_name === null ? "was removed" : `became “${later.to_name}”`;
  throw new ApiError(409, "changed", { message: `“${name}” ${what} since. Undo that first.` });
}

/** Picks the two fields from an object that may have more, so that spreading the result changes nothing else. */
function onlyFiled({ category, tags }: Filed): Filed {
  return { category, tags };
}

/** The sorted ids of posts that have the term in the live, the scheduled or the newest revision. */
async function postsFiledUnder(db: Db, kind: TermKind, name: string): Promise<string[]> {
  const rows = await currentRevisions(db)
    .select(["posts.id", "category", "tags"])
    .orderBy("posts.id")
    .execute();
  const filed = rows.filter(({ category, tags }) =>
    isFiledUnder({ category, tags: textList.parse(tags) }, kind, name),
  );
  return [...new Set(filed.map(({ id }) => id))];
}

/** Redirects the addresses of the old name to the new one, whose own redirects are removed. */
async function redirectOldAddress(
  db: Db,
  kind: TermKind,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  const current = termAddresses(kind, to);
  for (const address of current) await removeRedirect(db, address);
  for (const old of termAddresses(kind, from)) {
    if (!current.includes(old)) await setRedirect(db, old, termPath(kind, to), now);
  }
}

/** The offered names with a change undone, keeping those that were added since. */
function restoredOffer(
  offered: readonly string[],
  before: readonly string[],
  from: string,
  to: string | null,
): readonly string[] {
  const back = before.includes(from) ? [from] : [];
  const replaced = offered.flatMap((name) =>
    name === to && !before.includes(name) ? back : [name],
  );
  if (replaced.includes(from) || back.length === 0) return replaced;
  return replaced.toSpliced(before.indexOf(from), 0, from);
}
