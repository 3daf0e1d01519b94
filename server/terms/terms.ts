import { categoryMatches } from "#app/domain/posts/lists/category.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { type Act, recordAudit } from "../accounts/audit.ts";
import { namesOfUsers } from "../accounts/names.ts";
import type { Db } from "../database/open.ts";
import { lockOfferedTerms, offeredTerms, setOfferedTerms } from "../database/site-settings.ts";
import { invalid } from "../http/api-error.ts";
import { currentList } from "../posts/entries.ts";

/** How many of the last changes can be undone from the list. */
const SHOWN_CHANGES = 5;

/** A category or tag, with the number of posts that have it, drafts included, among those that the user sees. */
interface Term {
  readonly name: string;
  readonly posts: number;
  /** Whether the form offers it. A category that is not offered is still shown in the form of posts that have it. */
  readonly offered: boolean;
}

/**
 * Every category, in the order of the form, every tag, and the last changes that can be undone.
 *
 * @param madeBy only the posts that this person made are counted
 */
export async function listTerms(db: Db, now: number, madeBy?: string) {
  const { entries } = await currentList(db, now);
  const posts = entries
    .filter(({ state }) => state !== "trash")
    .map((entry) => ({
      ...entry.post,
      isSeen: madeBy === undefined || entry.madeBy === madeBy,
    }));
  const tags = counted(
    await offeredTerms(db, "tag"),
    posts.flatMap((post) => post.tags.map((name) => ({ name, isSeen: post.isSeen }))),
  );
  return {
    categories: counted(
      await offeredTerms(db, "category"),
      posts.map(({ category, isSeen }) => ({ name: category, isSeen })),
    ),
    tags: tags.toSorted(byName),
    changes: await lastChanges(db),
  };
}

/** Those that the form offers in its order, then the others in alphabetical order. */
function counted(
  offered: readonly string[],
  used: readonly { readonly name: string; readonly isSeen: boolean }[],
): Term[] {
  const counts = new Map<string, number>();
  for (const { name, isSeen } of used)
    if (name !== "") counts.set(name, (counts.get(name) ?? 0) + Number(isSeen));
  const only = Array.from(counts, ([name, number]) => ({ name, posts: number, offered: false }));
  return [
    ...offered.map((name) => ({ name, posts: counts.get(name) ?? 0, offered: true })),
    ...only.filter(({ name }) => !offered.includes(name)).toSorted(byName),
  ];
}

const byName = (a: Term, b: Term) => a.name.localeCompare(b.name, "en");

async function lastChanges(db: Db) {
  const rows = await db
    .selectFrom("term_changes")
    .leftJoin(namesOfUsers(db), "people.id", "term_changes.user_id")
    .select(["term_changes.id", "at", "kind", "from_name as from", "to_name as to", "people.name"])
    .where("undone_at", "is", null)
    .orderBy("at", "desc")
    .orderBy("term_changes.id", "desc")
    .limit(SHOWN_CHANGES)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, who: name ?? "" }));
}

/** Offers one more category or tag in the form. @throws ApiError 422 if there is one of that name. */
export async function addTerm(db: Db, kind: TermKind, name: string, act: Act): Promise<void> {
  const { categories, tags } = await listTerms(db, act.at);
  const used = (kind === "category" ? categories : tags).map((term) => term.name);
  await db.transaction().execute(async (trx) => {
    const offered = await lockOfferedTerms(trx, kind);
    // Another name that would have the same address.
    const same = [...offered, ...used.filter((other) => other !== name)].find((other) =>
      kind === "category"
        ? categoryMatches(other, name)
        : other.toLowerCase() === name.toLowerCase(),
    );
    if (same !== undefined) throw invalid({ name: `There is “${same}” already.` });
    await setOfferedTerms(trx, kind, [...offered, name]);
    await recordAudit(trx, act, "term-added", "", name);
  });
}

/** Stops offering a category in the form. Posts that have it keep it. */
export async function withdrawCategory(db: Db, name: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const offered = await lockOfferedTerms(trx, "category");
    await setOfferedTerms(
      trx,
      "category",
      offered.filter((other) => other !== name),
    );
    await recordAudit(trx, act, "term-changed", "", name);
  });
}
