import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newOnPostgres } from "../testing/databases.ts";
import { listenForContent } from "./notices.ts";
import { openDatabase, type OpenDatabase } from "./open.ts";
import { raiseContentVersion } from "./site-settings.ts";

let database: OpenDatabase;
let url: string;

beforeAll(async () => {
  url = await newOnPostgres();
  database = await openDatabase({ dataFolder: "", databaseUrl: url });
});
afterAll(() => database.close());

test("another server is notified of a change on commit, not before", async () => {
  const end = new AbortController();
  const onNotice = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const done = listenForContent({ url, onNotice, onError, signal: end.signal });
  // Once for the connection itself: something may have changed earlier.
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1));
  await database.db.transaction().execute(async (trx) => {
    await raiseContentVersion(trx);
    expect(onNotice).toHaveBeenCalledTimes(1);
  });
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2));
  end.abort();
  await done;
  expect(onError).not.toHaveBeenCalled();
});

test("reconnects after a broken connection, and treats that as a change", async () => {
  const end = new AbortController();
  const onNotice = vi.fn<() => void>();
  const onError = vi.fn<(error: unknown) => void>();
  const done = listenForContent({ url, onNotice, onError, signal: end.signal });
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(1));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query like 'listen%' and datname = current_database()`.execute(database.db);
  await vi.waitFor(() => expect(onNotice).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  expect(onError).toHaveBeenCalled();
  end.abort();
  await done;
}, 20_000);
