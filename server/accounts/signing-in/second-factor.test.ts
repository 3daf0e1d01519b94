import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, PASSWORD, testDesk } from "#server/testing/desk.ts";
import { makeLink } from "../links.ts";
import { turnOffSecondFactor } from "./second-factor.ts";

const ANA = { email: "ana@ranch.example", password: PASSWORD };

onBothDatabases("the second factor", (fresh, once) => {
  const desk = async () => testDesk(await fresh(), { mail: true });
  const signedIn = (browser: Browser) => browser.send("GET", "/api/session");
  const codeFor = (secret: string, now: number) =>
    new TOTP({ secret }).generate({ timestamp: now });

  async function withSecondFactor() {
    const made = await desk();
    const browser = await made.owner();
    const { secret } = (await browser.send("PUT", "/api/account/second-factor")).body;
    const on = await browser.send("POST", "/api/account/second-factor", {
      secret,
      code: codeFor(secret, made.clock.now),
      password: PASSWORD,
    });
    expect(on.status).toBe(200);
    const recoveryCodes: string[] = on.body.recoveryCodes;
    return { ...made, browser, secret: String(secret), recoveryCodes };
  }

  once("is turned on only with a valid code and the password", async () => {
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

  test("is required once turned on, and each code works once", async () => {
    const { browser, secret, clock } = await withSecondFactor();
    const ask = (code?: string) => browser.send("POST", "/api/session", { ...ANA, code });
    expect(await ask()).toMatchObject({
      status: 401,
      body: { error: { code: "second-factor" } },
    });
    expect((await ask("123456")).body.error.message).toMatch(/wrong or has expired/);
    // The code that turned the second factor on.
    expect((await ask(codeFor(secret, clock.now))).body.error.message).toMatch(/was just used/);
    clock.now += 30_000;
    const code = codeFor(secret, clock.now);
    expect((await ask(code)).status).toBe(200);
    expect((await ask(code)).status).toBe(401);
  });

  once(
    "accepts a phone’s code after the clock was set back, although a later code was used before",
    async () => {
      const { browser, secret, clock } = await withSecondFactor();
      clock.now -= 60 * 60 * 1000;
      const ask = (code: string) => browser.send("POST", "/api/session", { ...ANA, code });
      expect((await ask(codeFor(secret, clock.now))).status).toBe(200);
      expect((await ask(codeFor(secret, clock.now))).status).toBe(401);
    },
  );

  once("does not check the code when the password is wrong", async () => {
    const { browser, secret, clock } = await withSecondFactor();
    clock.now += 60_000;
    const wrong = { ...ANA, password: "wrong", code: codeFor(secret, clock.now) };
    expect((await browser.send("POST", "/api/session", wrong)).body.error.code).toBe(
      "invalid-credentials",
    );
  });

  once("a right password with a wrong code is recorded, and so is a used backup code", async () => {
    const { browser, clock, recoveryCodes } = await withSecondFactor();
    await browser.send("POST", "/api/session", { ...ANA });
    await browser.send("POST", "/api/session", { ...ANA, code: "123456" });
    clock.now += 1000;
    const [code] = recoveryCodes;
    await browser.send("POST", "/api/session", { ...ANA, code });
    const { entries } = (await browser.send("GET", "/api/audit")).body;
    const codeEntries = entries.filter(({ action }) => /code/.test(action));
    expect(codeEntries).toMatchObject([
      { action: "backup-code-used", who: "Ana", detail: "9 left" },
      { action: "code-failed", who: "Ana" },
    ]);
  });

  test("ten backup codes each work once; a sign-in that fails afterwards uses none up", async () => {
    const { browser, recoveryCodes, services } = await withSecondFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[0]?.toLowerCase();
    const ask = () => browser.send("POST", "/api/session", { ...ANA, code });
    await services.db.schema.alterTable("sessions").renameTo("away").execute();
    browser.cookie = "";
    expect((await ask()).status).toBe(500);
    await services.db.schema.alterTable("away").renameTo("sessions").execute();
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 401]);
    expect((await ask()).body.error.message).toMatch(/^That backup code is wrong, or was used/);
    const left = await browser.send("GET", "/api/account/second-factor");
    expect(left.body).toEqual({ backupCodes: 9 });
  });

  once(
    "can be turned off on the server for a person who lost phone and codes; the audit log records it",
    async () => {
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
    },
  );

  once("a password reset neither turns it off nor signs in", async () => {
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

  once("makes new backup codes after a valid code; the old ones stop working", async () => {
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

  once("is turned off with a code", async () => {
    const { browser, recoveryCodes, secret, clock, services } = await withSecondFactor();
    const [code = ""] = recoveryCodes;
    const turnOff = (typed: string) =>
      browser.send("DELETE", "/api/account/second-factor", { code: typed });
    for (const [typed, why] of [
      ["1", /wrong or has expired/],
      [" ", /^Type a code$/],
      [codeFor(secret, clock.now), /was just used/],
    ] as const) {
      expect((await turnOff(typed)).body.error.fields.code).toMatch(why);
    }
    expect((await turnOff(code)).status).toBe(204);
    expect((await browser.send("POST", "/api/session", ANA)).status).toBe(200);
    // The account's user is notified of turning it on and of turning it off.
    const mails = await services.db.selectFrom("mails").selectAll().orderBy("id").execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ANA.email, "Two-step sign-in was turned on"],
      [ANA.email, "Two-step sign-in was turned off"],
    ]);
  });
});
