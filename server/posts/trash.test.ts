import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPost } from "./save.ts";
import { deleteForever, restorePost, trashPost } from "./trash.ts";
import { openDatabase } from "../database/open.ts";
import { newOnPostgres } from "../testing/databases.ts";
import { DRAFT } from "../testing/drafts.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 18);

test.skipIf(process.env["TEST_QUICK"])(
  "restoring a post and deleting it forever at the same time: on PostgreSQL one waits for the other",
  async () => {
    const database = await openDatabase({
      dataFolder: "",
      databaseUrl: await newOnPostgres(),
    });
    const { db } = database;
    const act = (at: number) => ({ by: null, at });
    const id = randomUUID();
    // A draft without a date: its address depends on the day.
    await createPost(db, id, { draft: DRAFT, intent: "save" }, act(NOW));
    await trashPost(db, id, act(NOW));
    const later = act(NOW + DAY_MS * 20);
    const ends: Promise<unknown>[] = [];
    await db.transaction().execute(async (trx) => {
      // A change that needs the address waits for this transaction.
      await trx.updateTable("addresses").set({ post_id: id }).where("post_id", "=", id).execute();
      for (const change of [deleteForever, restorePost]) {
        ends.push(change(db, id, later).catch((error: unknown) => error));
        await pause(300);
      }
    });
    const done = await Promise.all(ends);
    expect(done).toHaveLength(2);
    expect(done).toContain(undefined);
    expect(done).toContainEqual(expect.objectContaining({ status: 404 }));
    await database.close();
  },
);
