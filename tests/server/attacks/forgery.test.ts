import { describe, expect, test } from "vitest";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { testDesk } from "#server/testing/desk.ts";
import { addressOf, changesOf, routesOf } from "./support/routes.ts";

/* Cross-site requests from a signed-in editor's browser. */
const ELSEWHERE: readonly (readonly [string, HeadersInit])[] = [
  ["another site", { Origin: "https://evil.example" }],
  ["a page without an origin of its own", { Origin: "null" }],
  ["the same host without https", { Origin: "http://ranch.example" }],
  ["the same host at another port", { Origin: "https://ranch.example:8443" }],
  ["a host that begins alike", { Origin: "https://ranch.example.evil.example" }],
  ["a host that ends alike", { Origin: "https://notranch.example" }],
  ["a neighbor below the same domain", { Origin: "https://forum.ranch.example" }],
  ["our origin twice", { Origin: "https://ranch.example, https://evil.example" }],
  ["a browser that says it is another site's doing", { "Sec-Fetch-Site": "cross-site" }],
  ["a browser that says it is a neighbor's doing", { "Sec-Fetch-Site": "same-site" }],
  ["an address that somebody typed", { "Sec-Fetch-Site": "none" }],
];

describe("a request of", async () => {
  const desk = testDesk(await sqliteDatabases()());
  const ana = await desk.owner();
  const changes = changesOf(desk);

  test.each(ELSEWHERE)("%s changes nothing", async (_, headers) => {
    const { status, body } = await ana.send("DELETE", "/api/session", {}, headers);
    expect([status, body.error.code]).toEqual([403, "wrong-origin"]);
  });

  test("another site changes nothing, at any route, nor does a form without an origin", async () => {
    expect(changes.length).toBeGreaterThan(30);
    const forms = [
      ["application/x-www-form-urlencoded", "email=ana%40ranch.example"],
      ["multipart/form-data; boundary=x", "--x\r\n\r\n--x--"],
      ["text/plain", '{"email":"a@b.example"}'],
    ] as const;
    for (const route of changes) {
      const { method, path } = route;
      const evil = { Origin: "https://evil.example" };
      const { status, body } = await ana.send(method, addressOf(route), {}, evil);
      expect([path, status, body.error.code]).toEqual([path, 403, "wrong-origin"]);
      for (const [type, form] of forms) {
        const headers = { "Content-Type": type, Cookie: ana.cookie };
        const answer = await desk.app.request(addressOf(route), { method, headers, body: form });
        expect([path, type, answer.status]).toEqual([path, type, 403]);
      }
    }
  });

  test("a GET or HEAD changes nothing, whatever method its headers claim", async () => {
    const { db } = desk.services;
    // Downloads are recorded in the audit log, and readiness and status write a test row.
    const read = routesOf(desk).filter(
      ({ method, path }) => method === "GET" && !/export|csv|ready|status/.test(path),
    );
    const all = async () => {
      const tables = ["users", "posts", "settings", "subscribers", "missing", "audit"] as const;
      const rows = await Promise.all(
        tables.map((table) => db.selectFrom(table).selectAll().execute()),
      );
      return JSON.stringify(rows);
    };
    const before = await all();
    for (const { path } of read) {
      const headers = { "X-HTTP-Method-Override": "DELETE", "X-Method-Override": "DELETE" };
      const address = `${addressOf({ method: "GET", path, rules: [] })}?_method=DELETE`;
      await ana.send("GET", address, undefined, headers);
      await ana.send("HEAD", address, undefined, headers);
    }
    expect(await all()).toBe(before);
  });

  test("another site's script cannot read a response", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "PATCH" };
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await ana.send(method, "/api/session", undefined, headers);
      const names = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
      expect(names).toEqual([]);
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    }
  });

  test("nobody can be signed in to an attacker's account", async () => {
    const victim = desk.browser();
    const form = { email: "ana@ranch.example", password: "The creek ran dry in August" };
    const headers = { Origin: "https://evil.example" };
    expect((await victim.send("POST", "/api/session", form, headers)).status).toBe(403);
    expect(victim.cookie).toBe("");
  });
});
