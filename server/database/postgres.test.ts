import { createServer, connect, type Socket } from "node:net";
import { EventEmitter, once } from "node:events";
import { Kysely, sql } from "kysely";
import { expect, inject, test } from "vitest";
import { newOnPostgres } from "../testing/databases.ts";
import { openPostgres, postgresDialect } from "./postgres.ts";
import { databaseProblem } from "./problem.ts";
import { setSetting } from "./site-settings.ts";
import type { Tables } from "./tables.ts";

/** A proxy to PostgreSQL that can fall silent, like a firewall that drops a connection. */
async function silentProxy({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    sockets.add(client).add(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      let passes = true;
      from.on("data", (part) => {
        passes &&= !isSilent;
        if (passes) to.write(part);
      });
      from.on("error", () => {});
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" ? address?.port : undefined,
    silence: (silent: boolean) => (isSilent = silent),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test("a connection that dies silently fails its query in time and is replaced", async () => {
  const url = new URL(inject("postgres") ?? "");
  const proxy = await silentProxy(url);
  url.port = String(proxy.port);
  const pool = openPostgres(url.href, () => {}, { queryMs: 300 });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  proxy.silence(true);
  await expect(ask()).rejects.toThrow(/timeout/i);
  proxy.silence(false);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  proxy.close();
}, 10_000);

test("a query that takes too long is ended by PostgreSQL", async () => {
  const pool = openPostgres(inject("postgres") ?? "", () => {}, { queryMs: 300 });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow(/timeout/);
  await db.destroy();
});

test("of two deadlocked transactions one fails, with a message that asks the user to try again", async () => {
  const pool = openPostgres(await newOnPostgres(), () => {});
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  const both = new EventEmitter();
  let begun = 0;
  const change = (first: string, second: string) =>
    db.transaction().execute(async (trx) => {
      await setSetting(trx, first, "");
      const bothBegun = once(both, "begun");
      begun += 1;
      if (begun === 2) both.emit("begun");
      await bothBegun;
      await setSetting(trx, second, "");
    });
  const ended = await Promise.allSettled([change("a", "b"), change("b", "a")]);
  const words = ended.map((end) => (end.status === "rejected" ? databaseProblem(end.reason) : ""));
  expect(words).toContain("");
  expect(words).toContain(
    "Someone changed the same thing at the same time. Nothing was saved: please try again.",
  );
  await db.destroy();
});
