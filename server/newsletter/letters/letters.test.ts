import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAY_BE_SENT } from "#server/database/tables.ts";
import { smtpSender } from "#server/mail/smtp.ts";
import { createLog } from "#server/operations/log.ts";
import { uploadPicture } from "#server/testing/copies.ts";
import type { Db } from "#server/database/open.ts";
import { type FreshDatabase, onBothDatabases, sqliteDatabases } from "#server/testing/databases.ts";
import { type Browser, testDesk } from "#server/testing/desk.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";
import { nameOperator } from "#server/testing/operator.ts";
import { FROM, type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { addReaders, readersTo } from "#server/testing/readers.ts";
import { letterSender } from "./send-letters.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LETTER = { subject: "Rest first", text: "Move the herd **today**.\n\n[Why](/blog)\n" };

let smtp: MailServer;
beforeAll(async () => {
  smtp = await startMailServer();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuses = () => undefined;
  smtp.onMail = () => true;
});

/** A desk with confirmed readers, and a job that sends what is due. */
async function deskOn(fresh: FreshDatabase, readers: readonly string[] = ["ann", "bob", "cal"]) {
  const desk = testDesk(await fresh(), { mail: await smtpSender(smtp.url, FROM) });
  const { db } = desk.services;
  await nameOperator(db);
  const ana = await desk.owner();
  const addresses = await addReaders(db, readers);
  const sender = async (url = smtp.url, perMinute = 6000) =>
    letterSender({
      db,
      send: await smtpSender(url, FROM),
      now: desk.services.now,
      origin: desk.services.origin,
      perMinute,
      log: createLog("silent"),
      signal: new AbortController().signal,
    });
  return { ...desk, db, ana, sender, addresses, work: await sender() };
}
const write = async (ana: Browser, draft: object = LETTER) => {
  const path = `/api/letters/${randomUUID()}`;
  const { body } = await ana.send("PUT", path, {});
  await ana.send("PATCH", path, draft, { "If-Match": String(body.version) });
  const { id } = body as { id: string };
  return {
    path,
    id,
    read: async () => (await ana.send("GET", path)).body,
    send: (at?: number) => ana.send("POST", `${path}/send`, { at }, { "If-Match": "2" }),
  };
};
const recipients = () => smtp.mails.map(({ to }) => to).toSorted();

/** Changes the publication of the site's operator: "undo" or "publish". */
const site = (ana: Browser, action: string, version: number) =>
  ana.send("POST", `/api/texts/site/${action}`, undefined, { "If-Match": String(version) });
/** Unsubscribes a reader. */
const leave = (db: Db, name: string) =>
  db.updateTable("subscribers").set({ state: "left" }).where("email", "like", `${name}%`).execute();
/** A mail server's response that defers a mail. */
const WAIT = { code: 451, message: "4.7.1 Greylisted" };

onBothDatabases("the newsletter's letters", (fresh, once) => {
  const atDesk = (readers?: readonly string[]) => deskOn(fresh, readers);

  test("a letter goes to each reader once; readers unsubscribe with one click or the link", async () => {
    const { ana, work, addresses, app, browser, db, services } = await atDesk();
    await leave(db, "cal");
    const letter = await write(ana);
    expect((await letter.send()).body).toMatchObject({ state: "sending" });
    await work();
    await work();
    expect(recipients()).toEqual(addresses.slice(0, 2));
    expect(await letter.read()).toMatchObject({
      state: "sent",
      counts: { sent: 2, waiting: 0, unknown: 0, refused: 0 },
    });
    // The recipients of a sent letter are not kept.
    expect(await db.selectFrom("letter_recipients").selectAll().execute()).toEqual([]);
    const [ann, bob] = smtp.mails.toSorted((a, b) => a.to.localeCompare(b.to));
    const text = ann?.text ?? "";
    expect(text).toMatch(/^Subject: Rest first$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(text).toMatch(/^List-ID: <newsletter\.\S+>$/m);
    expect(text).toContain("Move the herd today.");
    expect(text).toContain("Why (https://ranch.example/blog)");
    expect(text).toContain('<a href="https://ranch.example/blog" style="color:#1f4a2a">Why</a>');
    const tokenIn = (mail = "") => /one-click\/([\w.-]+)/.exec(mail)?.[1] ?? "";
    // A mail program's server sends no origin and no cookie.
    const oneClick = (token: string) =>
      app.request(`/api/newsletter/one-click/${token}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect(text).toContain(`${services.origin}/newsletter/leave#${tokenIn(text)}`);
    expect((await oneClick(tokenIn(text))).status).toBe(200);
    expect((await oneClick(tokenIn(text))).status).toBe(200);
    const forged = tokenIn(text).replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect((await oneClick(forged)).status).toBe(410);
    const opened = await app.request(`/api/newsletter/one-click/${tokenIn(text)}`);
    expect([opened.status, opened.headers.get("Location")]).toEqual([
      303,
      `${services.origin}/newsletter/leave#${tokenIn(text)}`,
    ]);
    const token = tokenIn(bob?.text);
    expect((await browser().send("POST", "/api/newsletter/leave", { token })).status).toBe(200);
    const { body } = await ana.send("GET", "/api/subscribers");
    expect(body.counts).toEqual({ asked: 0, confirmed: 0, left: 3, setAside: 0 });
  });

  once(
    "without a named operator no letter is sent, scheduled or resumed, but a test letter is sent",
    async () => {
      const { ana, services, db } = await atDesk();
      expect((await site(ana, "undo", 2)).status).toBe(200);
      expect((await ana.send("GET", "/api/letters")).body).toMatchObject({ hasOperator: false });
      const letter = await write(ana);
      const refused = { status: 409, body: { error: { code: "no-operator" } } };
      expect(await letter.send()).toMatchObject(refused);
      expect(await letter.send(services.now() + HOUR_MS)).toMatchObject(refused);
      expect(await ana.send("POST", `${letter.path}/resume`)).toMatchObject(refused);
      expect((await ana.send("POST", `${letter.path}/test`)).status).toBe(200);
      expect(recipients()).toEqual(["ana@ranch.example"]);
      expect((await site(ana, "publish", 3)).status).toBe(200);
      expect((await letter.send()).body).toMatchObject({ state: "sending" });
      expect(await db.selectFrom("letters").select("version").execute()).toEqual([{ version: 3 }]);
    },
  );

  once(
    "a scheduled letter waits while no operator is named, says why, and goes out once one is",
    async () => {
      const { ana, work, clock, services } = await atDesk();
      const [letter, other] = [await write(ana), await write(ana)];
      for (const one of [letter, other]) await one.send(services.now() + HOUR_MS);
      expect((await site(ana, "undo", 2)).status).toBe(200);
      clock.now += 2 * HOUR_MS;
      await work();
      expect(recipients()).toEqual([]);
      expect(await letter.read()).toMatchObject({
        state: "sending",
        problem: expect.stringContaining("Enter who runs the site in Settings"),
      });
      const stopped = await ana.send("POST", `${other.path}/stop`);
      expect(stopped.body).toMatchObject({ state: "draft", problem: "" });
      expect((await site(ana, "publish", 3)).status).toBe(200);
      await work();
      expect(recipients()).toHaveLength(3);
      expect(await letter.read()).toMatchObject({ state: "sent", problem: "" });
    },
  );

  test("an address that is refused for good is set aside and listed, until an owner takes it back or its reader confirms again", async () => {
    const { ana, db, work, services, browser } = await atDesk();
    smtp.refuses = (address) =>
      address.startsWith("bob") ? { code: 550, message: "5.1.1 No such user" } : undefined;
    const letter = await write(ana);
    await letter.send();
    await work();
    expect(recipients()).toEqual(["ann@range.example", "cal@range.example"]);
    const { missed, counts, state } = await letter.read();
    expect({ state, ...counts }).toMatchObject({ state: "sent", sent: 2, refused: 1 });
    expect(missed).toEqual([
      {
        email: "bob@range.example",
        isUnknown: false,
        reason: expect.stringContaining("No such user"),
      },
    ]);
    const bob = async () =>
      (await ana.send("GET", "/api/subscribers")).body.subscribers.find(({ email }) =>
        email.startsWith("bob"),
      );
    expect(await bob()).toMatchObject({
      refusedAt: services.now(),
      refusal: expect.stringContaining("No such user"),
    });
    expect((await ana.send("GET", "/api/letters")).body.readers).toBe(2);
    await ana.send("POST", `/api/subscribers/${(await bob())?.id}/take-back`);
    expect((await ana.send("GET", "/api/letters")).body.readers).toBe(3);
    expect(await bob()).toMatchObject({ refusedAt: null, refusal: "" });
    await (await write(ana)).send();
    await work();
    // The reader signs up again, and gets another confirmation mail.
    await browser().send("POST", "/api/newsletter", { email: "bob@range.example" });
    expect(await bob()).toMatchObject({ state: "asked" });
    const { text } = await db.selectFrom("mails").select("text").executeTakeFirstOrThrow();
    const [, token] = /confirm#([\w-]+)/.exec(text) ?? [];
    await browser().send("POST", "/api/newsletter/confirm", { token });
    expect((await ana.send("GET", "/api/letters")).body.readers).toBe(3);
    expect(await bob()).toMatchObject({ state: "confirmed", refusedAt: null, refusal: "" });
  });

  test("a mail that the mail server defers is tried again later, unless its reader unsubscribes meanwhile", async () => {
    const { ana, work, db, clock } = await atDesk();
    smtp.refuses = (address) => (address.startsWith("ann") ? undefined : WAIT);
    const letter = await write(ana);
    await letter.send();
    await work();
    const counts = { sent: 1, waiting: 2 };
    expect(await letter.read()).toMatchObject({ state: "sending", counts });
    smtp.refuses = () => undefined;
    await leave(db, "bob");
    await work();
    expect(smtp.mails).toHaveLength(1);
    clock.now += MINUTE_MS;
    await work();
    expect(recipients()).toEqual(["ann@range.example", "cal@range.example"]);
    expect(await letter.read()).toMatchObject({ state: "sent", counts: { sent: 2, waiting: 0 } });
  });

  once(
    "a mail that gets no response after its text may have arrived, and is not sent again",
    async () => {
      const { ana, work } = await atDesk();
      smtp.onMail = (to) => !to.startsWith("bob");
      const letter = await write(ana);
      await letter.send();
      await work();
      await work();
      expect(recipients().filter((to) => to.startsWith("bob"))).toHaveLength(1);
      const { missed } = await letter.read();
      expect(missed).toContainEqual(
        expect.objectContaining({
          email: "bob@range.example",
          isUnknown: true,
          reason: "The mail server closed the connection.",
        }),
      );
    },
  );

  test("a mail that a server was handing over when it stopped counts as unknown, and is not sent again", async () => {
    const { ana, work, db, clock } = await atDesk();
    const letter = await write(ana);
    await letter.send();
    await db
      .updateTable("letters")
      .set({ started_at: clock.now })
      .where("id", "=", letter.id)
      .execute();
    const rows = await db.selectFrom("subscribers").select("id").orderBy("email").execute();
    const waiting = { letter_id: letter.id, tries: 0, not_before: 0, reason: "" };
    const each = rows.map(({ id }, at) => ({
      ...waiting,
      subscriber_id: id,
      state: at === 0 ? ("handing" as const) : ("waiting" as const),
    }));
    await db.insertInto("letter_recipients").values(each).execute();
    await work();
    expect(recipients()).toEqual(["bob@range.example", "cal@range.example"]);
    expect(await letter.read()).toMatchObject({
      state: "sent",
      counts: { sent: 2, unknown: 1 },
      missed: [{ email: "ann@range.example", isUnknown: true }],
    });
  });

  once(
    "an unreachable mail server delays the letter, which says why; a clock that was ahead does not delay it",
    async () => {
      const { ana, sender, work, clock, db } = await atDesk();
      const away = await sender("smtp://127.0.0.1:9");
      const letter = await write(ana);
      await letter.send();
      clock.now += 365 * 24 * HOUR_MS;
      await away();
      clock.now -= 365 * 24 * HOUR_MS;
      await db.updateTable("letters").set({ problem: "" }).execute();
      await away();
      expect(await letter.read()).toMatchObject({
        state: "sending",
        problem: expect.stringMatching(/ECONNREFUSED/),
        counts: { waiting: 3 },
      });
      // Another server continues after the lease has expired.
      await work();
      expect(smtp.mails).toEqual([]);
      clock.now += MINUTE_MS;
      await work();
      expect(await letter.read()).toMatchObject({
        state: "sent",
        problem: "",
        counts: { sent: 3 },
      });
    },
  );

  test.each([
    [0, MAY_BE_SENT.restored],
    [HOUR_MS, MAY_BE_SENT.copied],
  ])(
    "a letter that a restored backup or a copy stopped can be marked as sent: scheduled %i ms later",
    async (later, problem) => {
      const { ana, work, db, clock } = await atDesk();
      const letter = await write(ana);
      await letter.send(clock.now + later);
      smtp.refuses = (address) => (address.startsWith("ann") ? undefined : WAIT);
      await work();
      smtp.refuses = () => undefined;
      const sent = later === 0 ? 1 : 0;
      expect(smtp.mails).toHaveLength(sent);
      const mark = () => ana.send("POST", `${letter.path}/mark-sent`);
      expect((await mark()).body.state).not.toBe("sent");
      await db.updateTable("letters").set({ stopped_at: clock.now, problem }).execute();
      expect(await letter.read()).toMatchObject({ state: "stopped", mayBeSent: true });
      expect((await mark()).body).toMatchObject({
        state: "sent",
        mayBeSent: false,
        counts: { sent, unknown: 3 - sent, waiting: 0 },
      });
      clock.now += 2 * HOUR_MS;
      await work();
      expect(smtp.mails).toHaveLength(sent);
    },
  );

  test("ten refusals in a row stop the letter, set nobody aside, and all get it after Resume", async () => {
    const { ana, work, addresses } = await atDesk(readersTo(14));
    smtp.refuses = () => ({ code: 554, message: "Relaying denied" });
    const letter = await write(ana);
    await letter.send();
    await work();
    await work();
    const { problem, state, counts } = await letter.read();
    expect({ problem, state, ...counts }).toMatchObject({
      state: "stopped",
      problem: expect.stringMatching(/refused 10 mails in a row: .*Relaying denied/),
      sent: 0,
    });
    expect(smtp.mails).toEqual([]);
    smtp.refuses = () => undefined;
    await ana.send("POST", `${letter.path}/resume`);
    await work();
    expect(recipients()).toEqual(addresses.toSorted());
    expect(await letter.read()).toMatchObject({ state: "sent", counts: { sent: 14, refused: 0 } });
    expect((await ana.send("GET", "/api/letters")).body.readers).toBe(14);
  });

  once("refusals of one letter do not stop another", async () => {
    const { ana, work } = await atDesk(readersTo(6));
    smtp.refuses = () => ({ code: 550, message: "5.7.1 Not this letter" });
    const refused = await write(ana);
    await refused.send();
    await work();
    expect((await refused.read()).counts).toMatchObject({ refused: 6 });
    const other = await write(ana);
    await other.send();
    await work();
    expect(await other.read()).toMatchObject({ problem: "", counts: { refused: 6 } });
  });

  once(
    "a stopped letter can be resumed while another is being sent, and both go to all readers",
    async () => {
      const { ana, work, clock } = await atDesk(readersTo(10));
      smtp.refuses = () => WAIT;
      await (await write(ana)).send();
      await work();
      const stopped = await write(ana);
      await stopped.send();
      let asked = 0;
      smtp.refuses = () => {
        asked += 1;
        // The other letter is due again after the last refusal, in the same run.
        if (asked === 10) clock.now += MINUTE_MS;
        return asked <= 10 ? { code: 554, message: "Relaying denied" } : undefined;
      };
      smtp.onMail = () => {
        void ana.send("POST", `${stopped.path}/resume`);
        return true;
      };
      await work();
      await work();
      expect(recipients()).toHaveLength(20);
    },
  );

  once("many refused addresses do not keep the letter from the other readers", async () => {
    const { ana, db, work } = await atDesk(readersTo(40));
    // The order in which the letter is sent.
    const inOrder = await db.selectFrom("subscribers").select("email").orderBy("id").execute();
    const unwanted = new Set(inOrder.slice(0, 30).map(({ email }) => email));
    smtp.refuses = (address) =>
      unwanted.has(address) ? { code: 550, message: "5.7.1 Not from you" } : undefined;
    const letter = await write(ana);
    await letter.send();
    await work();
    expect(await letter.read()).toMatchObject({ state: "stopped", counts: { sent: 0 } });
    for (let again = 0; again < 3; again += 1) {
      await ana.send("POST", `${letter.path}/resume`);
      await work();
    }
    expect(smtp.mails).toHaveLength(10);
  });

  test("when two servers run, each reader gets one mail", async () => {
    const { ana, sender, addresses } = await atDesk(readersTo(25));
    await (await write(ana)).send();
    const [one, two] = [await sender(), await sender()];
    await Promise.all([one(), two()]);
    expect(recipients()).toEqual(addresses.toSorted());
  });

  test("a scheduled letter is sent at its time; it can be withdrawn until then, and stopped after", async () => {
    const { ana, work, sender, clock, addresses } = await atDesk(readersTo(30));
    const letter = await write(ana);
    const at = clock.now + HOUR_MS;
    expect((await letter.send(at)).body).toMatchObject({ state: "scheduled", sendAt: at });
    await work();
    expect(smtp.mails).toEqual([]);
    const draft = (await ana.send("POST", `${letter.path}/stop`)).body;
    expect(draft).toMatchObject({ state: "draft", sendAt: null });
    const again = await ana.send(
      "POST",
      `${letter.path}/send`,
      { at },
      { "If-Match": String(draft.version) },
    );
    expect(again.body).toMatchObject({ state: "scheduled" });
    clock.now = at;
    // The letter is stopped while its first mail is being sent.
    let stopping: Promise<unknown> = Promise.resolve();
    smtp.onMail = () => {
      stopping = ana.send("POST", `${letter.path}/stop`);
      return true;
    };
    const slow = await sender(smtp.url, 600);
    await slow();
    await stopping;
    const { state, counts } = await letter.read();
    expect({ state, all: counts.sent + counts.waiting }).toEqual({ state: "stopped", all: 30 });
    expect(counts.waiting).toBeGreaterThan(0);
    smtp.onMail = () => true;
    await ana.send("POST", `${letter.path}/resume`);
    clock.now += MINUTE_MS;
    await work();
    expect(recipients()).toEqual(addresses.toSorted());
  });
});

describe("writing a letter", () => {
  const fresh = sqliteDatabases();
  const atDesk = () => deskOn(fresh);

  test("two people never overwrite each other's letter, and a sent one cannot be changed", async () => {
    const { ana } = await atDesk();
    const letter = await write(ana);
    const stale = await ana.send("PATCH", letter.path, LETTER, { "If-Match": "1" });
    expect([stale.status, stale.body.error.current]).toMatchObject([
      409,
      { version: 2, changedBy: "Ana" },
    ]);
    expect((await ana.send("PATCH", letter.path, LETTER)).status).toBe(428);
    await letter.send();
    expect((await ana.send("PATCH", letter.path, LETTER, { "If-Match": "3" })).status).toBe(409);
    expect((await ana.send("DELETE", letter.path)).status).toBe(409);
    const again = await letter.send();
    expect([again.status, again.body.error.message]).toEqual([
      409,
      "This letter was sent already, or is scheduled. Load the page again.",
    ]);
  });

  test("a letter made from a post has the text that readers see, and a link to the post", async () => {
    const { ana } = await atDesk();
    const draft = await makePost(ana, { slug: "a-draft" }, "save");
    const path = `/api/letters/${randomUUID()}`;
    const refused = await ana.send("PUT", path, { postId: draft });
    expect([refused.status, refused.body.error.fields.postId]).toEqual([
      422,
      "Readers don’t see this post. Publish it first.",
    ]);
    await change(ana, draft, 1, { draft: { ...DRAFT, slug: "a-draft" }, intent: "publish" });
    const words = { ...DRAFT, slug: "a-draft", content: "Not public yet." };
    await change(ana, draft, 2, { draft: words, intent: "save" });
    const { body } = await ana.send("PUT", path, { postId: draft });
    expect(body).toMatchObject({ state: "draft", subject: DRAFT.title });
    expect(body.text).toContain(DRAFT.content);
    expect(body.text).toMatch(/\[Read it on the site\]\(\/blog\/\d{4}\/\d\d\/a-draft\)\n$/);
  });

  test("a letter without readers, subject or text, too long, or with a time in the past is refused with the reason", async () => {
    const alone = await deskOn(fresh, []);
    const unread = await (await write(alone.ana)).send();
    expect([unread.status, unread.body.error.message]).toEqual([
      409,
      "Nobody would get it: no address is confirmed yet.",
    ]);
    const { ana, clock } = await atDesk();
    for (const [draft, fields] of [
      [{ subject: "", text: "Hay" }, { subject: "Subject is required" }],
      [{ subject: "Hay", text: "  \n" }, { text: "Text is required" }],
      [
        { subject: "Hay", text: "Feed it last. ".repeat(8000) },
        { text: expect.stringMatching(/^This letter is too long: .* Shorten it by 1\d%/) },
      ],
    ] as const) {
      const { status, body } = await (await write(ana, draft)).send();
      expect([status, body.error.fields]).toEqual([422, fields]);
    }
    const letter = await write(ana);
    const long = { subject: "x".repeat(151), text: "" };
    const { body } = await ana.send("PATCH", letter.path, long, { "If-Match": "2" });
    expect(body.error.fields).toEqual({
      subject: "This is too long: the limit is 150 characters",
    });
    expect((await letter.send(clock.now - HOUR_MS)).body.error.fields).toEqual({
      at: "This time is in the past",
    });
  });

  test("a test letter goes to the user who asks, or says why not; the preview is what is sent, with small pictures", async () => {
    const { ana } = await atDesk();
    const { address } = await uploadPicture(ana, "red", 2000);
    const letter = await write(ana, {
      ...LETTER,
      text: `${LETTER.text}\n\n![A cow](${address})`,
    });
    const sent = await ana.send("POST", `${letter.path}/test`);
    expect([sent.status, sent.body]).toEqual([200, { email: "ana@ranch.example" }]);
    expect(recipients()).toEqual(["ana@ranch.example"]);
    smtp.refuses = () => ({ code: 550, message: "Not today" });
    const refused = await ana.send("POST", `${letter.path}/test`);
    expect(refused.body.error.message).toMatch(/^The mail was not sent: .*Not today/);
    const html = await ana.send("GET", `${letter.path}/mail`);
    expect(smtp.mails[0]?.text).toContain("<strong>today</strong>");
    expect(html.body).toContain("<strong>today</strong>");
    expect(html.body).toMatch(/<img src="[^"]*-960\.jpg"/);
    expect(html.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    const dark = await ana.send("GET", `${letter.path}/mail?theme=dark&pictures=off`);
    expect(dark.body).toContain("@media all{");
    expect(dark.headers.get("Content-Security-Policy")).toContain("img-src 'none'");
    const text = await ana.send("GET", `${letter.path}/mail?part=text`);
    expect(smtp.mails[0]?.text).toContain(text.body);
  });
});
