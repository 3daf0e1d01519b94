import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { onBothDatabases, sqliteDatabases } from "../../../server/testing/databases.ts";
import { startSession } from "../../../server/accounts/signing-in/sessions.ts";
import {
  type Answer,
  type Browser,
  PASSWORD,
  type TestDesk,
  testDesk,
} from "../../../server/testing/desk.ts";
import { DRAFT, makePost } from "../../../server/testing/drafts.ts";
import { requestsTo, type Sent } from "./support/arbitrary.ts";
import { descriptionOf, type Operation, type Route, routesOf } from "./support/routes.ts";

/* Generates requests from the API's own description and validates the responses against it. */
const EACH = Number(process.env["FUZZ_RUNS"] ?? 10);
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

/** How a response violates the description; `undefined` if it does not. */
function problem({ responses }: Operation, { status, headers, body }: Answer): string | undefined {
  if (status >= 500) return `a failure: ${JSON.stringify(body)}`;
  const described = responses[status];
  if (!described) return `${status} is not described`;
  const type = (headers.get("Content-Type") ?? "").split(";")[0] ?? "";
  if (!described.content) return body === "" ? undefined : `${status} has a body`;
  const content = described.content[type];
  if (!content) return `${status} is ${type || "nothing"}`;
  if (!content.schema) return undefined;
  const result = checkOf(content.schema).safeParse(body);
  return result.success ? undefined : `${status}: ${result.error.message}`;
}

type Json = z.core.JSONSchema.JSONSchema;
const checks = new WeakMap<Json, z.ZodType>();

/** The check of a described body, made once for all answers. */
function checkOf(schema: Json): z.ZodType {
  const check = checks.get(schema) ?? z.fromJSONSchema(closed(schema));
  checks.set(schema, check);
  return check;
}

/** The schema without additional properties, since responses must be fully described. */
function closed(schema: Json): Json {
  const parsed: unknown = JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const isObject = z.object({ properties: z.record(z.string(), z.unknown()) }).safeParse(value);
    return isObject.success
      ? { additionalProperties: false, ...isObject.data, ...rest(value) }
      : value;
  });
  return z.record(z.string(), z.json()).parse(parsed);
}

const rest = (value: unknown) => z.record(z.string(), z.unknown()).parse(value);

describe("the description of the API", async () => {
  const desk = testDesk(await sqliteDatabases()());
  const described = await descriptionOf(desk);

  test("has every route", () => {
    const missing = routesOf(desk).filter((route) => described(route) === undefined);
    expect(missing.map(({ path }) => path)).toEqual(["/api/openapi.json"]);
  });

  test("is taken literally: any other status, type or field is a problem", () => {
    const route = { method: "GET", path: "/api/settings", rules: [] };
    const operation = described(route);
    if (!operation) throw new Error("The route is not described.");
    const headers = new Headers({ "Content-Type": "application/json" });
    const body = { timeZone: "UTC" };
    expect(problem(operation, { status: 200, headers, body })).toBeUndefined();
    for (const wrong of [
      { status: 418, headers, body },
      { status: 500, headers, body },
      { status: 200, headers, body: { ...body, secret: "x" } },
      { status: 200, headers, body: {} },
      { status: 200, headers: new Headers({ "Content-Type": "text/html" }), body },
    ]) {
      expect(problem(operation, wrong)).toEqual(expect.any(String));
    }
  });
});

/** Some requests sign out or disable the account. */
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
    "gets a response as described and breaks nothing",
    async () => {
      const desk = testDesk(await freshDatabase(), { mail: true });
      const described = await descriptionOf(desk);
      const ana = await desk.owner();
      const { id } = (await ana.send("GET", "/api/session")).body;
      const postId = await makePost(ana);
      const known = await knownTo(ana, postId);
      const seen = new Map<string, Set<number>>();
      for (const route of routesOf(desk)) {
        const operation = described(route);
        if (!operation) continue;
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, known), async (sent) => {
            const { address, headers } = addressed(route, sent);
            const answer = await ana.send(route.method, address, sent.body, headers);
            const shown = `${route.method} ${address} ${JSON.stringify(sent.body)?.slice(0, 500)}`;
            expect(problem(operation, answer), shown).toBeUndefined();
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
      expect(succeeded.length, "routes that were got past").toBeGreaterThan(seen.size / 2);
    },
    TIMEOUT_MS,
  );
});
