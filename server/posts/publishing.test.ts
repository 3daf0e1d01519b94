import { describe, expect, test } from "vitest";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, ownersDesk, PASSWORD } from "#server/testing/desk.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";
import { contentVersion } from "#server/database/site-settings.ts";
import { previewedPost } from "./previews.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onBothDatabases("publishing posts", (fresh, once) => {
  const atDesk = () => ownersDesk(fresh);
  const read = (browser: Browser, id: string) => browser.send("GET", `/api/posts/${id}`);

  describe("a published post", () => {
    test("stays as readers see it until the next version is published", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      const saved = await change(ana, id, 1, { draft: { ...DRAFT, title: "Water comes first" } });
      expect(saved.body).toMatchObject({ state: "changed", publicPage: "older", head: 2 });
      const updated = await change(ana, id, 2, { intent: "publish" });
      expect(updated.body).toMatchObject({ state: "published", publicPage: "same", head: 2 });
    });

    test("keeps its date when the form's date is empty, and its first publication time", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana);
      const { publishAt } = (await read(ana, id)).body;
      clock.now += 40 * DAY_MS;
      const again = await change(await relogin(ana), id, 1, {
        draft: { ...DRAFT, title: "New" },
        intent: "publish",
      });
      expect(again.body).toMatchObject({ publishAt, post: { date: "2026-11-22" } });
    });

    once(
      "drops its text alternative with a new cover, and keeps fields that the form does not show",
      async () => {
        const { ana } = await atDesk();
        const id = await makePost(ana, {}, "save");
        await change(ana, id, 1, { draft: { ...DRAFT, coverAlt: "A tank", featured: true } });
        const kept = await change(ana, id, 2, { draft: { ...DRAFT, title: "B" } });
        expect(kept.body.post).toMatchObject({ coverAlt: "A tank", featured: true });
        const coverImage = "https://images.pexels.com/photos/3/other.jpeg";
        const other = await change(ana, id, 3, { draft: { ...DRAFT, coverImage } });
        expect(other.body.post).toMatchObject({ coverAlt: "", featured: true });
      },
    );

    once(
      "keeps its texts for search engines until they are emptied, and checks the canonical address",
      async () => {
        const { ana } = await atDesk();
        const id = await makePost(ana, { searchTitle: "Short", canonical: "https://a.example/b" });
        const kept = await change(ana, id, 1, { draft: { ...DRAFT, title: "B" } });
        expect(kept.body.post).toMatchObject({
          searchTitle: "Short",
          canonical: "https://a.example/b",
        });
        const emptied = await change(ana, id, 2, { draft: { ...DRAFT, canonical: "" } });
        expect(emptied.body.post).toMatchObject({ searchTitle: "Short" });
        expect(emptied.body.post).not.toHaveProperty("canonical");
        const { status, body } = await change(ana, id, 3, {
          draft: { ...DRAFT, canonical: "javascript:alert(1)" },
        });
        expect([status, body.error.fields]).toEqual([
          422,
          { "draft.canonical": "Enter a whole address, such as https://example.org/my-post" },
        ]);
      },
    );

    once("rejects a future date and suggests scheduling", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const { body } = await change(ana, id, 1, {
        draft: { ...DRAFT, date: "2031-01-01" },
        intent: "publish",
      });
      expect(body.error.fields.date).toMatch(/future\. Schedule/);
    });
  });

  describe("a schedule", () => {
    test("publishes by itself what was saved last (decision 53), with that day's date and the address of its month", async () => {
      const { ana, clock } = await atDesk();
      const publishAt = Date.parse("2026-12-01T12:00:00Z");
      const id = await makePost(ana, {}, "schedule", { publishAt });
      const post = { date: "2026-12-01" };
      const waiting = { state: "scheduled", publishAt, publicPage: "none", post };
      expect((await read(ana, id)).body).toMatchObject(waiting);
      const saved = await change(ana, id, 1, { draft: { ...DRAFT, title: "Later thought" } });
      expect(saved.body).toMatchObject({ state: "scheduled", publishAt });
      clock.now = publishAt;
      expect((await read(ana, id)).body).toMatchObject({
        state: "published",
        publicPage: "same",
        post: { ...post, title: "Later thought" },
      });
    });

    test("that is changed also changes the post's date", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "schedule", {
        publishAt: Date.parse("2026-12-05T12:00:00Z"),
      });
      const { post } = (await read(ana, id)).body;
      const earlier = await change(ana, id, 1, {
        draft: { ...DRAFT, date: post.date },
        intent: "schedule",
        publishAt: Date.parse("2026-12-02T12:00:00Z"),
      });
      expect(earlier.body.post.date).toBe("2026-12-02");
    });

    test("of an update can be discarded with all other changes; the post is again what readers see", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana, { scene: "dung" });
      const { publishAt } = (await read(ana, id)).body;
      const later = { draft: { ...DRAFT, title: "Later", scene: "reel" } };
      await change(ana, id, 1, { ...later, intent: "schedule", publishAt: clock.now + DAY_MS });
      const { body } = await change(ana, id, 2, { intent: "discard" });
      expect(body).toMatchObject({
        state: "published",
        publicPage: "same",
        publishAt,
        post: { title: DRAFT.title, scene: "dung" },
      });
      expect(body.nextAt).toBeUndefined();
      const draft = await makePost(ana, { slug: "a-draft" }, "save");
      expect((await change(ana, draft, 1, { intent: "discard" })).status).toBe(422);
    });

    test("of an update shows readers the old text until then, and then what was saved last", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana);
      const first = (await read(ana, id)).body.publishAt;
      const publishAt = clock.now + 5 * DAY_MS;
      const later = { draft: { ...DRAFT, title: "Later" }, intent: "schedule", publishAt };
      const waiting = { state: "changed", nextAt: publishAt, publicPage: "older" };
      expect((await change(ana, id, 1, later)).body).toMatchObject(waiting);
      const saved = await change(ana, id, 2, { draft: { ...DRAFT, title: "Later still" } });
      expect(saved.body).toMatchObject(waiting);
      clock.now = publishAt;
      expect((await read(ana, id)).body).toMatchObject({
        state: "published",
        publishAt: first,
        publicPage: "same",
        post: { title: "Later still" },
      });
      const after = await change(ana, id, 3, { draft: { ...DRAFT, title: "Draft again" } });
      expect(after.body).toMatchObject({ state: "changed", publishAt: first });
      expect(after.body).not.toHaveProperty("nextAt");
    });

    once("refuses a time in the past, and a save that could not be published", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana, {}, "schedule", { publishAt: clock.now + DAY_MS });
      const past = await change(ana, id, 1, { intent: "schedule", publishAt: clock.now - 1 });
      expect(past.body.error.fields.publishAt).toMatch(/That time has passed/);
      const { status, body } = await change(ana, id, 1, { draft: { ...DRAFT, excerpt: "" } });
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ["excerpt"]]);
      expect((await read(ana, id)).body).toMatchObject({ version: 1, state: "scheduled" });
    });
  });

  test.each([
    ["published", "publish", {}],
    ["scheduled", "schedule", { publishAt: Date.UTC(2026, 11, 1) }],
  ] as const)(
    "a post whose first save lost its response is %s by the next try",
    async (state, intent, more) => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const body = { draft: DRAFT, intent, ...more };
      const next = await ana.send("PUT", `/api/posts/${id}`, body);
      expect([next.status, next.body.state]).toEqual([200, state]);
      // Sending the same again changes nothing.
      const again = await ana.send("PUT", `/api/posts/${id}`, body);
      expect([again.status, again.body]).toEqual([200, next.body]);
    },
  );

  describe("previews", () => {
    test("have an address that is shown once, and expire", async () => {
      const { ana, services, clock } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const made = await ana.send("POST", `/api/posts/${id}/previews`);
      expect(made.status).toBe(201);
      expect(made.body.address).toMatch(/^https:\/\/ranch\.example\/preview\/[\w-]{43}$/);
      const token = made.body.address.split("/").at(-1) ?? "";
      expect((await previewedPost(services.db, token, clock.now))?.post.title).toBe("Water first");
      const list = await ana.send("GET", `/api/posts/${id}/previews`);
      expect(JSON.stringify(list.body)).not.toContain(token);
      expect(await previewedPost(services.db, token, clock.now + 8 * DAY_MS)).toBeUndefined();
      expect((await ana.send("DELETE", `/api/previews/${made.body.id}`)).status).toBe(204);
      expect(await previewedPost(services.db, token, clock.now)).toBeUndefined();
    });
  });

  test("the content version rises only when readers see a change", async () => {
    const { ana, services } = await atDesk();
    const version = () => contentVersion(services.db);
    const id = await makePost(ana, {}, "save");
    expect(await version()).toBe(0);
    await change(ana, id, 1, { intent: "publish" });
    expect(await version()).toBe(1);
    await change(ana, id, 2, { draft: { ...DRAFT, title: "A draft" } });
    expect(await version()).toBe(1);
    await change(ana, id, 3, { intent: "publish" });
    await change(ana, id, 4, { intent: "unpublish" });
    expect(await version()).toBe(3);
  });
});

/** Signs Ana in again: her session may have ended when the test moved the clock. */
async function relogin(browser: Browser): Promise<Browser> {
  await browser.send("POST", "/api/session", { email: "ana@ranch.example", password: PASSWORD });
  return browser;
}
