import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, PASSWORD, testDesk } from "../testing/desk.ts";
import { makePost } from "../testing/drafts.ts";
import { makeLink } from "./links.ts";
import { turnOffSecondFactor } from "./signing-in/second-factor.ts";

const ANA = { email: "ana@ranch.example", password: PASSWORD };

onBothDatabases("people and their credentials", (fresh) => {
  const desk = async (options?: Parameters<typeof testDesk>[1]) => testDesk(await fresh(), options);
  const signedIn = (browser: Browser) => browser.send("GET", "/api/session");

  test("a name can be changed, and stands wherever the old one stood", async () => {
    const { owner } = await desk();
    const ana = await owner();
    expect((await ana.send("PATCH", "/api/account", { name: " " })).body.error.fields).toEqual({
      name: "Name is required",
    });
    expect((await ana.send("PATCH", "/api/account", { name: "Ana Ruiz" })).status).toBe(200);
    expect((await ana.send("GET", "/api/session")).body.username).toBe("Ana Ruiz");
    const { entries } = (await ana.send("GET", "/api/audit")).body;
    expect(entries[0]).toMatchObject({ action: "name-changed", detail: "Ana", who: "Ana Ruiz" });
  });

  describe("the password", () => {
    test("can be changed with the old one, which ends the other sessions", async () => {
      const { owner, browser } = await desk();
      const [first, second] = [await owner(), browser()];
      await second.send("POST", "/api/session", ANA);
      const change = (old: string, wanted: string) =>
        first.send("POST", "/api/account/password", { old, new: wanted });
      expect((await change("wrong", "Another long sentence")).body.error.fields).toEqual({
        old: "This isn’t your password",
      });
      expect((await change(PASSWORD, "123456789012")).status).toBe(422);
      expect((await change(PASSWORD, "Another long sentence")).status).toBe(204);
      expect((await signedIn(first)).status).toBe(200);
      expect((await signedIn(second)).status).toBe(401);
    });

    test("is reset by a mailed link, without revealing who has an account", async () => {
      const { owner, browser, services } = await desk({ mail: true });
      const before = await owner();
      const ask = (email: string) => browser().send("POST", "/api/reset", { email });
      const [unknown, known] = [await ask("nobody@ranch.example"), await ask(ANA.email)];
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      const mails = await services.db.selectFrom("mails").selectAll().execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual([ANA.email]);
      const [, token = ""] = /#([\w-]{43})/.exec(mails[0]?.text ?? "") ?? [];
      const fresh = browser();
      const answer = await fresh.send("POST", "/api/welcome", {
        token,
        password: "New words here",
      });
      expect(answer).toMatchObject({ status: 200, body: { signedIn: true } });
      expect((await signedIn(before)).status).toBe(401);
    });

    test("limits the mails to one person", async () => {
      const { browser } = await desk({ mail: true });
      const statuses = [];
      for (let asked = 0; asked < 4; asked += 1) {
        statuses.push((await browser().send("POST", "/api/reset", { email: ANA.email })).status);
      }
      expect(statuses).toEqual([202, 202, 202, 429]);
    });
  });

  describe("the second factor", () => {
    const codeFor = (secret: string, now: number) =>
      new TOTP({ secret }).generate({ timestamp: now });

    async function withSecondFactor() {
      const made = await desk();
      const browser = await made.owner();
      const { secret, uri } = (await browser.send("PUT", "/api/account/second-factor")).body;
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      const on = await browser.send("POST", "/api/account/second-factor", {
        secret,
        code: codeFor(secret, made.clock.now),
        password: PASSWORD,
      });
      expect(on.status).toBe(200);
      const recoveryCodes: string[] = on.body.recoveryCodes;
      return { ...made, browser, secret: String(secret), recoveryCodes };
    }

    test("is turned on only with a valid code and the password", async () => {
      const { owner, clock } = await desk();
      const browser = await owner();
      const { secret } = (await browser.send("PUT", "/api/account/second-factor")).body;
      const right = { secret, code: codeFor(secret, clock.now), password: PASSWORD };
      for (const wrong of [{ code: "000000" }, { password: "Somebody else’s" }]) {
        const { status, body } = await browser.send("POST", "/api/account/second-factor", {
          ...right,
          ...wrong,
        });
        expect([status, Object.keys(body.error.fields)]).toEqual([422, Object.keys(wrong)]);
      }
      expect((await signedIn(browser)).body.secondFactor).toBe(false);
    });

    test("is then required, and each code works once", async () => {
      const { browser, secret, clock } = await withSecondFactor();
      const ask = (code?: string) => browser.send("POST", "/api/session", { ...ANA, code });
      expect(await ask()).toMatchObject({
        status: 401,
        body: { error: { code: "second-factor" } },
      });
      expect((await ask("123456")).body.error.message).toMatch(/wrong or has expired/);
      expect((await ask(codeFor(secret, clock.now))).status).toBe(401);
      clock.now += 30_000;
      const code = codeFor(secret, clock.now);
      expect((await ask(code)).status).toBe(200);
      expect((await ask(code)).status).toBe(401);
    });

    test("accepts a phone’s code although a later one was used before the clock was set back", async () => {
      const { browser, secret, clock } = await withSecondFactor();
      clock.now -= 60 * 60 * 1000;
      const ask = (code: string) => browser.send("POST", "/api/session", { ...ANA, code });
      expect((await ask(codeFor(secret, clock.now))).status).toBe(200);
      expect((await ask(codeFor(secret, clock.now))).status).toBe(401);
    });

    test("does not check the code when the password is wrong", async () => {
      const { browser, secret, clock } = await withSecondFactor();
      clock.now += 60_000;
      const wrong = { ...ANA, password: "wrong", code: codeFor(secret, clock.now) };
      expect((await browser.send("POST", "/api/session", wrong)).body.error.code).toBe(
        "invalid-credentials",
      );
    });

    test("a right password with a wrong code is recorded, and so is a used backup code", async () => {
      const { browser, clock, recoveryCodes } = await withSecondFactor();
      await browser.send("POST", "/api/session", { ...ANA });
      await browser.send("POST", "/api/session", { ...ANA, code: "123456" });
      clock.now += 1000;
      const [code] = recoveryCodes;
      await browser.send("POST", "/api/session", { ...ANA, code });
      const { entries } = (await browser.send("GET", "/api/audit")).body;
      const ofCodes = entries.filter(({ action }: { action: string }) => /code/.test(action));
      expect(ofCodes).toMatchObject([
        { action: "backup-code-used", who: "Ana", detail: "9 left" },
        { action: "code-failed", who: "Ana" },
      ]);
    });

    test("a backup code is not used up by a sign-in that fails afterwards", async () => {
      const { browser, recoveryCodes, services } = await withSecondFactor();
      const [code] = recoveryCodes;
      const ask = () => browser.send("POST", "/api/session", { ...ANA, code });
      await services.db.schema.alterTable("sessions").renameTo("away").execute();
      browser.cookie = "";
      expect((await ask()).status).toBe(500);
      await services.db.schema.alterTable("away").renameTo("sessions").execute();
      expect((await ask()).status).toBe(200);
    });

    test("is turned off on the server for somebody who lost phone and codes, and it is recorded", async () => {
      const { browser, services, clock } = await withSecondFactor();
      expect(await turnOffSecondFactor(services.db, ANA.email, clock.now)).toBe(true);
      expect((await browser.send("POST", "/api/session", ANA)).status).toBe(200);
      const { entries } = (await browser.send("GET", "/api/audit")).body;
      expect(entries).toContainEqual(
        expect.objectContaining({
          action: "second-factor-off",
          who: "",
          subject: (await signedIn(browser)).body.id,
          detail: "on the server",
        }),
      );
      expect(await turnOffSecondFactor(services.db, ANA.email, clock.now)).toBe(false);
    });

    test("ten recovery codes each work once", async () => {
      const { browser, recoveryCodes } = await withSecondFactor();
      expect(new Set(recoveryCodes).size).toBe(10);
      const [first = ""] = recoveryCodes;
      const ask = (code: string) => browser.send("POST", "/api/session", { ...ANA, code });
      expect((await ask(first.toLowerCase())).status).toBe(200);
      expect((await ask(first)).status).toBe(401);
    });

    test("a reset sets the password and neither turns it off nor signs in", async () => {
      const { services, clock, browser } = await withSecondFactor();
      const { id } = (await signedIn(browser)).body;
      const { link } = await makeLink(services.db, services.origin, "reset", id, clock.now);
      const token = link.slice(link.indexOf("#") + 1);
      const answer = await browser.send("POST", "/api/welcome", {
        token,
        password: "New words here",
      });
      expect(answer.body).toMatchObject({ signedIn: false, user: { secondFactor: true } });
      expect((await signedIn(browser)).status).toBe(401);
    });

    test("makes new backup codes for a code, after which the old ones are void", async () => {
      const { browser, recoveryCodes, secret, clock } = await withSecondFactor();
      const path = "/api/account/second-factor/codes";
      expect((await browser.send("POST", path, { code: "1" })).body.error.fields).toHaveProperty(
        "code",
      );
      clock.now += 60_000;
      const { body } = await browser.send("POST", path, { code: codeFor(secret, clock.now) });
      expect(body.recoveryCodes).toHaveLength(10);
      const signIn = (code: unknown) => browser.send("POST", "/api/session", { ...ANA, code });
      expect((await signIn(recoveryCodes[0])).status).toBe(401);
      expect((await signIn(body.recoveryCodes[0])).status).toBe(200);
    });

    test("is turned off with a code", async () => {
      const { browser, recoveryCodes } = await withSecondFactor();
      const [code] = recoveryCodes;
      expect(
        (await browser.send("DELETE", "/api/account/second-factor", { code: "1" })).status,
      ).toBe(422);
      expect((await browser.send("DELETE", "/api/account/second-factor", { code })).status).toBe(
        204,
      );
      expect((await browser.send("POST", "/api/session", ANA)).status).toBe(200);
    });
  });

  describe("people", () => {
    test("an invitation creates an editor without owner rights", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      expect((await signedIn(ben)).body).toMatchObject({ username: "Ben", role: "editor" });
      expect(await ben.send("GET", "/api/users")).toMatchObject({
        status: 403,
        body: { error: { code: "owners-only" } },
      });
      const { body } = await ana.send("GET", "/api/users");
      expect(
        body.users.map(({ email, state }: { email: string; state: string }) => [email, state]),
      ).toEqual([
        ["ana@ranch.example", "active"],
        ["ben@ranch.example", "active"],
      ]);
    });

    test("an invitation can be sent again, which ends the first link, and withdrawn", async () => {
      const { owner, browser } = await desk();
      const ana = await owner();
      const invited = await ana.send("POST", "/api/users", {
        email: "cal@x.example",
        role: "editor",
      });
      const again = await ana.send("POST", `/api/users/${invited.body.id}/invitation`);
      const check = (link: string) =>
        browser().send("POST", "/api/welcome/check", { token: link.split("#")[1] });
      expect((await check(invited.body.link)).status).toBe(410);
      expect((await check(again.body.link)).body).toEqual({
        purpose: "invite",
        email: "cal@x.example",
      });
      expect((await ana.send("DELETE", `/api/users/${invited.body.id}/invitation`)).status).toBe(
        204,
      );
      expect((await check(again.body.link)).status).toBe(410);
    });

    test("an address cannot be invited twice", async () => {
      const { owner } = await desk();
      const ana = await owner();
      const invite = () =>
        ana.send("POST", "/api/users", { email: "ANA@ranch.example", role: "editor" });
      expect(await invite()).toMatchObject({
        status: 409,
        body: { error: { code: "email-taken" } },
      });
    });

    test("a disabled account is signed out at once, and can be enabled again", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const { id } = (await signedIn(ben)).body;
      await ana.send("PATCH", `/api/users/${id}`, { disabled: true });
      expect((await signedIn(ben)).status).toBe(401);
      const again = { email: "ben@ranch.example", password: PASSWORD };
      expect((await ben.send("POST", "/api/session", again)).status).toBe(401);
      await ana.send("PATCH", `/api/users/${id}`, { disabled: false });
      expect((await ana.send("PATCH", `/api/users/${id}`, {})).status).toBeLessThan(300);
      expect((await ben.send("POST", "/api/session", again)).status).toBe(200);
    });

    test("the site keeps an owner, even when two remove each other at once", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const [a, b] = [(await signedIn(ana)).body.id, (await signedIn(ben)).body.id];
      expect(await ana.send("PATCH", `/api/users/${a}`, { role: "editor" })).toMatchObject({
        status: 409,
        body: { error: { code: "last-owner" } },
      });
      await ana.send("PATCH", `/api/users/${b}`, { role: "owner" });
      const both = await Promise.all([
        ana.send("PATCH", `/api/users/${b}`, { disabled: true }),
        ben.send("PATCH", `/api/users/${a}`, { disabled: true }),
      ]);
      expect(both.map(({ status }) => status)).toContain(200);
      const answers = await Promise.all([signedIn(ana), signedIn(ben)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test("owners can see who did what", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      await editor(ana);
      const { body } = await ana.send("GET", "/api/audit");
      const actions = body.entries.map(({ action }: { action: string }) => action).toSorted();
      expect(actions).toEqual(["account-made", "account-made", "invited"]);
    });

    test("each entry about a post names it", async () => {
      const { owner } = await desk();
      const ana = await owner();
      const id = await makePost(ana);
      await ana.send("POST", `/api/posts/${id}/previews`);
      await ana.send("DELETE", `/api/posts/${id}`);
      await ana.send("POST", `/api/posts/${id}/restore`);
      await ana.send("DELETE", `/api/posts/${id}`);
      await ana.send("DELETE", `/api/trash/${id}`);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      const ofPost = entries.filter(({ subject }: { subject: string }) => subject === id);
      expect(ofPost).toHaveLength(6);
      for (const entry of ofPost) expect(entry).toMatchObject({ detail: "Water first" });
    });
  });

  describe("an account", () => {
    test("can be deleted by its user with the password; the posts stay, and it is recorded", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const id = await makePost(ben);
      const remove = (password: string) => ben.send("DELETE", "/api/account", { password });
      expect((await remove("wrong")).body.error.fields).toEqual({
        password: "This isn’t your password",
      });
      expect((await remove(PASSWORD)).status).toBe(204);
      expect((await signedIn(ben)).status).toBe(401);
      const { body } = await ana.send("GET", `/api/posts/${id}`);
      expect(body).toMatchObject({ state: "published", savedBy: "Ben" });
      const { revisions } = (await ana.send("GET", `/api/posts/${id}/revisions`)).body;
      expect(revisions).toMatchObject([{ savedBy: "Ben" }]);
      expect((await ana.send("GET", "/api/posts")).body.posts).toMatchObject([{ savedBy: "Ben" }]);
      expect((await ana.send("GET", "/api/users")).body.users).toHaveLength(1);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "account-deleted", who: "Ben", detail: "Ben" }),
      );
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "post-published", who: "Ben", detail: "Water first" }),
      );
    });

    test("can be deleted by an owner, except the last owner's", async () => {
      const { owner, editor } = await desk();
      const ana = await owner();
      const ben = await editor(ana);
      const { users } = (await ana.send("GET", "/api/users")).body;
      const idOf = (email: string) =>
        users.find((one: { email: string }) => one.email === email).id;
      const [own, bens] = [idOf(ANA.email), idOf("ben@ranch.example")];
      expect((await ben.send("DELETE", `/api/users/${own}`)).status).toBe(403);
      expect((await ana.send("DELETE", `/api/users/${own}`)).body.error.code).toBe("last-owner");
      expect((await ana.send("DELETE", "/api/account", { password: PASSWORD })).status).toBe(409);
      expect((await ana.send("DELETE", `/api/users/${bens}`)).body.users).toHaveLength(1);
      expect((await signedIn(ben)).status).toBe(401);
      const { entries } = (await ana.send("GET", "/api/audit")).body;
      expect(entries).toContainEqual(
        expect.objectContaining({ action: "account-deleted", who: "Ana", detail: "Ben" }),
      );
      expect((await ana.send("DELETE", `/api/users/${bens}`)).status).toBe(404);
    });
  });
});
