import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "#server/database/open.ts";
import { onBothDatabases } from "#server/testing/databases.ts";
import { testDesk } from "#server/testing/desk.ts";
import { DRAFT, makePost } from "#server/testing/drafts.ts";
import { type Input, inputOf, NO_ID, routesOf } from "./support/routes.ts";

/* SQL in every parameter of every route: path, query and body. */
const STATEMENTS = [
  "' or '1'='1",
  "'; drop table posts; --",
  "1) union select email, password_hash from users --",
  "'||(select pg_sleep(4))||'",
  "\\'; update users set role='owner' --",
  '" or ""="',
  "$1; delete from sessions",
  "%' or content like '%",
];
const TIMEOUT_MS = 120_000;
const SLOW_MS = 3500;
/** Routes that end the test's session; they have no parameters. */
const ENDS_SESSION = /^DELETE \/api\/(?:session|account\/sessions)$/;

interface Place {
  readonly name: string;
  readonly ask: (statement: string) => { readonly path: string; readonly body: unknown };
}

const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()) });

/** All text parameters of a route. */
function findMatches(path: string, { parameters, body }: Input): Place[] {
  const plain = path.replace(":number", "1").replaceAll(/:\w+/g, NO_ID);
  const asked = parameters.map(
    ({ in: place, name }): Place => ({
      name: `${place} ${name}`,
      ask: (statement) => ({
        path:
          place === "path"
            ? path.replace(`:${name}`, encodeURIComponent(statement)).replaceAll(/:\w+/g, "1")
            : `${plain}?${new URLSearchParams({ [name]: statement })}`,
        body: {},
      }),
    }),
  );
  const schema = objectSchema.safeParse(body);
  const fields = Object.keys(schema.success ? schema.data.properties : {});
  const sent = fields.map(
    (name): Place => ({
      name: `field ${name}`,
      ask: (statement) => ({
        path: plain,
        body: { ...SAMPLE, [name]: name === "draft" ? { ...DRAFT, title: statement } : statement },
      }),
    }),
  );
  return [...asked, ...sent];
}
const SAMPLE = { draft: DRAFT, intent: "save", tab: "t", baseVersion: 0, fields: {} };

const users = (db: Db) => db.selectFrom("users").select(["id", "role", "password_hash"]);

onBothDatabases("SQL in a parameter", (freshDatabase) => {
  test(
    "is treated as plain text at every route",
    async () => {
      const desk = testDesk(await freshDatabase(), { mail: true });
      const { db } = desk.services;
      const ana = await desk.owner();
      const ben = await desk.editor(ana);
      await makePost(ana);
      const people = await users(db).execute();
      let tried = 0;
      for (const route of routesOf(desk)) {
        const input = inputOf(desk, route);
        if (ENDS_SESSION.test(`${route.method} ${route.path}`)) continue;
        const browser = route.rules.includes("owners") ? ana : ben;
        for (const place of findMatches(route.path, input)) {
          for (const statement of STATEMENTS) {
            const { path, body } = place.ask(statement);
            const sent = route.method === "GET" ? undefined : body;
            const start = performance.now();
            const answer = await browser.send(route.method, path, sent, { "If-Match": '"1"' });
            const what = `${route.method} ${route.path}, ${place.name}: ${statement}`;
            expect(answer.status, what).toBeLessThan(500);
            expect(performance.now() - start, what).toBeLessThan(SLOW_MS);
            expect(JSON.stringify(answer.body), what).not.toContain("argon2id");
            tried += 1;
          }
        }
      }
      expect(tried).toBeGreaterThan(500);
      const ids = people.map(({ id }) => id);
      expect(await users(db).where("id", "in", ids).execute()).toEqual(people);
      expect((await ana.send("GET", "/api/session")).status).toBe(200);
      expect((await ana.send("GET", "/api/posts")).body.found).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );

  test("returns nothing extra, and wildcards are literal", async () => {
    const desk = testDesk(await freshDatabase());
    const ana = await desk.owner();
    await makePost(ana, { title: "Water", slug: "water" });
    for (const term of [...STATEMENTS, "%", "_", "\\", "%%", "W_ter"]) {
      const asked = encodeURIComponent(term);
      const { body: texts } = await ana.send("GET", `/api/search?q=${asked}`);
      expect([term, texts.matches]).toEqual([term, []]);
      const { body: list } = await ana.send("GET", `/api/posts?q=${asked}`);
      expect([term, list.found]).toEqual([term, 0]);
    }
  });

  test("the check detects a statement that runs", async () => {
    const { db } = await freshDatabase();
    const term = STATEMENTS[0] ?? "";
    const careless = sql<{ n: number }>`select 1 as n where 'a' = '${sql.raw(term)}'`;
    expect((await careless.execute(db)).rows).toHaveLength(1);
  });
});
