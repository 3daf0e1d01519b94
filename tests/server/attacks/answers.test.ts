import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { type Browser, PASSWORD, type TestDesk, testDesk } from "#server/testing/desk.ts";
import { makePost } from "#server/testing/drafts.ts";
import { liveSite } from "./support/live-site.ts";

/* What errors reveal: little to the client, enough to the operator, and secrets to nobody. */
const fresh = sqliteDatabases();
const line = z.object({
  time: z.iso.datetime(),
  level: z.enum(["debug", "info", "warn", "error"]),
  message: z.string(),
  request: z.uuid().optional(),
  user: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  code: z.string().optional(),
});
let desk: TestDesk;
let ana: Browser;
beforeEach(async () => {
  desk = testDesk(await fresh());
  ana = await desk.owner();
  desk.lines.length = 0;
});
/** Log lines other than plain requests. */
const logged = () =>
  desk.lines
    .map((text) => line.parse(JSON.parse(text)))
    .filter(({ level }) => level === "warn" || level === "error");

describe("a database that cannot be written", () => {
  test("is explained to editors and in the log; readers are only asked to try again", async () => {
    const database = await fresh();
    const broken = testDesk(database, { mail: true });
    const editor = await broken.owner();
    database.file?.exec("pragma query_only = on");
    const ask = async (browser: Browser) =>
      (await browser.send("POST", "/api/newsletter", { email: "a@b.example" })).body.error;
    expect(await ask(broken.browser())).toEqual({
      code: "cannot-save",
      message: "This can’t be saved now. Please try again in a minute.",
    });
    expect((await ask(editor)).message).toMatch(/^The database cannot be written/);
    expect(broken.lines.join()).toMatch(
      /"request failed".*"error":"The database cannot be written/,
    );
  });

  test("is not mentioned on a reader’s page", async () => {
    const database = await fresh();
    const site = await liveSite(database);
    await database.db.schema.dropTable("missing").execute();
    const answer = await fetch(`${site.origin}/nowhere`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe(
      "This page can’t be shown now. Please try again in a minute.\n",
    );
    await site.stop();
  });
});

describe("a refusal is logged by route and person", () => {
  test("of rights", async () => {
    const ben = await desk.editor(ana);
    const { body: me } = await ben.send("GET", "/api/session");
    desk.lines.length = 0;
    const { headers } = await ben.send("PATCH", "/api/users/1", { role: "owner" });
    const request = headers.get("X-Request-Id");
    expect(logged()).toMatchObject([
      {
        level: "warn",
        message: "refused",
        request,
        user: me.id,
        method: "PATCH",
        code: "owners-only",
      },
    ]);
  });

  test("for a forged request, for an oversized one, and for an ended session", async () => {
    await ana.send("POST", "/api/posts/1/restore", {}, { Origin: "https://evil.example" });
    await ana.send("POST", "/api/reset", { email: "x".repeat(70_000) });
    await ana.send("DELETE", "/api/account/sessions");
    const stale = desk.browser();
    stale.cookie = `__Host-session=${"A".repeat(43)}`;
    await stale.send("GET", "/api/posts");
    expect(logged().map(({ code }) => code)).toEqual(["wrong-origin", "too-large", "signed-out"]);
  });

  test("of guessing", async () => {
    for (let n = 0; n < 11; n += 1) {
      await desk
        .browser()
        .send("POST", "/api/session", { email: "ana@ranch.example", password: "x" });
    }
    expect(logged()).toMatchObject([{ code: "too-many-attempts", method: "POST" }]);
    const { body } = await ana.send("GET", "/api/audit");
    const failed = body.entries.filter(({ action }) => action === "sign-in-failed");
    expect(failed).toHaveLength(10);
  });

  test("a request before signing in is not logged as a refusal", async () => {
    await desk.browser().send("GET", "/api/session");
    expect(logged()).toEqual([]);
  });
});

test("input does not appear in the log and cannot add a line", async () => {
  const secrets = [
    PASSWORD,
    "ana@ranch.example",
    "s3cret-token",
    "evil",
    ana.cookie.split("=")[1] ?? "",
  ];
  const injected = 'x\r\n{"time":"2026-01-01T00:00:00Z","level":"error","message":"evil"}';
  await ana.send("GET", `/api/search?q=s3cret-token`);
  await ana.send(
    "PATCH",
    `/api/users/${encodeURIComponent(injected)}`,
    { role: injected },
    { Origin: "https://x.example" },
  );
  await ana.send("POST", "/api/session", { email: "ana@ranch.example", password: "wrong" });
  await ana.send("POST", "/api/welcome/check", { token: "s3cret-token" });
  const forged = { "X-Request-Id": "evil", Origin: "https://x.example" };
  await ana.send("DELETE", `/api/posts/${encodeURIComponent(injected)}`, undefined, forged);
  expect(logged().length).toBeGreaterThan(0);
  for (const text of desk.lines) {
    expect(text).not.toContain("\n");
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

describe("a failure", () => {
  test("gives the client a code and a message, and the log the details under the same id", async () => {
    const id = await makePost(ana);
    await desk.services.db.schema.dropTable("previews").execute();
    const { status, headers, body } = await ana.send("POST", `/api/posts/${id}/previews`);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(body)).not.toMatch(/previews|sqlite|at .*\.ts|node_modules/i);
    expect(logged()).toMatchObject([
      { level: "error", message: "request failed", request: headers.get("X-Request-Id") },
    ]);
    expect(desk.lines.join()).toContain("no such table");
  });

  test("fails closed: without its table nobody is signed in, and nothing is partially done", async () => {
    const { db } = desk.services;
    const id = await makePost(ana, {}, "save");
    await db.schema.dropTable("audit").execute();
    const trashed = await ana.send("DELETE", `/api/posts/${id}`);
    expect(trashed.status).toBeGreaterThanOrEqual(500);
    expect((await ana.send("GET", `/api/posts/${id}`)).body.state).toBe("draft");
    await db.schema.dropTable("sessions").execute();
    const { status, body } = await ana.send("GET", "/api/session");
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(body)).not.toContain("ana@");
  });
});
