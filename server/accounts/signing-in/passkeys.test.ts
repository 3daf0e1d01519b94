import { expect, test } from "vitest";
import { newAuthenticator } from "#server/testing/authenticator.ts";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, ownersDesk, PASSWORD } from "#server/testing/desk.ts";
import { turnOffSecondFactor } from "./second-factor.ts";

const HOST = "ranch.example";
const ORIGIN = `https://${HOST}`;

onBothDatabases("passkeys", (fresh, once) => {
  const atDesk = () => ownersDesk(fresh);
  const askToAdd = (browser: Browser, password = PASSWORD, name = "Phone") =>
    browser.send("POST", "/api/account/passkeys/options", { name, password });
  const add = (browser: Browser, response: object, name = "Phone") =>
    browser.send("POST", "/api/account/passkeys", { name, response });
  /** Adds a passkey to the account that is signed in in the browser. */
  async function addTo(browser: Browser, name = "Phone") {
    const passkey = newAuthenticator(HOST);
    const { body } = await askToAdd(browser);
    const { challenge } = body;
    const made = await add(browser, passkey.make({ origin: ORIGIN, challenge }), name);
    expect(made.status).toBe(204);
    return { ...passkey, handle: Buffer.from(body.user.id, "base64url").toString() };
  }
  const challengeFor = async (browser: Browser) =>
    (await browser.send("POST", "/api/session/passkey/options")).body.challenge;
  const signIn = (browser: Browser, response: object) =>
    browser.send("POST", "/api/session/passkey", { response });
  const REFUSED = { status: 401, body: { error: { code: "unknown-passkey" } } };

  test("are added with the password and a name, and sign in without an address or a code", async () => {
    const { ana, browser, clock } = await atDesk();
    expect((await askToAdd(ana, "wrong")).body.error.fields).toEqual({
      password: "This isn’t your password",
    });
    // Refused before the device makes a passkey, which would stay on the device.
    expect((await askToAdd(ana, PASSWORD, " ")).body.error.fields).toEqual({
      name: "Name is required",
    });
    const passkey = await addTo(ana, "Ana’s phone");
    const list = async () => (await ana.send("GET", "/api/account/passkeys")).body.passkeys;
    expect(await list()).toMatchObject([{ id: passkey.id, name: "Ana’s phone", usedAt: null }]);

    clock.now += 60_000;
    const elsewhere = browser();
    const challenge = await challengeFor(elsewhere);
    const response = passkey.sign({ origin: ORIGIN, challenge }, passkey.handle);
    expect(await signIn(elsewhere, response)).toMatchObject({ body: { username: "Ana" } });
    expect((await elsewhere.send("GET", "/api/session")).status).toBe(200);
    expect(await list()).toMatchObject([{ usedAt: clock.now }]);
    const { entries } = (await ana.send("GET", "/api/audit")).body;
    expect(entries[0]).toMatchObject({ action: "signed-in", who: "Ana", detail: "passkey" });
  });

  test("answer a challenge once, within five minutes, and only one that the server issued", async () => {
    const { ana, browser, clock } = await atDesk();
    const passkey = await addTo(ana);
    const response = passkey.sign({ origin: ORIGIN, challenge: await challengeFor(browser()) });
    expect((await signIn(browser(), response)).status).toBe(200);
    expect(await signIn(browser(), response)).toMatchObject(REFUSED);
    const late = await challengeFor(browser());
    clock.now += 5 * 60_000;
    expect(
      await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge: late })),
    ).toMatchObject(REFUSED);
    const own = Buffer.alloc(32, 1).toString("base64url");
    expect(await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge: own }))).toMatchObject(
      REFUSED,
    );
    // A challenge issued for adding a passkey signs nobody in.
    const { challenge } = (await askToAdd(ana)).body;
    expect(await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge }))).toMatchObject(
      REFUSED,
    );
  });

  once(
    "sign nobody in for another site or host, without finger, face or PIN, or in somebody else’s name",
    async () => {
      const { ana, browser } = await atDesk();
      const passkey = await addTo(ana);
      for (const [wrong, handle] of [
        [{ origin: "https://ranch.example.evil.example" }],
        [{ origin: `http://${HOST}` }],
        [{ isVerified: false }],
        [{}, "somebody-else"],
      ] as const) {
        const asked = { origin: ORIGIN, challenge: await challengeFor(browser()), ...wrong };
        const { status, body } = await signIn(browser(), passkey.sign(asked, handle));
        expect({ wrong, status, body }).toMatchObject({ wrong, ...REFUSED });
      }
      const another = newAuthenticator("ranch.example.evil.example");
      const challenge = await challengeFor(browser());
      const foreign = { ...another.sign({ origin: ORIGIN, challenge }), id: passkey.id };
      expect(await signIn(browser(), { ...foreign, rawId: passkey.id })).toMatchObject(REFUSED);
    },
  );

  once(
    "are not added for another challenge, site or account, nor without finger, face or PIN",
    async () => {
      const { ana, editor } = await atDesk();
      const ben = await editor(ana);
      const make = async (browser: Browser, wrong: object) => {
        const { challenge } = (await askToAdd(browser)).body;
        return newAuthenticator(HOST).make({ origin: ORIGIN, challenge, ...wrong });
      };
      for (const wrong of [
        { origin: "https://evil.example" },
        { isVerified: false },
        { challenge: Buffer.alloc(32, 1).toString("base64url") },
      ]) {
        const { status } = await add(ana, await make(ana, wrong));
        expect([wrong, status]).toEqual([wrong, 422]);
      }
      const hers = await make(ana, {});
      expect((await add(ben, hers)).status).toBe(422);
      // Ben's attempt did not use up Ana's challenge.
      expect((await add(ana, hers)).status).toBe(204);
      expect((await add(ana, hers)).status).toBe(422);
      const elsewhere = newAuthenticator("elsewhere.example");
      const { challenge } = (await askToAdd(ana)).body;
      expect((await add(ana, elsewhere.make({ origin: ORIGIN, challenge }))).status).toBe(422);
    },
  );

  once("whose signature counter goes backward are refused as copies", async () => {
    const { ana, browser } = await atDesk();
    const passkey = await addTo(ana);
    const sign = async () =>
      signIn(browser(), passkey.sign({ origin: ORIGIN, challenge: await challengeFor(browser()) }));
    expect((await sign()).status).toBe(200);
    passkey.rewind(0);
    expect(await sign()).toMatchObject(REFUSED);
  });

  once("are removed with the password, and only by their own user", async () => {
    const { ana, browser, editor } = await atDesk();
    const ben = await editor(ana);
    const passkey = await addTo(ana);
    const remove = (who: Browser, password = PASSWORD) =>
      who.send("DELETE", `/api/account/passkeys/${passkey.id}`, { password });
    expect((await remove(ben)).status).toBe(404);
    expect((await remove(ana, "wrong")).status).toBe(422);
    expect((await remove(ana)).status).toBe(204);
    const challenge = await challengeFor(browser());
    expect(await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge }))).toMatchObject(
      REFUSED,
    );
  });

  once(
    "of a disabled account sign nobody in; an owner can remove those of a person who lost them",
    async () => {
      const { ana, browser, editor } = await atDesk();
      const ben = await editor(ana);
      const passkey = await addTo(ben);
      const { id } = (await ben.send("GET", "/api/session")).body;
      const sign = async () =>
        signIn(
          browser(),
          passkey.sign({ origin: ORIGIN, challenge: await challengeFor(browser()) }),
        );
      await ana.send("PATCH", `/api/users/${id}`, { disabled: true });
      expect(await sign()).toMatchObject(REFUSED);
      await ana.send("PATCH", `/api/users/${id}`, { disabled: false });
      expect((await sign()).status).toBe(200);
      await ana.send("DELETE", `/api/users/${id}/passkeys`);
      const { users } = (await ana.send("GET", "/api/users")).body;
      expect(users).toContainEqual(expect.objectContaining({ id, passkeys: 0 }));
      expect(await sign()).toMatchObject(REFUSED);
    },
  );

  once("are removed when two-step sign-in is turned off on the server", async () => {
    const { ana, services, clock } = await atDesk();
    await addTo(ana);
    const off = () => turnOffSecondFactor(services.db, "ana@ranch.example", clock.now);
    expect([await off(), await off()]).toEqual([true, false]);
    expect((await ana.send("GET", "/api/account/passkeys")).body.passkeys).toEqual([]);
  });

  once("count toward the same limit per client address as passwords", async () => {
    const { browser } = await atDesk();
    const passkey = newAuthenticator(HOST);
    for (let at = 0; at < 30; at += 1) {
      await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge: "AAAA" }));
    }
    const credentials = { email: "ana@ranch.example", password: PASSWORD };
    expect((await browser().send("POST", "/api/session", credentials)).status).toBe(429);
    expect(
      (await signIn(browser(), passkey.sign({ origin: ORIGIN, challenge: "AAAA" }))).status,
    ).toBe(429);
  });
});
