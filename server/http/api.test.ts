import fc from "fast-check";
import type { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { onBothDatabases, sqliteDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";
import { makePost } from "../testing/drafts.ts";
import { anyone, owner, signedIn } from "./access.ts";

const UUID = "0b8f9d3e-5c1a-4e2b-9f4d-6a7b8c9d0e1f";
/** For everyone: all that a stranger may ask. Everything else needs a session. */
const OPEN = [
  "GET /api/health",
  "GET /api/newsletter",
  "GET /api/openapi.json",
  "GET /api/ready",
  "POST /api/newsletter",
  "POST /api/newsletter/confirm",
  "POST /api/newsletter/leave",
  "POST /api/reset",
  "POST /api/session",
  "POST /api/welcome",
  "POST /api/welcome/check",
];

interface Route {
  readonly method: string;
  readonly path: string;
  readonly rules: readonly string[];
}

/** The routes of the router itself, with the rule about who may. */
function routesOf(app: Pick<Hono, "routes">): Route[] {
  const rules = new Map<unknown, string>([
    [anyone, "anyone"],
    [signedIn, "signed-in"],
    [owner, "owner"],
  ]);
  const found = new Map<string, { method: string; path: string; rules: string[] }>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL") continue;
    const key = `${method} ${path}`;
    const route = found.get(key) ?? { method, path, rules: [] };
    found.set(key, route);
    const rule = rules.get(handler);
    if (rule !== undefined) route.rules.push(rule);
  }
  return [...found.values()];
}

const fresh = sqliteDatabases();
const bodyFor = ({ method }: Route) => (method === "GET" ? undefined : {});
const addressOf = ({ path }: Route) => path.replace(":number", "1").replaceAll(/:\w+/g, UUID);

describe("who may do what", async () => {
  const desk = testDesk(await fresh());
  const routes = routesOf(desk.app);
  const ana = await desk.owner();
  const ben = await desk.editor(ana);

  test("every route says it, once", () => {
    expect(routes.length).toBeGreaterThan(55);
    expect(routes.filter(({ rules }) => rules.length !== 1)).toEqual([]);
  });

  test("strangers may ask for these and nothing else", () => {
    const open = routes.filter(({ rules }) => rules.includes("anyone"));
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(OPEN);
  });

  test.each(routes.filter(({ rules }) => !rules.includes("anyone")))(
    "$method $path is not for strangers",
    async (route) => {
      const { status, body } = await desk
        .browser()
        .send(route.method, addressOf(route), bodyFor(route));
      expect([status, body.error.code]).toEqual([401, "signed-out"]);
    },
  );

  test.each(routes.filter(({ rules }) => rules.includes("owner")))(
    "$method $path is not for editors",
    async (route) => {
      const { status, body } = await ben.send(route.method, addressOf(route), bodyFor(route));
      expect([status, body.error.code]).toEqual([403, "owners-only"]);
    },
  );

  test.each(routes.filter(({ method }) => method !== "GET"))(
    "$method $path is not for other sites",
    async (route) => {
      const headers = { Origin: "https://evil.example" };
      const { status, body } = await ana.send(route.method, addressOf(route), {}, headers);
      expect([status, body.error.code]).toEqual([403, "wrong-origin"]);
    },
  );

  test("nothing is answered that a cache may keep, or a browser may take for something else", async () => {
    for (const path of ["/api/session", "/api/health", "/api/nothing"]) {
      const { headers } = await ana.send("GET", path);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

const operation = z.object({
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
const document = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

describe("the description of the API", async () => {
  const desk = testDesk(await fresh());
  const { body } = await desk.browser().send("GET", "/api/openapi.json");
  const { paths } = document.parse(body);

  test("has every route and everything it answers", () => {
    for (const { method, path } of routesOf(desk.app)) {
      if (path === "/api/openapi.json") continue;
      const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      expect(described, `${method} ${path}`).toBeDefined();
      expect(Object.keys(described?.responses ?? {}).length).toBeGreaterThan(0);
    }
  });
});

onBothDatabases("anything at all", (freshDatabase) => {
  /** Answers that any route may give besides its own: the body is no JSON, or is too long. */
  const ALWAYS = new Set([400, 403, 413]);

  test("sent to any route is answered as described, and never breaks the server", async () => {
    const desk = testDesk(await freshDatabase());
    const ana: Browser = await desk.owner();
    await makePost(ana);
    const { paths } = document.parse((await ana.send("GET", "/api/openapi.json")).body);
    const routes = routesOf(desk.app).filter(
      // These end the session that the test needs, or hash passwords again and again.
      ({ path }) => !/openapi|session|password|welcome|second-factor|export/.test(path),
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("", "\0", "\ud800", "' or 1=1 --", "%", "x".repeat(2000), -1, 1e308, null),
    );
    const bodies = fc.dictionary(
      fc.constantFrom(
        "draft",
        "intent",
        "publishAt",
        "tab",
        "fields",
        "baseVersion",
        "email",
        "role",
        "alt",
        "timeZone",
        "address",
        "leadsTo",
        "token",
        "disabled",
      ),
      value,
    );
    const segment = fc.oneof(
      fc.constant(UUID),
      fc.string({ minLength: 1, maxLength: 30, unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        bodies,
        segment,
        value,
        async (route, body, part, query) => {
          const encoded = encodeURIComponent(part.toWellFormed());
          const path = route.path.replaceAll(/:\w+/g, encoded);
          const asked = `${path}?q=${encodeURIComponent(JSON.stringify(query).toWellFormed())}&limit=${encoded}`;
          const { status } = await ana.send(
            route.method,
            asked,
            route.method === "GET" ? undefined : body,
            { "If-Match": '"1"' },
          );
          const described =
            paths[route.path.replaceAll(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
          const known = Object.keys(described?.responses ?? {}).map(Number);
          expect(
            [...known, ...ALWAYS],
            `${route.method} ${asked} ${JSON.stringify(body)}`,
          ).toContain(status);
        },
      ),
      { numRuns: 150 },
    );
  });
});
