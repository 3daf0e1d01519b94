import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { onBothDatabases } from "#server/testing/databases.ts";
import { startSession } from "#server/accounts/signing-in/sessions.ts";
import {
  type Answer,
  type Browser,
  PASSWORD,
  type TestDesk,
  testDesk,
} from "#server/testing/desk.ts";
import { DRAFT, makePost } from "#server/testing/drafts.ts";
import { RUNS } from "#tests/support/runs.ts";
import { requestsTo, type Sent } from "./support/arbitrary.ts";
import { inputOf, type Route, routesOf } from "./support/routes.ts";

/* Generates requests from the schemas that the routes validate with. */
const EACH = RUNS / 8;
const TIMEOUT_MS = 120_000;

/** The path with its query, and the headers, of a generated request. */
function addressed({ path }: Route, { parameters }: Sent) {
  let address = path;
  const query = new URLSearchParams();
  const headers = new Headers();
  for (const [name, { in: place, value }] of parameters) {
    const plain = value.toWellFormed();
    if (place === "path") address = address.replace(`:${name}`, encodeURIComponent(plain) || "%20");
    else if (place === "query") query.append(name, plain);
    else if (/^[\x20-\x7e]{0,200}$/.test(plain)) headers.set(name, plain);
  }
  return { address: `${address.replaceAll(/:\w+/g, "x")}?${query}`, headers };
}

/** The format of every API error. */
const errorAnswer = z.strictObject({
  error: z.object({
    code: z.string(),
    message: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.unknown().optional(),
    base: z.unknown().optional(),
  }),
});

/** How a response breaks the API's rules; `undefined` if it does not. */
function problem({ status, headers, body }: Answer): string | undefined {
  if (status >= 500) return `a failure: ${JSON.stringify(body)}`;
  if (status < 400) return undefined;
  if (!headers.get("Content-Type")?.startsWith("application/json")) return `${status} is not JSON`;
  const result = errorAnswer.safeParse(body);
  return result.success ? undefined : `${status}: ${result.error.message}`;
}

/** Makes the account an active owner again, since some requests sign out or disable it. */
async function beOwnerAgain({ services, clock }: TestDesk, id: string, browser: Browser) {
  const { db } = services;
  const whole = { role: "owner", disabled_at: null, totp_secret: null } as const;
  await db.updateTable("users").set(whole).where("id", "=", id).execute();
  browser.cookie = `__Host-session=${await startSession(db, id, "", clock.now)}`;
}

onBothDatabases("anything the schemas allow, and more", (freshDatabase) => {
  /** Existing values by field name. */
  async function knownTo(ana: Browser, postId: string) {
    const { body: me } = await ana.send("GET", "/api/session");
    return {
      id: [postId, postId, me.id, randomUUID(), randomUUID()],
      for: [postId],
      number: ["1", "2", "3000000000"],
      "if-match": ['"1"', '"2"', '"3"'],
      email: ["ana@ranch.example", "dan@ranch.example", "eve@ranch.example"],
      password: [PASSWORD],
      timeZone: ["UTC", "America/Chicago"],
      date: ["", "2026-11-01"],
      updated: ["", "2026-11-02"],
      draft: [DRAFT, { ...DRAFT, slug: "other" }],
      scene: ["", "pasture"],
      coverImage: ["", DRAFT.coverImage],
      tab: ["one"],
      leadsTo: ["/blog", null, "/caf\u00e9 \u{1f404}"],
      address: ["/nowhere"],
    };
  }

  test(
    "gets a result or an error of the API and breaks nothing",
    async () => {
      const desk = testDesk(await freshDatabase(), { mail: true });
      const ana = await desk.owner();
      const { id } = (await ana.send("GET", "/api/session")).body;
      const postId = await makePost(ana);
      const known = await knownTo(ana, postId);
      const seen = new Map<string, Set<number>>();
      for (const route of routesOf(desk)) {
        await fc.assert(
          fc.asyncProperty(requestsTo(inputOf(desk, route), known), async (sent) => {
            const { address, headers } = addressed(route, sent);
            const answer = await ana.send(route.method, address, sent.body, headers);
            const shown = `${route.method} ${address} ${JSON.stringify(sent.body)?.slice(0, 500)}`;
            expect(problem(answer), shown).toBeUndefined();
            const statuses = seen.get(route.path) ?? new Set();
            seen.set(route.path, statuses.add(answer.status));
          }),
          { numRuns: EACH },
        );
        await beOwnerAgain(desk, id, ana);
        desk.clock.now += 16 * 60 * 1000;
      }
      const succeeded = [...seen].filter(([, statuses]) =>
        [...statuses].some((each) => each < 300),
      );
      // Usually somewhat more than half of the routes succeed, depending on chance.
      expect(succeeded.length, "routes that were got past").toBeGreaterThan(seen.size / 3);
    },
    TIMEOUT_MS,
  );

  test("an id with a character that PostgreSQL cannot store is not found", async () => {
    const desk = testDesk(await freshDatabase());
    const ana = await desk.owner();
    const paths = routesOf(desk).map(({ path }) => path);
    for (const path of paths.filter((each) => each.includes(":"))) {
      const { status } = await ana.send("GET", path.replaceAll(/:\w+/g, "a%00b"));
      expect([path, status]).toEqual([path, 404]);
    }
  });
});
