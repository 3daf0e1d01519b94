import { describe, expect, test } from "vitest";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, PASSWORD, type TestDesk, testDesk } from "#server/testing/desk.ts";
import { makeLink } from "../links.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ANA = { email: "ana@ranch.example", password: PASSWORD };

onBothDatabases("signing in", (fresh) => {
  const desk = async (options?: Parameters<typeof testDesk>[1]) => testDesk(await fresh(), options);
  const signedIn = (browser: Browser) => browser.send("GET", "/api/session");

  describe("the first account", () => {
    const makeToken = async ({ services, clock }: TestDesk) => {
      const { link } = await makeLink(services.db, services.origin, "setup", null, clock.now);
      expect(link).toMatch(/^https:\/\/ranch\.example\/admin\/welcome#[\w-]{43}$/);
      return link.slice(link.indexOf("#") + 1);
    };
    const check = (by: Browser, token: string) => by.send("POST", "/api/welcome/check", { token });

    test("is created with the setup link, which works once", async () => {
      const made = await desk();
      const { browser } = made;
      const token = await makeToken(made);
      const first = browser();
      expect((await check(first, token)).body).toEqual({ purpose: "setup" });
      const form = { token, password: PASSWORD, email: " Ana@Ranch.example", name: "Ana" };
      expect(await first.send("POST", "/api/welcome", form)).toMatchObject({
        status: 200,
        body: {
          signedIn: true,
          user: { username: "Ana", email: "ana@ranch.example", role: "owner", secondFactor: false },
        },
      });
      expect((await signedIn(first)).status).toBe(200);
      expect(await browser().send("POST", "/api/welcome", form)).toMatchObject({
        status: 410,
        body: { error: { code: "link-used" } },
      });
    });

    test("a form with errors does not use up the link", async () => {
      const made = await desk();
      const { browser } = made;
      const token = await makeToken(made);
      const wrong = await browser().send("POST", "/api/welcome", { token, password: "short" });
      expect(wrong.status).toBe(422);
      expect(wrong.body.error.fields).toEqual({
        password: "Use 12 characters or more",
        email: "Email is required",
        name: "Name is required",
      });
      const form = { token, password: PASSWORD, email: "a@b.example", name: "A" };
      expect((await browser().send("POST", "/api/welcome", form)).status).toBe(200);
    });

    test("the setup links of two servers that start at the same time both work until one is used or an hour has passed", async () => {
      const made = await desk();
      const { browser, clock } = made;
      const [one, two] = [await makeToken(made), await makeToken(made)];
      const statuses = () =>
        Promise.all([one, two].map(async (token) => (await check(browser(), token)).status));
      expect(await statuses()).toEqual([200, 200]);
      const start = clock.now;
      clock.now += 61 * 60 * 1000;
      expect(await statuses()).toEqual([410, 410]);
      clock.now = start;
      const form = { password: PASSWORD, email: "ana@ranch.example", name: "Ana" };
      const welcome = await browser().send("POST", "/api/welcome", { token: one, ...form });
      expect(welcome.status).toBe(200);
      expect((await check(browser(), two)).status).toBe(410);
    });
  });

  describe("signing in", () => {
    test("sets a cookie that scripts and other sites cannot use, with no token in the body", async () => {
      const { owner, browser } = await desk();
      await owner();
      const { status, headers, body } = await browser().send("POST", "/api/session", ANA);
      expect(status).toBe(200);
      const cookie = headers.get("Set-Cookie") ?? "";
      expect(cookie).toMatch(/^__Host-session=[\w-]{43};/);
      for (const part of ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"]) {
        expect(cookie).toContain(part);
      }
      expect(cookie).not.toContain("Domain");
      expect(JSON.stringify(body)).not.toContain(cookie.slice(15, 58));
      expect(headers.get("Cache-Control")).toBe("no-store");
    });

    test("uses a plain cookie on localhost without https", async () => {
      const { owner } = await desk({ origin: "http://localhost:4322" });
      expect((await owner()).cookie).toMatch(/^session=/);
    });

    test("a wrong password is answered in the specified words", async () => {
      const { owner, browser } = await desk();
      await owner();
      expect(
        await browser().send("POST", "/api/session", { ...ANA, password: "wrong" }),
      ).toMatchObject({
        status: 401,
        body: { error: { code: "invalid-credentials", message: "Invalid email or password" } },
      });
    });

    test("a session ends after 14 idle days, and after 90 days in any case", async () => {
      const { owner, clock } = await desk();
      const browser = await owner();
      clock.now += 13 * DAY_MS;
      expect((await signedIn(browser)).status).toBe(200);
      clock.now += 13 * DAY_MS;
      expect((await signedIn(browser)).status).toBe(200);
      clock.now += 15 * DAY_MS;
      expect((await signedIn(browser)).status).toBe(401);
      await browser.send("POST", "/api/session", ANA);
      for (let day = 0; day < 90; day += 10) {
        expect((await signedIn(browser)).status).toBe(200);
        clock.now += 10 * DAY_MS;
      }
      expect((await signedIn(browser)).status).toBe(401);
    });

    test("a user can end one session, and only one of their own", async () => {
      const { owner, editor, browser } = await desk();
      const [first, second] = [await owner(), browser()];
      await second.send("POST", "/api/session", ANA);
      const ben = await editor(first);
      const { body } = await first.send("GET", "/api/account/sessions");
      const other = body.sessions.find(({ current }: { current: boolean }) => !current);
      const path = `/api/account/sessions/${other?.id}`;
      expect((await ben.send("DELETE", path)).status).toBe(404);
      expect((await signedIn(second)).status).toBe(200);
      expect((await first.send("DELETE", path)).status).toBe(204);
      expect((await signedIn(second)).status).toBe(401);
      expect((await signedIn(first)).status).toBe(200);
    });
  });

  describe("guessing", () => {
    const guess = (browser: Browser, email = ANA.email) =>
      browser.send("POST", "/api/session", { email, password: "wrong" });

    test("is stopped after ten attempts on an account, with the waiting time", async () => {
      const { owner, browser, clock } = await desk();
      await owner();
      for (let tried = 0; tried < 10; tried += 1) {
        expect((await guess(browser())).status).toBe(401);
      }
      const stopped = await browser().send("POST", "/api/session", ANA);
      expect(stopped.status).toBe(429);
      expect(stopped.headers.get("Retry-After")).toBe("900");
      expect(stopped.body.error.message).toBe("Too many tries. Try again in 15 minutes.");
      clock.now += 15 * 60 * 1000;
      expect((await browser().send("POST", "/api/session", ANA)).status).toBe(200);
    });

    test("that is refused runs no database query", async () => {
      const database = await fresh();
      const { owner, browser } = testDesk(database);
      await owner();
      const stranger = browser("203.0.113.9");
      const guess = () => stranger.send("POST", "/api/session", { ...ANA, password: "wrong" });
      for (let tried = 0; tried < 11; tried += 1) await guess();
      let queries = 0;
      database.onQuery(() => (queries += 1));
      expect((await guess()).status).toBe(429);
      expect(queries).toBe(0);
    });

    test("leaves no email address in plain text in the database", async () => {
      const { browser, services } = await desk();
      await guess(browser());
      const rows = await services.db.selectFrom("attempts").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain("ranch.example");
    });
  });
});
