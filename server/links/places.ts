import type { Db } from "../database/open.ts";
import { newestRevisions } from "../posts/read.ts";
import type { Services } from "../services.ts";
import { listTexts } from "../texts/read.ts";

/** A post, letter or page that contains the address of a picture or file. */
interface Place {
  readonly id: string;
  readonly title: string;
  readonly kind: "post" | "letter" | "page";
  /** False if only older revisions contain it. */
  readonly isCurrent: boolean;
}

/**
 * Every post and page that contains an address in any of its revisions, and every unfinished letter that contains it,
 * each kind by title.
 *
 * @param start what the address begins with: `/media/…` or `/files/…`
 * @param current the posts whose current revisions contain it
 */
export async function placesOf(
  services: Pick<Services, "db" | "edition">,
  start: string,
  current: readonly { readonly id: string }[],
): Promise<Place[]> {
  const rows = await newestRevisions(services.db)
    .select(["posts.id", "revisions.title"])
    .where((is) =>
      is.exists(
        is
          .selectFrom("revisions as old")
          .select("old.number")
          .whereRef("old.post_id", "=", "posts.id")
          .where((it) =>
            it.or([
              it("old.content", "like", `%${start}%`),
              it("old.cover_image", "like", `${start}%`),
              it("old.optional_texts", "like", `%${start}%`),
            ]),
          ),
      ),
    )
    .orderBy("revisions.title")
    .execute();
  const currentIds = new Set(current.map(({ id }) => id));
  const posts = rows.map(
    (row): Place => ({ ...row, kind: "post", isCurrent: currentIds.has(row.id) }),
  );
  return [
    ...posts,
    ...(await lettersWith(services.db, start)),
    ...(await pagesWith(services, start)),
  ];
}

/** The letters with an address that are drafts, or not sent to all readers yet. */
export async function lettersWith(db: Db, start: string): Promise<Place[]> {
  const rows = await db
    .selectFrom("letters")
    .select(["id", "subject as title"])
    .where("finished_at", "is", null)
    .where("text", "like", `%${start}%`)
    .orderBy("subject")
    .execute();
  return rows.map((row) => ({ ...row, kind: "letter", isCurrent: true }));
}

/** The pages with an address in their published texts, their draft, or an older revision. */
export async function pagesWith(
  { db, edition }: Pick<Services, "db" | "edition">,
  start: string,
): Promise<Place[]> {
  const rows = await db
    .selectFrom("texts")
    .leftJoin("text_revisions as old", (join) =>
      join.onRef("old.file", "=", "texts.file").on("changes", "like", `%${start}%`),
    )
    .select(["texts.file", "draft", "live", "number"])
    .where((is) => is.or([is("draft", "like", `%${start}%`), is("number", "is not", null)]))
    .execute();
  if (rows.length === 0) return [];
  const files = Map.groupBy(rows, ({ file }) => file);
  const pages = (await listTexts(db, edition)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  return pages.flatMap(({ id, title }): Place[] => {
    const found = files.get(edition.files.find((one) => one.id === id)?.file ?? "");
    const isCurrent = found?.some(
      ({ draft, live, number }) => number === live || draft?.includes(start),
    );
    return isCurrent === undefined ? [] : [{ id, title, kind: "page", isCurrent }];
  });
}
