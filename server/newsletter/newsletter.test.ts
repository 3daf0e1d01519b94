import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Mail, sendDueMails, waitingMails } from "../mail/outbox.ts";
import { smtpSender } from "../mail/smtp.ts";
import { runHousekeeping } from "../operations/housekeeping.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { testDesk } from "../testing/desk.ts";
import { FROM, type MailServer, startMailServer } from "../testing/mail-server.ts";
import { addReaders } from "../testing/readers.ts";
import { askForNewsletter, confirmSubscriber, subscribersCsv } from "./subscribers.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ANN = "ann@range.example";

let smtp: MailServer;
beforeAll(async () => {
  smtp = await startMailServer();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuses = () => undefined;
});
const refuseAll = () => ({ code: 550, message: "The mailbox is full" });

onBothDatabases("the newsletter", (fresh, once) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh(), { mail: true });
    const send = await smtpSender(smtp.url, FROM);
    const deliver = (sender: (mail: Mail) => Promise<void> = send, problem?: string) =>
      sendDueMails(desk.services.db, sender, desk.services.now, problem);
    return { ...desk, deliver };
  };
  const tokenIn = (mail = "") => /confirm#([\w-]{43})/.exec(mail)?.[1] ?? "";

  test("an address is subscribed once confirmed by mail, and unsubscribed with the same mail", async () => {
    const { browser, deliver, services, owner } = await atDesk();
    const guest = browser();
    expect(
      (await guest.send("POST", "/api/newsletter", { email: " Ann@range.example " })).status,
    ).toBe(202);
    expect(await subscribersCsv(services.db)).not.toContain(ANN);
    expect(await deliver()).toBeUndefined();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.to).toBe(ANN);
    const token = tokenIn(smtp.mails[0]?.text);
    expect((await guest.send("POST", "/api/newsletter/confirm", { token })).status).toBe(200);
    expect((await guest.send("POST", "/api/newsletter/confirm", { token })).status).toBe(200);
    expect(await subscribersCsv(services.db)).toContain(ANN);
    const ana = await owner();
    expect((await ana.send("GET", "/api/subscribers")).body.counts).toEqual({
      asked: 0,
      confirmed: 1,
      left: 0,
      setAside: 0,
    });
    expect((await guest.send("POST", "/api/newsletter/leave", { token })).status).toBe(200);
    expect(await subscribersCsv(services.db)).not.toContain(ANN);
  });

  once("a subscribed address gets the same answer and no second mail", async () => {
    const { browser, deliver, services, clock } = await atDesk();
    await askForNewsletter(services.db, services.origin, ANN, clock.now);
    await deliver();
    await confirmSubscriber(services.db, tokenIn(smtp.mails[0]?.text), clock.now);
    const [known, other] = [
      await browser().send("POST", "/api/newsletter", { email: ANN }),
      await browser().send("POST", "/api/newsletter", { email: "bob@range.example" }),
    ];
    expect([known.status, known.body]).toEqual([other.status, other.body]);
    await deliver();
    expect(smtp.mails).toHaveLength(2);
    expect(await subscribersCsv(services.db)).toContain(ANN);
  });

  once("an unconfirmed address is deleted after a week", async () => {
    const { services, clock, deliver, browser } = await atDesk();
    await askForNewsletter(services.db, services.origin, ANN, clock.now);
    await deliver();
    clock.now += 8 * DAY_MS;
    const late = await browser().send("POST", "/api/newsletter/confirm", {
      token: tokenIn(smtp.mails[0]?.text),
    });
    expect(late.status).toBe(410);
    await runHousekeeping(services.db, clock.now);
    expect(await services.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });

  once("rejects an invalid address, and two addresses at once", async () => {
    const { browser } = await atDesk();
    for (const email of [
      "ann@",
      "a@b",
      "a@b.example, c@d.example",
      "a@b.example\r\nBcc: c@d.example",
    ]) {
      const { status } = await browser().send("POST", "/api/newsletter", { email });
      expect([email, status]).toEqual([email, 422]);
    }
  });

  once("without mail no address is stored, and the page can say so", async () => {
    const { browser, services } = testDesk(await fresh());
    expect((await browser().send("GET", "/api/newsletter")).body).toEqual({
      storesAddresses: false,
    });
    await browser().send("POST", "/api/newsletter", { email: ANN });
    expect(await services.db.selectFrom("subscribers").selectAll().execute()).toEqual([]);
  });

  test("an owner erases an address entirely", async () => {
    const { owner, services, clock } = await atDesk();
    const ana = await owner();
    await askForNewsletter(services.db, services.origin, ANN, clock.now);
    const id = (await ana.send("GET", "/api/subscribers")).body.subscribers[0]?.id;
    expect((await ana.send("DELETE", `/api/subscribers/${id}`)).status).toBe(204);
    const rows = [
      await services.db.selectFrom("subscribers").selectAll().execute(),
      await services.db.selectFrom("mails").where("recipient", "=", ANN).selectAll().execute(),
    ];
    expect(rows).toEqual([[], []]);
  });

  test("the list has at most two hundred subscribers; others are found by a part of their address", async () => {
    const { owner, services } = await atDesk();
    const ana = await owner();
    await addReaders(
      services.db,
      Array.from({ length: 205 }, (_, at) => `r_${at}`),
    );
    const list = async (q: string) => (await ana.send("GET", `/api/subscribers?q=${q}`)).body;
    const all = await list("");
    expect(all).toMatchObject({ found: 205, counts: { confirmed: 205 } });
    expect(all.subscribers).toHaveLength(200);
    expect(all.subscribers[0]?.email).toBe("r_204@range.example");
    expect((await list("R_3@")).subscribers).toMatchObject([{ email: "r_3@range.example" }]);
    expect((await list("r%25")).found).toBe(0);
  });

  once("cells of the CSV cannot be formulas", async () => {
    const { services, clock } = await atDesk();
    await services.db
      .insertInto("subscribers")
      .values({
        id: "1",
        email: "=1+1@x.example",
        state: "confirmed",
        token_hash: "1",
        asked_at: clock.now,
        confirmed_at: clock.now,
        left_at: null,
      })
      .execute();
    expect(await subscribersCsv(services.db)).toContain("\r\n'=1+1@x.example,2026");
  });

  describe("the outbox", () => {
    once("retries a refused mail with increasing delays and reports why", async () => {
      const { services, clock, deliver } = await atDesk();
      await askForNewsletter(services.db, services.origin, ANN, clock.now);
      smtp.refuses = refuseAll;
      const problem = await deliver();
      expect(problem).toMatch(/mailbox is full/);
      expect(await waitingMails(services.db)).toMatchObject({ count: 1 });
      smtp.refuses = () => undefined;
      // The reason is kept while the mail waits for its next try.
      expect(await deliver(undefined, problem)).toBe(problem);
      expect(smtp.mails).toEqual([]);
      clock.now += 61_000;
      expect(await deliver(undefined, problem)).toBeUndefined();
      expect(smtp.mails).toHaveLength(1);
      expect(await waitingMails(services.db)).toMatchObject({ count: 0 });
    });

    once("gives up after three days, reports it for a while, and deletes the mail", async () => {
      const { services, clock, deliver } = await atDesk();
      await askForNewsletter(services.db, services.origin, ANN, clock.now);
      smtp.refuses = refuseAll;
      const day = 24 * 60 * 60_000;
      for (const end = clock.now + 4 * day; clock.now < end; clock.now += 60 * 60_000) {
        await deliver();
      }
      expect(await waitingMails(services.db)).toMatchObject({ count: 0, oldest: null, givenUp: 1 });
      smtp.refuses = () => undefined;
      await deliver();
      expect(smtp.mails).toEqual([]);
      clock.now += 11 * day;
      await deliver();
      expect(await waitingMails(services.db)).toMatchObject({ count: 0, givenUp: 0 });
    });

    test("sends a mail from only one of two servers, and then deletes its text, which contains a link", async () => {
      const { services, clock, deliver } = await atDesk();
      await askForNewsletter(services.db, services.origin, ANN, clock.now);
      await Promise.all([deliver(), deliver()]);
      expect(smtp.mails).toHaveLength(1);
      expect(await services.db.selectFrom("mails").select("text").execute()).toEqual([
        { text: "" },
      ]);
    });
  });
});
