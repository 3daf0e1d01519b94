import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { makeLink } from "#server/accounts/links.ts";
import { onBothDatabases } from "#server/testing/databases.ts";
import { PASSWORD, testDesk } from "#server/testing/desk.ts";

const ANA = { email: "ana@ranch.example", password: PASSWORD };
const PLANTED = `__Host-session=${"P".repeat(43)}`;

onBothDatabases("a session", (fresh) => {
  const asOwner = async () => {
    const desk = testDesk(await fresh());
    return { desk, ana: await desk.owner() };
  };
  type Desk = Awaited<ReturnType<typeof asOwner>>["desk"];
  const isSignedIn = async (desk: Desk, cookie: string) => {
    const browser = desk.browser();
    browser.cookie = cookie;
    return (await browser.send("GET", "/api/session")).status === 200;
  };

  test("that an attacker planted is never used: each sign-in creates a new one", async () => {
    const { desk, ana } = await asOwner();
    const { services, clock } = desk;
    const { link } = await makeLink(services.db, services.origin, "setup", null, clock.now);
    const token = link.slice(link.indexOf("#") + 1);
    const invited = await ana.send("POST", "/api/users", {
      email: "ben@ranch.example",
      role: "editor",
    });
    const ways = [
      ["/api/session", ANA],
      ["/api/welcome", { token, password: PASSWORD, email: "cal@ranch.example", name: "Cal" }],
      ["/api/welcome", { token: invited.body.link.split("#")[1], password: PASSWORD }],
    ] as const;
    for (const [path, form] of ways) {
      const browser = desk.browser();
      browser.cookie = PLANTED;
      const { status, headers } = await browser.send("POST", path, form);
      expect(status).toBe(200);
      expect(headers.getSetCookie()).toHaveLength(1);
      expect(browser.cookie).not.toBe(PLANTED);
      expect(await isSignedIn(desk, PLANTED)).toBe(false);
      expect(await isSignedIn(desk, browser.cookie)).toBe(true);
    }
  });

  test("of another person ends when somebody signs in with the same browser", async () => {
    const { desk, ana } = await asOwner();
    const { body } = await ana.send("POST", "/api/users", {
      email: "ben@ranch.example",
      role: "editor",
    });
    const before = ana.cookie;
    const form = { token: body.link.split("#")[1], password: PASSWORD };
    expect((await ana.send("POST", "/api/welcome", form)).status).toBe(200);
    expect(await isSignedIn(desk, before)).toBe(false);
  });

  test("token is neither in the database nor in any response", async () => {
    const { desk, ana } = await asOwner();
    const token = ana.cookie.split("=")[1] ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await desk.services.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const users = await desk.services.db.selectFrom("users").selectAll().execute();
    expect(JSON.stringify(users)).not.toContain(PASSWORD);
    expect(rows[0]?.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    for (const path of ["/api/session", "/api/account/sessions", "/api/audit", "/api/users"]) {
      expect(JSON.stringify((await ana.send("GET", path)).body)).not.toContain(token);
    }
    // A stolen database is useless, since a hash is not a token.
    expect(await isSignedIn(desk, `__Host-session=${rows[0]?.token_hash}`)).toBe(false);
  });

  test("is accepted only as its own cookie, never in a header or query", async () => {
    const { desk, ana } = await asOwner();
    const token = ana.cookie.split("=")[1] ?? "";
    for (const name of ["session", "__Secure-session", "__host-session", "__Host-Session"]) {
      expect(await isSignedIn(desk, `${name}=${token}`)).toBe(false);
    }
    const headers = { Authorization: `Bearer ${token}`, "X-Session": token };
    const path = `/api/session?session=${token}&__Host-session=${token}`;
    expect((await desk.browser().send("GET", path, undefined, headers)).status).toBe(401);
  });

  test("that was stolen is useless after its owner ends it", async () => {
    const { desk } = await asOwner();
    const login = async () => {
      const browser = desk.browser();
      await browser.send("POST", "/api/session", ANA);
      return browser;
    };
    const ways = [
      ["DELETE", "/api/session", undefined],
      ["DELETE", "/api/account/sessions", undefined],
      ["POST", "/api/account/password", { old: PASSWORD, new: `${PASSWORD}!` }],
    ] as const;
    for (const [method, path, body] of ways) {
      const here = await login();
      // The thief has the same cookie when this session ends, and an older one otherwise.
      const stolen = path === "/api/session" ? here.cookie : (await login()).cookie;
      expect(await isSignedIn(desk, stolen)).toBe(true);
      expect((await here.send(method, path, body)).status).toBe(204);
      if (method === "DELETE") expect(here.cookie).toBe("");
      expect(await isSignedIn(desk, stolen), `${method} ${path}`).toBe(false);
    }
  });
});
