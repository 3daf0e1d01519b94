import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, PASSWORD, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { contentVersion } from "../database/site-settings.ts";
import { previewedPost } from "./previews.ts";
import { emptyOldTrash } from "./trash.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onBothDatabases("posts", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    return { ...desk, ana: await desk.owner() };
  };
  const read = (browser: Browser, id: string) => browser.send("GET", `/api/posts/${id}`);
  const titles = async (browser: Browser, query = "") => {
    const { body } = await browser.send("GET", `/api/posts${query}`);
    return body.posts.map(({ post }: { post: { title: string } }) => post.title);
  };

  describe("a new post", () => {
    test("is a draft until it is published, and is dated with the day of publishing", async () => {
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

    test("of late evening in Texas is of that day, not of the day in London", async () => {
      const { ana, clock } = await atDesk();
      clock.now = Date.parse("2026-11-23T04:00:00Z");
      const id = await makePost(ana);
      expect((await read(ana, id)).body.post.date).toBe("2026-11-22");
    });

    test("keeps an earlier day that was typed", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, { date: "2025-02-01" });
      expect((await read(ana, id)).body.post.date).toBe("2025-02-01");
    });

    test("asked for twice is made once; another under its id is refused", async () => {
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

    test("needs an id that is one", async () => {
      const { ana } = await atDesk();
      expect((await ana.send("PUT", "/api/posts/mine", { draft: DRAFT })).status).toBe(422);
    });
  });

  describe("a draft", () => {
    test("needs a title only", async () => {
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

    test("is published only when it is whole, with the form's words at each field", async () => {
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

    test.each([
      ["a cover of another host", { coverImage: "https://evil.example/a.jpg" }, "coverImage"],
      ["a script for a cover", { coverImage: "javascript:alert(1)" }, "coverImage"],
      ["a category too long for an address", { category: "a".repeat(61) }, "category"],
      ["a bell in the excerpt", { excerpt: "ding \u0007" }, "excerpt"],
    ])("with %s is not published", async (_, fields, field) => {
      const { ana } = await atDesk();
      const id = await makePost(ana, fields, "save");
      const { status, body } = await change(ana, id, 1, { intent: "publish" });
      expect(status).toBe(422);
      expect(Object.keys(body.error.fields)).toEqual([field]);
    });

    test.each([
      ["NUL", "a\0b"],
      ["half a character", "a\ud83d"],
    ])("with %s is refused at the door", async (_, content) => {
      const { ana } = await atDesk();
      const { status } = await ana.send("PUT", `/api/posts/${randomUUID()}`, {
        draft: { ...DRAFT, content },
      });
      expect(status).toBe(422);
    });

    test("keeps every other character", async () => {
      const { ana } = await atDesk();
      const content =
        "Tab\there, “quotes”, ümlaut, العربية, 🐄, \u2028 and a % of it_all \\ '; drop table posts; --";
      const id = await makePost(ana, { content });
      expect((await read(ana, id)).body.post.content).toBe(content);
    });
  });

  describe("a published post", () => {
    test("is what readers see until the next version is published", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      const saved = await change(ana, id, 1, { draft: { ...DRAFT, title: "Water comes first" } });
      expect(saved.body).toMatchObject({ state: "changed", publicPage: "older", head: 2 });
      const updated = await change(ana, id, 2, { intent: "publish" });
      expect(updated.body).toMatchObject({ state: "published", publicPage: "same", head: 2 });
    });

    test("keeps its date when the form's is empty, and its first moment", async () => {
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

    test("drops the words for its photo with another photo, and keeps what the form does not show", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      await change(ana, id, 1, { draft: { ...DRAFT, coverAlt: "A tank", featured: true } });
      const kept = await change(ana, id, 2, { draft: { ...DRAFT, title: "B" } });
      expect(kept.body.post).toMatchObject({ coverAlt: "A tank", featured: true });
      const coverImage = "https://images.pexels.com/photos/3/other.jpeg";
      const other = await change(ana, id, 3, { draft: { ...DRAFT, coverImage } });
      expect(other.body.post).toMatchObject({ coverAlt: "", featured: true });
    });

    test("is refused a date in the future, with schedule offered", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const { body } = await change(ana, id, 1, {
        draft: { ...DRAFT, date: "2031-01-01" },
        intent: "publish",
      });
      expect(body.error.fields.date).toMatch(/future\. Schedule/);
    });

    test("is taken off the site and becomes a draft", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      const { body } = await change(ana, id, 1, { intent: "unpublish" });
      expect(body).toMatchObject({ state: "draft", publicPage: "none" });
      expect(body).not.toHaveProperty("publishAt");
    });
  });

  describe("two editors", () => {
    test("of twenty saves of one version one wins; the others get both texts", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          change(ana, id, 1, { draft: { ...DRAFT, title: `Title ${at}` } }),
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

    test("the common base is what the loser started from, not what came later", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana, {}, "save");
      await change(ana, id, 1, { draft: { ...DRAFT, title: "Two" } });
      await change(ana, id, 2, { draft: { ...DRAFT, title: "Three" } });
      const { body } = await change(ana, id, 2, { draft: { ...DRAFT, title: "Mine" } });
      expect(body.error.base.post.title).toBe("Two");
      expect(body.error.current.post.title).toBe("Three");
    });

    test("a save without a version is refused", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      expect((await ana.send("PATCH", `/api/posts/${id}`, { draft: DRAFT })).status).toBe(428);
    });

    test("who else is writing is told for a while", async () => {
      const { ana, editor, clock } = await atDesk();
      const ben = await editor(ana);
      const id = await makePost(ana);
      const autosave = { tab: "t", baseVersion: 1, fields: { title: "Ben's" } };
      expect((await ben.send("PUT", `/api/posts/${id}/autosave`, autosave)).body).toEqual({
        writers: [],
        version: 1,
      });
      expect((await read(ana, id)).body.writers).toEqual(["Ben"]);
      expect((await read(ben, id)).body.writers).toEqual([]);
      clock.now += 91_000;
      expect((await read(ana, id)).body.writers).toEqual([]);
    });
  });

  describe("autosaves", () => {
    const keep = (browser: Browser, id: string, tab: string, title: string) =>
      browser.send("PUT", `/api/posts/${id}/autosave`, { tab, baseVersion: 1, fields: { title } });

    test("two tabs of one person never overwrite each other", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      await keep(ana, id, "one", "A");
      await keep(ana, id, "two", "B");
      await keep(ana, id, "one", "A2");
      const { autosaves } = (await read(ana, id)).body;
      expect(
        autosaves.map(({ fields }: { fields: { title: string } }) => fields.title).toSorted(),
      ).toEqual(["A2", "B"]);
      await ana.send("DELETE", `/api/posts/${id}/autosave?tab=one`);
      expect((await read(ana, id)).body.autosaves).toHaveLength(1);
    });

    test("go with the save that takes their place, and only they", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      await keep(ana, id, "one", "A");
      await keep(ana, id, "two", "B");
      await change(ana, id, 1, { draft: DRAFT, tab: "one" });
      const { autosaves } = (await read(ana, id)).body;
      expect(autosaves.map(({ tab }: { tab: string }) => tab)).toEqual(["two"]);
    });

    test("of a post that was never saved are found again", async () => {
      const { ana } = await atDesk();
      await keep(ana, randomUUID(), "one", "Not even a draft");
      const { body } = await ana.send("GET", "/api/autosaves");
      expect(body.autosaves).toMatchObject([{ fields: { title: "Not even a draft" } }]);
    });
  });

  describe("a schedule", () => {
    test("comes due by itself, with the day's date, and moves the address to its month", async () => {
      const { ana, clock } = await atDesk();
      const publishAt = Date.parse("2026-12-01T12:00:00Z");
      const id = await makePost(ana, {}, "schedule", { publishAt });
      expect((await read(ana, id)).body).toMatchObject({
        state: "scheduled",
        publishAt,
        publicPage: "none",
        post: { date: "2026-12-01" },
      });
      clock.now = publishAt;
      expect((await read(ana, id)).body).toMatchObject({ state: "published", publicPage: "same" });
    });

    test("that is moved moves the date with it", async () => {
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

    test("in the past is refused in words", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const { body } = await change(ana, id, 1, { intent: "schedule", publishAt: clock.now - 1 });
      expect(body.error.fields.publishAt).toMatch(/That time has passed/);
    });

    test("an update that waits, and every change, is discarded for what readers see", async () => {
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

    test("of an update leaves readers the old text until then", async () => {
      const { ana, clock } = await atDesk();
      const id = await makePost(ana);
      const first = (await read(ana, id)).body.publishAt;
      const publishAt = clock.now + 5 * DAY_MS;
      const waiting = await change(ana, id, 1, {
        draft: { ...DRAFT, title: "Later" },
        intent: "schedule",
        publishAt,
      });
      expect(waiting.body).toMatchObject({
        state: "changed",
        nextAt: publishAt,
        publicPage: "older",
      });
      clock.now = publishAt;
      expect((await read(ana, id)).body).toMatchObject({ state: "published", publishAt: first });
      const after = await change(ana, id, 2, { draft: { ...DRAFT, title: "Draft again" } });
      expect(after.body).toMatchObject({ state: "changed", publishAt: first });
      expect(after.body).not.toHaveProperty("nextAt");
    });

    test("says which version goes live: a later save does not change it", async () => {
      const { ana, clock } = await atDesk();
      const publishAt = clock.now + DAY_MS;
      const id = await makePost(ana, {}, "schedule", { publishAt });
      await change(ana, id, 1, { draft: { ...DRAFT, title: "Later thought" } });
      clock.now = publishAt;
      expect((await read(ana, id)).body).toMatchObject({ state: "changed", publicPage: "older" });
    });
  });

  describe("addresses", () => {
    test("of one month and slug are for one post, also of drafts", async () => {
      const { ana } = await atDesk();
      await makePost(ana, { title: "The first" }, "save");
      const { status, body } = await ana.send("PUT", `/api/posts/${randomUUID()}`, {
        draft: DRAFT,
      });
      expect(status).toBe(409);
      expect(body.error).toMatchObject({ code: "address-taken", current: { title: "The first" } });
      const ask = (more = "") =>
        ana.send("GET", `/api/addresses?date=2026-11-05&slug=water-first${more}`);
      expect((await ask()).body).toEqual({ free: false, title: "The first" });
      const other = await ana.send("GET", "/api/addresses?date=2026-12-05&slug=water-first");
      expect(other.body).toEqual({ free: true });
    });

    test("that a draft leaves are free again; that readers knew are not", async () => {
      const { ana } = await atDesk();
      const draft = await makePost(ana, { slug: "a" }, "save");
      await change(ana, draft, 1, { draft: { ...DRAFT, slug: "b" } });
      const live = await makePost(ana, { slug: "a" });
      await change(ana, live, 1, { draft: { ...DRAFT, slug: "c" }, intent: "publish" });
      const again = await ana.send("PUT", `/api/posts/${randomUUID()}`, {
        draft: { ...DRAFT, slug: "a" },
      });
      expect(again.status).toBe(409);
      const back = await change(ana, live, 2, {
        draft: { ...DRAFT, slug: "a" },
        intent: "publish",
      });
      expect(back.status).toBe(200);
    });
  });

  describe("the trash", () => {
    test("keeps a post that comes back as it was", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      expect((await ana.send("DELETE", `/api/posts/${id}`)).body).toMatchObject({ state: "trash" });
      expect(await titles(ana)).toEqual([]);
      expect(await titles(ana, "?state=trash")).toEqual(["Water first"]);
      expect((await change(ana, id, 2, { draft: DRAFT })).status).toBe(404);
      const back = await ana.send("POST", `/api/posts/${id}/restore`);
      expect(back.body).toMatchObject({ state: "published", post: { title: "Water first" } });
      expect((await ana.send("POST", `/api/posts/${id}/restore`)).status).toBe(404);
    });

    test("gives its address to another, and then the first cannot come back there", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
      await ana.send("DELETE", `/api/posts/${id}`);
      await makePost(ana, { title: "The second" });
      const back = await ana.send("POST", `/api/posts/${id}/restore`);
      expect(back).toMatchObject({ status: 409, body: { error: { code: "address-taken" } } });
      expect((await read(ana, id)).body.state).toBe("trash");
    });

    test("is emptied by owners, and after thirty days by itself", async () => {
      const { ana, editor, services, clock } = await atDesk();
      const ben = await editor(ana);
      const [one, two] = [await makePost(ana), await makePost(ana, { slug: "two" })];
      expect((await ana.send("DELETE", `/api/trash/${one}`)).status).toBe(404);
      for (const id of [one, two]) await ana.send("DELETE", `/api/posts/${id}`);
      expect((await ben.send("DELETE", `/api/trash/${one}`)).status).toBe(403);
      expect((await ana.send("DELETE", `/api/trash/${one}`)).status).toBe(204);
      await emptyOldTrash(services.db, clock.now + 29 * DAY_MS);
      expect((await read(ana, two)).status).toBe(200);
      await emptyOldTrash(services.db, clock.now + 31 * DAY_MS);
      expect((await read(ana, two)).status).toBe(404);
    });
  });

  describe("revisions", () => {
    test("are listed and read, and an old one comes back as a new one", async () => {
      const { ana } = await atDesk();
      const id = await makePost(ana);
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
        post: { content: DRAFT.content },
      });
      expect((await ana.send("GET", `/api/posts/${id}/revisions/9`)).status).toBe(404);
    });
  });

  describe("the list", () => {
    test("counts by state, searches, filters, sorts and turns pages", async () => {
      const { ana, clock } = await atDesk();
      await makePost(ana, { title: "B water", slug: "b", tags: ["tank"] });
      await makePost(ana, { title: "a grass", slug: "a", category: "Grazing", date: "2025-01-01" });
      await makePost(ana, { title: "C draft", slug: "c" }, "save");
      await makePost(ana, { slug: "d" }, "schedule", { publishAt: clock.now + DAY_MS });
      const { body } = await ana.send("GET", "/api/posts?limit=2");
      expect(body).toMatchObject({
        found: 4,
        counts: { all: 4, draft: 1, scheduled: 1, published: 2, changed: 0, trash: 0 },
      });
      const rest = await ana.send("GET", `/api/posts?limit=2&after=${body.next}`);
      expect(rest.body.posts).toHaveLength(2);
      expect(rest.body).not.toHaveProperty("next");
      expect(await titles(ana, "?sort=title&direction=ascending&state=published")).toEqual([
        "a grass",
        "B water",
      ]);
      expect(await titles(ana, "?q=TANK")).toEqual(["B water"]);
      expect(await titles(ana, "?category=Grazing")).toEqual(["a grass"]);
      expect(await titles(ana, "?state=draft")).toEqual(["C draft"]);
    });

    test("texts are searched with the words around; signs of the database mean themselves", async () => {
      const { ana } = await atDesk();
      await makePost(ana, {
        title: "Beetles",
        slug: "a",
        content: "About DUNG beetles, 100% of them.",
      });
      await makePost(ana, { slug: "b" });
      const search = async (term: string) => {
        const { body } = await ana.send("GET", `/api/search?q=${encodeURIComponent(term)}`);
        return body.matches.map(
          ({ post, snippet }: { post: { title: string }; snippet: string }) => [
            post.title,
            snippet,
          ],
        );
      };
      expect(await search("dung")).toEqual([["Beetles", "About DUNG beetles, 100% of them."]]);
      expect(await search("100%")).toHaveLength(1);
      expect(await search("%")).toHaveLength(1);
      expect(await search("b_tles")).toEqual([]);
      expect(await search("' or 1=1 --")).toEqual([]);
      expect((await ana.send("GET", "/api/tags")).body.tags).toEqual(["practical-tips"]);
    });
  });

  describe("previews", () => {
    test("have an address that is shown once, and end", async () => {
      const { ana, services, clock } = await atDesk();
      const id = await makePost(ana, {}, "save");
      const made = await ana.send("POST", `/api/posts/${id}/previews`);
      expect(made.status).toBe(201);
      expect(made.body.address).toMatch(/^https:\/\/ranch\.example\/preview\/[\w-]{43}$/);
      const token = made.body.address.split("/").at(-1);
      expect((await previewedPost(services.db, token, clock.now))?.post.title).toBe("Water first");
      const list = await ana.send("GET", `/api/posts/${id}/previews`);
      expect(JSON.stringify(list.body)).not.toContain(token);
      expect(await previewedPost(services.db, token, clock.now + 8 * DAY_MS)).toBeUndefined();
      expect((await ana.send("DELETE", `/api/previews/${made.body.id}`)).status).toBe(204);
      expect(await previewedPost(services.db, token, clock.now)).toBeUndefined();
    });
  });

  test("the content version rises with what readers see, and with nothing else", async () => {
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

/** A session may have ended while the clock was moved. */
async function relogin(browser: Browser): Promise<Browser> {
  await browser.send("POST", "/api/session", { email: "ana@ranch.example", password: PASSWORD });
  return browser;
}
