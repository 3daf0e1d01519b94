import { expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { exported } from "../testing/copies.ts";
import { ownersDesk } from "../testing/desk.ts";
import { importFile } from "../testing/import-file.ts";
import { listPosts } from "../posts/list.ts";
import { importFirstPosts } from "./first-posts.ts";

const NOW = Date.UTC(2026, 10, 22);

onBothDatabases("the first start", (fresh, once) => {
  test("imports the twelve posts once, published on their own dates", async () => {
    const { db } = await fresh();
    const counts = await Promise.all([
      importFirstPosts(db, "content/posts", NOW),
      importFirstPosts(db, "content/posts", NOW),
    ]);
    expect(new Set(counts)).toEqual(new Set([12, 0]));
    const list = await listPosts(
      db,
      { state: "published", q: "", sort: "date", direction: "descending", limit: 50 },
      undefined,
      NOW,
    );
    expect(list.found).toBe(12);
    expect(list.posts[0]?.post).toMatchObject({
      id: "2025-05-08-three-published-ranch-stories-and-what-they-do-not-prove",
      date: "2025-05-08",
    });
    const deleted = await db.deleteFrom("posts").executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(12n);
    expect(await importFirstPosts(db, "content/posts", NOW)).toBe(0);
  });

  once("adds no posts to a site that was imported before it", async () => {
    const one = await ownersDesk(fresh);
    await importFirstPosts(one.db, "content/posts", NOW);
    const other = await ownersDesk(fresh);
    await importFile(other.ana, await exported(one));
    expect(await importFirstPosts(other.db, "content/posts", NOW)).toBe(0);
  });
});
