import { expect, test } from "vitest";
import { recordBackup } from "../database/site-settings.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { queueMail } from "../mail/outbox.ts";
import { ownersDesk, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { countMissing, redirectOf } from "../redirects/missing.ts";

onBothDatabases("operations", (fresh, once) => {
  const atDesk = () => ownersDesk(fresh);

  test("reports a database outage as not ready, and what to do about it in the log only", async () => {
    const database = await fresh();
    const { browser, lines } = testDesk(database);
    for (const path of ["/api/health", "/api/ready"]) {
      const answer = await testDesk(database).browser().send("GET", path);
      expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    }
    await database.db.schema.dropTable("settings").execute();
    const { status, body } = await browser().send("GET", "/api/ready");
    expect(status).toBe(503);
    expect(body).toEqual({ ok: false });
    expect(lines.join()).toContain("The database doesn’t answer.");
  });

  once(
    "unreadable content makes the server not ready; the status also warns of hidden posts and of pictures that can’t be moved",
    async () => {
      const broken = [{ id: "1", title: "Undated", why: "It has no date." }];
      const desk = testDesk(await fresh(), {
        contentState: { broken, isOld: true },
        picturesProblem: "ENOSPC: no space left on device, write",
      });
      const ana = await desk.owner();
      expect(await ana.send("GET", "/api/ready")).toMatchObject({
        status: 503,
        body: { ok: false, problem: "The published posts couldn’t be read." },
      });
      expect((await ana.send("GET", "/api/status")).body).toMatchObject({
        ok: false,
        warnings: [
          "New pictures stay in the database: they can’t be written to PICTURES_DIR (ENOSPC: no space left on device, write). Tell whoever runs the server.",
          "Readers see an older state: the posts couldn’t be read. Tell whoever runs the server.",
          "Readers don’t see “Undated”, although it is published. It has no date. Open it and publish it again.",
        ],
      });
    },
  );

  test("the status lists problems and the next scheduled post or update", async () => {
    const { ana, clock, services } = await atDesk();
    const publishAt = clock.now + 1000;
    const id = await makePost(ana, { title: "Nesting Season" }, "schedule", { publishAt });
    const before = await ana.send("GET", "/api/status");
    expect(before.body).toMatchObject({
      ok: true,
      warnings: [],
      version: "1.0.0",
      next: { id, title: "Nesting Season", at: publishAt },
    });
    const live = await makePost(ana, { slug: "live" });
    const update = { draft: { ...DRAFT, slug: "live", title: "Longer" }, intent: "schedule" };
    await change(ana, live, 1, { ...update, publishAt: publishAt - 500 });
    expect((await ana.send("GET", "/api/status")).body.next).toEqual({
      id: live,
      title: "Longer",
      at: publishAt - 500,
    });
    await recordBackup(services.db, clock.now);
    const after = await ana.send("GET", "/api/status");
    expect(after.body).toMatchObject({ warnings: [], backupAt: clock.now });
  });

  once(
    "warns a minute after the start without a first backup, and two days after the last",
    async () => {
      const { clock, services, owner } = testDesk(await fresh(), { database: "sqlite" });
      const ana = await owner();
      const warnings = async () => (await ana.send("GET", "/api/status")).body.warnings;
      expect(await warnings()).toEqual([]);
      clock.now += 61_000;
      const noBackup = [expect.stringMatching(/^No backup could be made yet/)];
      expect(await warnings()).toEqual(noBackup);
      // Recorded while the clock was ahead.
      await recordBackup(services.db, clock.now + 1);
      expect(await warnings()).toEqual(noBackup);
      await recordBackup(services.db, clock.now);
      expect(await warnings()).toEqual([]);
      clock.now += 2 * 86_400_000 + 1;
      expect(await warnings()).toEqual([expect.stringMatching(/no backup from the last two days/)]);
      // With PostgreSQL, its own tools make the backups.
      const elsewhere = testDesk(await fresh(), { database: "postgres" });
      const ben = await elsewhere.owner();
      elsewhere.clock.now += 61_000;
      expect((await ben.send("GET", "/api/status")).body).toMatchObject({ ok: true, warnings: [] });
    },
  );

  once("the status reports failed mails", async () => {
    const { ana, clock, services } = await atDesk();
    await recordBackup(services.db, clock.now);
    const mail = { recipient: "ben@ranch.example", subject: "A link", text: "Here" };
    await queueMail(services.db, mail, clock.now);
    await services.db.updateTable("mails").set({ tries: 12 }).execute();
    const { body } = await ana.send("GET", "/api/status");
    expect(body).toMatchObject({
      ok: false,
      warnings: [expect.stringMatching(/^1 mail was given up/)],
      mail: { waiting: 0 },
    });
  });

  once("the time zone must be a known one", async () => {
    const { ana, editor } = await atDesk();
    const ben = await editor(ana);
    const change = { timeZone: "America/Denver" };
    expect((await ana.send("PATCH", "/api/settings", { timeZone: "Texas" })).status).toBe(422);
    expect((await ana.send("PATCH", "/api/settings", change)).body).toEqual(change);
    expect((await ben.send("GET", "/api/settings")).body).toEqual(change);
  });

  test("scanners neither fill the list of missing addresses nor push a reader’s out of it", async () => {
    const { ana, services, clock } = await atDesk();
    const missing = countMissing(services.db);
    const listed = async () =>
      (await ana.send("GET", "/api/redirects")).body.missing.map(({ address }) => address);
    for (const scanned of ["/wp-login.php", "/.env", "/.git/config", "/cgi-bin/x", "/a.sql"])
      missing.count(scanned);
    await missing.write(clock.now);
    expect(await listed()).toEqual([]);
    for (let number = 0; number < 2000; number += 1) missing.count(`/made-up-${number}`);
    await missing.write(clock.now);
    clock.now += 60_000;
    missing.count("/2019/05/old-post");
    missing.count("/2019/05/old-post");
    await missing.write(clock.now);
    expect((await listed())[0]).toBe("/2019/05/old-post");
    await ana.send("POST", "/api/redirects", { address: "/2019/05/old-post", leadsTo: "/blog" });
    for (let number = 0; number < 1999; number += 1) {
      missing.count(`/again-${number}`);
      missing.count(`/again-${number}`);
      missing.count(`/again-${number}`);
    }
    await missing.write(clock.now);
    expect(await redirectOf(services.db, "/2019/05/old-post")).toBe("/blog");
    const { count } = await services.db
      .selectFrom("missing")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeLessThanOrEqual(2001);
  });

  test("two servers that write the same missing addresses at once lose no counts", async () => {
    const { services, clock } = await atDesk();
    const [one, other] = [countMissing(services.db), countMissing(services.db)];
    const addresses = Array.from({ length: 1500 }, (_, number) => `/gone-${number}`);
    for (let minute = 0; minute < 5; minute += 1) {
      for (const address of addresses) one.count(address);
      for (const address of addresses.toReversed()) other.count(address);
      await Promise.all([one.write(clock.now), other.write(clock.now)]);
    }
    const counts = await services.db.selectFrom("missing").select("count").distinct().execute();
    expect(counts).toEqual([{ count: 10 }]);
  });

  once("missing addresses are counted, except the desk's and unreadable ones", async () => {
    const { ana, services, clock } = await atDesk();
    const missing = countMissing(services.db);
    for (const address of [
      "/old",
      "/old",
      "/other",
      `/${"x".repeat(400)}`,
      "/nul\0",
      "/admin/dashboard",
      "/api",
    ])
      missing.count(address);
    await missing.write(clock.now);
    missing.count("/old");
    await missing.write(clock.now);
    const { body } = await ana.send("GET", "/api/redirects");
    expect(body.missing).toMatchObject([
      { address: "/old", count: 3 },
      { address: "/other", count: 1 },
    ]);
  });
});
