import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onBothDatabases, sqliteDatabases } from "../testing/databases.ts";
import { type Browser, ownersDesk, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";

onBothDatabases("writing posts", (fresh) => {
  const atDesk = () => ownersDesk(fresh);
  const read = (browser: Browser, id: string) => browser.send("GET", `/api/posts/${id}`);

  describe("a new post", () => {
    test("is a draft until it is published, and gets the date of that day", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      expect((await read(ana, id)).body).toMatchObject({
        state: "draft",
        version: 1,
        publicPage: "none",
        savedBy: "Ana",
        post: { ...DRAFT, id, date: "2026-11-22", featured: false, author: { avatar: "" } },
      });
      const published = await change(ana, id, 1, { draft: DRAFT, intent: "publish" });
      expect(published.body).toMatchObject({
        state: "published",
        version: 2,
        publicPage: "same",
        post: { date: "2026-11-22" },
      });
    });

    test("published late in the evening in Texas gets that day's date, not London's", async () => {
      const { ana, clock } = await atDesk();
      clock.now = Date.parse("2026-11-23T04:00:00Z");
      const id = await makePost(ana);
      expect((await read(ana, id)).body.post.date).toBe("2026-11-22");
    });

    test("is created once by repeated requests; another post with its id is rejected", async () => {
      const { ana } = await atDesk();
      const id = randomUUID();
      const put = (title = DRAFT.title) =>
        ana.send("PUT", `/api/posts/${id}`, { draft: { ...DRAFT, title }, intent: "publish" });
      const both = await Promise.all([put(), put()]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 201]));
      expect((await put()).status).toBe(200);
      expect(await put("Another")).toMatchObject({
        status: 409,
        body: { error: { code: "changed", current: { version: 1 } } },
      });
    });
  });

  describe("saves at once on two servers", () => {
    const servers = async () => {
      const database = await fresh();
      const [one, two] = [testDesk(database), testDesk(database)];
      const ana = await one.owner();
      const atTwo = two.browser();
      atTwo.cookie = ana.cookie;
      return { ana, atTwo };
    };

    test("of one post: one of twenty saves of a version wins; the others get both texts", async () => {
      const { ana, atTwo } = await servers();
      const id = await makePost(ana);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          change(at % 2 ? ana : atTwo, id, 1, { draft: { ...DRAFT, title: `Title ${at}` } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.body.error).toMatchObject({
        code: "changed",
        current: { version: 2, savedBy: "Ana" },
        base: { number: 1, version: 1, post: { title: DRAFT.title, content: DRAFT.content } },
      });
      const { body } = await ana.send("GET", `/api/posts/${id}/revisions`);
      expect(body.revisions).toHaveLength(2);
    });

    test("of two posts with the same address: one gets it, the other is told which post has it", async () => {
      const { ana, atTwo } = await servers();
      for (let pair = 0; pair < 5; pair += 1) {
        const slug = `pair-${pair}`;
        const both = await Promise.all(
          [ana, atTwo].map((browser, at) =>
            browser.send("PUT", `/api/posts/${randomUUID()}`, {
              draft: { ...DRAFT, slug, title: `Post ${at}` },
              intent: "publish",
            }),
          ),
        );
        const refused = both.find(({ status }) => status !== 201);
        const winner = both.find(({ status }) => status === 201);
        expect(winner).toBeDefined();
        expect(refused).toMatchObject({
          status: 409,
          body: {
            error: {
              code: "address-taken",
              message: `Another post has this address: “${winner?.body.post.title}”`,
            },
          },
        });
      }
    });
  });

  describe("a draft", () => {
    test("is saved with few queries: its text is read once", async () => {
      const database = await fresh();
      const ana = await testDesk(database).owner();
      const id = await makePost(ana, {}, "save");
      let queries = 0;
      database.onQuery(() => (queries += 1));
      const saved = await change(ana, id, 1, { draft: { ...DRAFT, title: "Hay" } });
      expect(saved.status).toBe(200);
      expect(queries).toBeLessThan(14);
      await ana.send("PUT", `/api/posts/${id}/autosave`, { tab: "t", baseVersion: 2, fields: {} });
      expect(queries).toBeLessThan(18);
    });

    test("needs only a title", async () => {
      const { ana } = await atDesk();
      const empty = {
        title: "An idea",
        slug: "",
        coverImage: "",
        excerpt: "",
        category: "",
        content: "",
      };
      const id = await makePost(ana, empty, "save");
      expect((await read(ana, id)).body.post.title).toBe("An idea");
      const untitled = await change(ana, id, 1, { draft: { ...DRAFT, title: " " } });
      expect(untitled.body.error.fields).toEqual({ "draft.title": "Title is required" });
    });

    test("is published only when complete, with the form's message for each field", async () => {
      const { ana } = await atDesk();
      const empty = { slug: "", coverImage: "", excerpt: "", category: "", content: " " };
      const id = await makePost(ana, empty, "save");
      const { status, body } = await change(ana, id, 1, { intent: "publish" });
      expect(status).toBe(422);
      expect(body.error.fields).toEqual({
        excerpt: "Excerpt is required",
        content: "Content is required",
        category: "Category is required",
        slug: "Slug is required",
        coverImage: "Cover image is required",
      });
      expect((await read(ana, id)).body).toMatchObject({ version: 1, state: "draft" });
    });

    test("with something that pages cannot show is not published", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const wrong = [
        { coverImage: "https://evil.example/a.jpg" },
        { coverImage: "javascript:alert(1)" },
        { category: "a".repeat(61) },
        { excerpt: "ding \u0007" },
      ];
      for (const [at, fields] of wrong.entries()) {
        await change(ana, id, at + 1, { draft: { ...DRAFT, ...fields } });
        const { status, body } = await change(ana, id, at + 2, { intent: "publish" });
        expect([status, Object.keys(body.error.fields)]).toEqual([422, Object.keys(fields)]);
      }
    });

    test("with more than a hundred tags is rejected", async () => {
      const { ana } = await atDesk();
      const tags = Array.from({ length: 101 }, (_, at) => `tag-${at}`);
      const draft = { ...DRAFT, tags };
      const { status, body } = await ana.send("PUT", `/api/posts/${randomUUID()}`, { draft });
      expect([status, body.error.fields["draft.tags"]]).toEqual([422, "Use at most 100 tags"]);
    });

    test("with NUL or half a character is stored as it is shown, in autosaves too", async () => {
      const { ana } = await atDesk();
      const id = randomUUID();
      const content = "a\0b\ud83d";
      const unsaved = { tab: "t", baseVersion: 0, fields: { content } };
      await ana.send("PUT", `/api/posts/${id}/autosave`, unsaved);
      const { body } = await ana.send("GET", `/api/posts/${id}/autosaves`);
      expect(body.autosaves[0]?.fields).toEqual({ content: "ab\ufffd" });
      await ana.send("PUT", `/api/posts/${id}`, { draft: { ...DRAFT, content }, intent: "save" });
      expect((await ana.send("GET", `/api/posts/${id}`)).body.post.content).toBe("ab\ufffd");
    });

    test("keeps every other character", async () => {
      const { ana } = await atDesk();
      const content =
        "Tab\there, “quotes”, ümlaut, العربية, 🐄, \u2028 and a % of it_all \\ '; drop table posts; --";
      const id = await makePost(ana, { content });
      expect((await read(ana, id)).body.post.content).toBe(content);
    });
  });

  describe("two editors", () => {
    test("the common base of a conflict is what the losing save started from, not a later revision", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      await change(ana, id, 1, { draft: { ...DRAFT, title: "Two" } });
      await change(ana, id, 2, { draft: { ...DRAFT, title: "Three" } });
      const mine = { draft: { ...DRAFT, title: "Mine" } };
      expect((await ana.send("PATCH", `/api/posts/${id}`, mine)).status).toBe(428);
      const { body } = await change(ana, id, 2, mine);
      expect(body.error.base.post.title).toBe("Two");
      expect(body.error.current.post.title).toBe("Three");
    });

    test("see that the other is editing, for a while after each autosave", async () => {
      const { ana, editor, clock } = await atDesk();
      const ben = await editor(ana);
      const id = await makePost(ana);
      const autosave = { tab: "t", baseVersion: 1, fields: { title: "Ben's" } };
      expect((await ben.send("PUT", `/api/posts/${id}/autosave`, autosave)).body).toEqual({
        writers: [],
        tabs: ["t"],
        version: 1,
        savedBy: "Ana",
      });
      const presence = async (browser: Browser) =>
        (await browser.send("GET", `/api/posts/${id}/presence`)).body;
      expect(await presence(ana)).toMatchObject({ writers: ["Ben"], tabs: [] });
      expect(await presence(ben)).toMatchObject({ writers: [], tabs: ["t"] });
      clock.now += 91_000;
      expect(await presence(ana)).toMatchObject({ writers: [] });
      expect(await presence(ben)).toMatchObject({ tabs: [] });
    });
  });

  describe("autosaves", () => {
    const keep = (browser: Browser, id: string, tab: string, title: string) =>
      browser.send("PUT", `/api/posts/${id}/autosave`, { tab, baseVersion: 1, fields: { title } });

    test("of one person's two tabs never overwrite each other; discarding one spares what was typed since", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana);
      await keep(ana, id, "one", "A");
      await keep(ana, id, "two", "B");
      await keep(ana, id, "one", "A2");
      const kept = async () => (await ana.send("GET", `/api/posts/${id}/autosaves`)).body.autosaves;
      expect(new Set((await kept()).map(({ fields }) => fields["title"]))).toEqual(
        new Set(["A2", "B"]),
      );
      const discard = (which: string) => ana.send("DELETE", `/api/posts/${id}/autosave?${which}`);
      const readAt = clock.now;
      clock.now += 1;
      await keep(ana, id, "one", "A3");
      await discard(`tab=one&savedAt=${readAt}`);
      expect(await kept()).toHaveLength(2);
      await discard(`tab=one&savedAt=${clock.now}`);
      expect(await kept()).toHaveLength(1);
    });

    test("of posts that were never saved are listed without their texts", async () => {
      const { ana } = await atDesk();
      const id = randomUUID();
      const fields = { title: "Not even a draft", content: "Long text" };
      await ana.send("PUT", `/api/posts/${id}/autosave`, { tab: "one", baseVersion: 0, fields });
      await keep(ana, await makePost(ana), "two", "Saved before");
      const { body } = await ana.send("GET", "/api/never-saved");
      expect(body.neverSaved).toEqual([
        { postId: id, tab: "one", title: "Not even a draft", savedAt: expect.any(Number) },
      ]);
    });
  });

  test("deleting a post forever keeps another person's unsaved text for that person", async () => {
    const { ana, editor } = await atDesk();
    const ben = await editor(ana);
    const id = await makePost(ana);
    const keep = (browser: Browser, title: string) =>
      browser.send("PUT", `/api/posts/${id}/autosave`, {
        tab: "t",
        baseVersion: 1,
        fields: { title },
      });
    await keep(ana, "Ana's");
    await keep(ben, "Ben's");
    await ana.send("DELETE", `/api/posts/${id}`);
    await ana.send("DELETE", `/api/trash/${id}`);
    const titles = async (browser: Browser) =>
      (await browser.send("GET", "/api/never-saved")).body.neverSaved.map(({ title }) => title);
    expect(await titles(ana)).toEqual([]);
    expect(await titles(ben)).toEqual(["Ben's"]);
  });

  describe("revisions", () => {
    test("can be listed and read, and an old one restored as a new one", async () => {
      const { ana } = await atDesk();
      const updated = "2026-11-22";
      const id = await makePost(ana, { updated });
      await change(ana, id, 1, { draft: { ...DRAFT, content: "Another text." } });
      const { body } = await ana.send("GET", `/api/posts/${id}/revisions`);
      expect(body.revisions).toMatchObject([
        { number: 2, base: 1, kind: "saved", live: false, savedBy: "Ana" },
        { number: 1, base: null, kind: "published", live: true },
      ]);
      const first = await ana.send("GET", `/api/posts/${id}/revisions/1`);
      expect(first.body.post.content).toBe(DRAFT.content);
      const restored = await ana.send("POST", `/api/posts/${id}/revisions/1/restore`, undefined, {
        "If-Match": '"2"',
      });
      expect(restored.body).toMatchObject({
        head: 3,
        state: "changed",
        post: { content: DRAFT.content, updated },
      });
      expect((await ana.send("GET", `/api/posts/${id}/revisions/9`)).status).toBe(404);
    });

    test("are listed two hundred at a time, always with the one that readers see", async () => {
      const { ana, services } = await atDesk();
      const id = await makePost(ana);
      const { db } = services;
      const first = await db.selectFrom("revisions").selectAll().executeTakeFirstOrThrow();
      const later = Array.from({ length: 249 }, (_, at) => ({
        ...first,
        number: at + 2,
        base: at + 1,
      }));
      await db.insertInto("revisions").values(later).execute();
      await db.updateTable("posts").set({ head: 250 }).execute();
      const page = async (query = "") =>
        (await ana.send("GET", `/api/posts/${id}/revisions${query}`)).body;
      const newest = await page();
      expect(newest.revisions).toHaveLength(201);
      expect(newest.revisions.at(-1)).toMatchObject({ number: 1, live: true });
      expect(newest.next).toBe(51);
      const older = await page("?before=51");
      expect(older.revisions[0]?.number).toBe(50);
      expect(older.next).toBeUndefined();
    });
  });
});

describe("a draft's save on SQLite", () => {
  const fresh = sqliteDatabases();
  test("writes four database pages: the post, its place in the list, the revision and its key", async () => {
    const database = await fresh();
    const ana = await testDesk(database).owner();
    const id = await makePost(ana, {}, "save");
    database.file?.exec("pragma wal_checkpoint(truncate)");
    const draft = { ...DRAFT, title: "Another" };
    expect((await change(ana, id, 1, { draft, intent: "save" })).status).toBe(200);
    const written = database.file?.prepare("pragma wal_checkpoint").get();
    expect(written?.["log"]).toBe(4);
  });
});
