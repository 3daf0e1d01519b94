import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, ownersDesk } from "#server/testing/desk.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";
import { findRedirect } from "../site/redirects.ts";
import { emptyOldTrash } from "./trash.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onBothDatabases("finding posts", (fresh) => {
  const atDesk = () => ownersDesk(fresh);
  const read = (browser: Browser, id: string) => browser.send("GET", `/api/posts/${id}`);
  const titles = async (browser: Browser, query = "") => {
    const { body } = await browser.send("GET", `/api/posts${query}`);
    return body.posts.map(({ post }: { post: { title: string } }) => post.title);
  };

  describe("addresses", () => {
    test("are unique per month and slug, among drafts too", async () => {
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

    test("are not taken by drafts without a slug", async () => {
      const { ana } = await atDesk();
      await makePost(ana, { slug: "" }, "save");
      await makePost(ana, { slug: "" }, "save");
      expect(await titles(ana)).toHaveLength(2);
    });

    test("are free again when a draft moves to another, unless they were public", async () => {
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
    test("keeps a post's address gone while a draft has it too, until the draft is published (decision 29)", async () => {
      const { ana, db, clock } = await atDesk();
      const id = await makePost(ana);
      const address = "/blog/2026/11/water-first";
      const lead = () => findRedirect(db, address, clock.now);
      await ana.send("DELETE", `/api/posts/${id}`);
      const draft = await makePost(ana, { title: "The second" }, "save");
      expect(await lead()).toEqual({ kind: "gone" });
      await change(ana, draft, 1, { draft: { ...DRAFT, slug: "another" } });
      expect(await lead()).toEqual({ kind: "gone" });
      await change(ana, draft, 2, { draft: DRAFT, intent: "publish" });
      expect(await lead()).toBeUndefined();
      await change(ana, draft, 3, { draft: { ...DRAFT, slug: "another" }, intent: "publish" });
      expect(await lead()).toEqual({ kind: "elsewhere", address: "/blog/2026/11/another" });
    });

    test.each([
      ["given up", { intent: "unpublish" }],
      ["given up and moved", { intent: "unpublish", draft: { ...DRAFT, slug: "another" } }],
    ])(
      "keeps a post's address gone while another is scheduled for it, and after that schedule is %s",
      async (_, givenUp) => {
        const { ana, db, clock } = await atDesk();
        const lead = () => findRedirect(db, "/blog/2026/11/water-first", clock.now);
        await ana.send("DELETE", `/api/posts/${await makePost(ana)}`);
        const publishAt = clock.now + DAY_MS;
        const second = await makePost(ana, {}, "schedule", { publishAt });
        expect(await lead()).toEqual({ kind: "gone" });
        expect(await findRedirect(db, "/blog/2026/11/water-first", publishAt)).toBeUndefined();
        await change(ana, second, 1, givenUp);
        expect(await lead()).toEqual({ kind: "gone" });
        await ana.send("DELETE", `/api/posts/${second}`);
        await ana.send("DELETE", `/api/trash/${second}`);
        expect(await lead()).toEqual({ kind: "gone" });
      },
    );

    test("has only trashed posts, can be emptied, and is emptied after thirty days", async () => {
      const { ana, services, clock } = await atDesk();
      const [one, two] = [await makePost(ana), await makePost(ana, { slug: "two" })];
      expect((await ana.send("DELETE", `/api/trash/${one}`)).status).toBe(404);
      expect((await ana.send("POST", `/api/posts/${one}/restore`)).status).toBe(404);
      for (const id of [one, two]) await ana.send("DELETE", `/api/posts/${id}`);
      expect((await ana.send("DELETE", `/api/trash/${one}`)).status).toBe(204);
      await emptyOldTrash(services.db, clock.now + 29 * DAY_MS);
      expect((await read(ana, two)).status).toBe(200);
      await emptyOldTrash(services.db, clock.now + 31 * DAY_MS);
      expect((await read(ana, two)).status).toBe(404);
    });
  });

  describe("the list", () => {
    test("counts by state, and searches words in any order and case", async () => {
      const { ana, clock } = await atDesk();
      await makePost(ana, { title: "B water", slug: "b", tags: ["tank"] });
      await makePost(ana, { title: "a grass", slug: "a", category: "Grazing", date: "2025-01-01" });
      await makePost(ana, { title: "C draft", slug: "c" }, "save");
      await makePost(ana, { slug: "d" }, "schedule", { publishAt: clock.now + DAY_MS });
      expect((await ana.send("GET", "/api/posts")).body).toMatchObject({
        found: 4,
        counts: { all: 4, draft: 1, scheduled: 1, published: 2, changed: 0, trash: 0 },
      });
      expect(await titles(ana, "?sort=title&direction=ascending&state=published")).toEqual([
        "a grass",
        "B water",
      ]);
      expect(await titles(ana, "?q=tank%20WATER")).toEqual(["B water"]);
      expect(await titles(ana, "?q=B:%20tank,%20water!")).toEqual(["B water"]);
      expect(await titles(ana, "?q=tank%20grass")).toEqual([]);
      expect(await titles(ana, "?state=draft")).toEqual(["C draft"]);
    });

    test("text search returns the surrounding words and takes wildcards literally", async () => {
      const { ana } = await atDesk();
      await makePost(ana, {
        title: "Beetles",
        slug: "a",
        content: "About DUNG beetles, 100% of them.",
      });
      await makePost(ana, { slug: "b" });
      const search = async (term: string) => {
        const { body } = await ana.send("GET", `/api/search?q=${encodeURIComponent(term)}`);
        return body.matches.map(({ post, snippet }) => [post.title, snippet]);
      };
      expect(await search("dung")).toEqual([["Beetles", "About DUNG beetles, 100% of them."]]);
      // Each word may be in the title or the text, in any order.
      expect(await search("beetles: them dung")).toEqual([
        ["Beetles", "About DUNG beetles, 100% of them."],
      ]);
      expect(await search("dung flies")).toEqual([]);
      // "hem" is in "them", but not at its beginning.
      expect(await search("dung hem")).toEqual([]);
      expect(await search("100%")).toHaveLength(1);
      for (const term of ["b_tles", "' or 1=1 --"]) expect(await search(term)).toEqual([]);
      expect((await ana.send("GET", "/api/terms")).body.tags).toEqual([
        { name: "practical-tips", posts: 2, offered: false },
      ]);
    });
  });
});
