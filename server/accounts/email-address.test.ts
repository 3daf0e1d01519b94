import { expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, ownersDesk, PASSWORD } from "../testing/desk.ts";

const OLD = "ana@ranch.example";
const NEW = "ana@elsewhere.example";

onBothDatabases("the address of an account", (fresh, once) => {
  const atDesk = (options: { readonly mail?: true } = { mail: true }) => ownersDesk(fresh, options);
  type Desk = Awaited<ReturnType<typeof atDesk>>;

  const ask = (browser: Browser, email = NEW, password = PASSWORD) =>
    browser.send("POST", "/api/account/email", { email, password });
  const tokenOf = (text = "") => /#([\w-]{43})/.exec(text)?.[1] ?? "";
  /** The newest mail to an address. */
  const mailTo = async ({ services }: Desk, recipient: string) =>
    services.db
      .selectFrom("mails")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("id", "desc")
      .executeTakeFirst();
  const open = (browser: Browser, token: string, password?: string) =>
    browser.send("POST", "/api/welcome/email", { token, password });
  const signIn = async (browser: Browser, email: string) =>
    (await browser.send("POST", "/api/session", { email, password: PASSWORD })).status;

  test("changes when the link mailed to the new address is opened with the password", async () => {
    const desk = await atDesk();
    const { ana, browser } = desk;
    expect((await ask(ana, NEW, "wrong")).body.error.fields).toEqual({
      password: "This isn’t your password",
    });
    expect((await ask(ana, OLD)).body.error.fields).toHaveProperty("email");
    expect((await ask(ana)).status).toBe(202);
    const token = tokenOf((await mailTo(desk, NEW))?.text);
    const check = await browser().send("POST", "/api/welcome/check", { token });
    expect(check.body).toEqual({ purpose: "email", email: NEW });

    const elsewhere = browser();
    expect(await signIn(elsewhere, OLD)).toBe(200);
    expect((await open(browser(), token, "wrong")).status).toBe(422);
    expect((await open(ana, token, PASSWORD)).body).toEqual({ email: NEW });
    expect((await open(ana, token, PASSWORD)).status).toBe(410);

    expect((await ana.send("GET", "/api/session")).body.email).toBe(NEW);
    expect((await elsewhere.send("GET", "/api/session")).status).toBe(401);
    expect([await signIn(browser(), OLD), await signIn(browser(), NEW)]).toEqual([401, 200]);
    const { entries } = (await ana.send("GET", "/api/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "email-changed", who: "Ana", detail: OLD }),
    );
  });

  once("the old address is notified, and can undo the change for a week", async () => {
    const desk = await atDesk();
    const { ana, browser, clock } = desk;
    await ask(ana);
    await open(ana, tokenOf((await mailTo(desk, NEW))?.text), PASSWORD);
    const first = tokenOf((await mailTo(desk, OLD))?.text);
    // An attacker who took the account over changes the address once more; the first undo link still works.
    clock.now += 60_000;
    await ask(ana, "third@elsewhere.example");
    await open(ana, tokenOf((await mailTo(desk, "third@elsewhere.example"))?.text), PASSWORD);
    const second = tokenOf((await mailTo(desk, NEW))?.text);

    clock.now += 6 * 24 * 60 * 60 * 1000;
    expect((await open(browser(), first)).body).toEqual({ email: OLD });
    expect((await ana.send("GET", "/api/session")).status).toBe(401);
    expect((await open(browser(), second)).status).toBe(410);
    expect(await signIn(browser(), OLD)).toBe(200);
  });

  once("an address link cannot set a password, nor a password link an address", async () => {
    const desk = await atDesk();
    const { ana, browser } = desk;
    await ask(ana);
    const token = tokenOf((await mailTo(desk, NEW))?.text);
    const redeem = { token, password: "New words here" };
    expect((await browser().send("POST", "/api/welcome", redeem)).status).toBe(410);
    expect((await open(browser(), token)).status).toBe(410);
    await browser().send("POST", "/api/reset", { email: OLD });
    const reset = tokenOf((await mailTo(desk, OLD))?.text);
    expect((await open(browser(), reset, PASSWORD)).status).toBe(410);
    expect((await open(browser(), token, PASSWORD)).status).toBe(200);
    // A reset link sent to the old address stops working when the address changes.
    const late = { token: reset, password: "New words here" };
    expect((await browser().send("POST", "/api/welcome", late)).status).toBe(410);
  });

  once(
    "a taken address gets the same response, and only its owner is told by mail; three requests per quarter hour",
    async () => {
      const desk = await atDesk();
      await desk.editor(desk.ana);
      const answers = [await ask(desk.ana), await ask(desk.ana, "ben@ranch.example")];
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [202, {}],
        [202, {}],
      ]);
      // The limit is three requests in a quarter of an hour.
      expect([(await ask(desk.ana)).status, (await ask(desk.ana)).status]).toEqual([202, 429]);
      const told = await mailTo(desk, "ben@ranch.example");
      expect(told?.text).toMatch(/nothing was changed/);
      expect(tokenOf(told?.text)).toBe("");
    },
  );

  once("without mail an owner makes the link; the account's own password confirms it", async () => {
    const { ana, editor, browser } = await atDesk({});
    const ben = await editor(ana);
    expect((await ask(ben)).body.error.code).toBe("no-mail");
    const { id } = (await ben.send("GET", "/api/session")).body;
    const make = (email: string) => ana.send("POST", `/api/users/${id}/email`, { email });
    expect((await make(OLD)).body.error.code).toBe("email-taken");
    const { link } = (await make("ben@elsewhere.example")).body;
    expect((await open(browser(), tokenOf(link), "wrong")).status).toBe(422);
    expect((await open(browser(), tokenOf(link), PASSWORD)).status).toBe(200);
    expect(await signIn(browser(), "ben@elsewhere.example")).toBe(200);
  });

  once("with mail configured, the link that an owner makes is mailed, not shown", async () => {
    const desk = await atDesk();
    const ben = await desk.editor(desk.ana);
    const { id } = (await ben.send("GET", "/api/session")).body;
    const made = await desk.ana.send("POST", `/api/users/${id}/email`, { email: NEW });
    expect([made.status, made.body]).toEqual([201, { link: null }]);
    expect(tokenOf((await mailTo(desk, NEW))?.text)).not.toBe("");
  });
});
