import { expect, test } from "vitest";
import { contentVersion } from "../../database/site-settings.ts";
import { onBothDatabases } from "../../testing/databases.ts";
import { type Browser, testDesk } from "../../testing/desk.ts";
import { change, DRAFT, makePost } from "../../testing/drafts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onBothDatabases("several posts at once", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    return { ...desk, ana: await desk.owner() };
  };
  const read = async (browser: Browser, id: string) =>
    (await browser.send("GET", `/api/posts/${id}`)).body;
  const show = async (
    browser: Browser,
    intent: "publish" | "unpublish",
    ...posts: readonly (readonly [id: string, version: number])[]
  ) =>
    (
      await browser.send("POST", "/api/bulk-publish", {
        intent,
        posts: posts.map(([id, version]) => ({ id, version })),
      })
    ).body;
  const undo = async (browser: Browser, posts: unknown) =>
    (await browser.send("POST", "/api/bulk-publish/undo", { posts })).body;

  test("are published one by one, with the reason for each failure", async () => {
    const { ana } = await atDesk();
    const whole = await makePost(ana, {}, "save");
    const open = await makePost(ana, { slug: "open", excerpt: "", category: "" }, "save");
    const stale = await makePost(ana, { slug: "stale" }, "save");
    await change(ana, stale, 1, { draft: { ...DRAFT, slug: "stale", title: "Newer" } });
    const answer = await show(ana, "publish", [whole, 1], [open, 1], [stale, 1]);
    expect(answer.done.map(({ id }: { id: string }) => id)).toEqual([whole]);
    expect(answer.refused).toEqual([
      { id: open, why: "Excerpt is required; Category is required." },
      { id: stale, why: "Somebody saved it in the meantime. Look at it again." },
    ]);
    expect(await read(ana, whole)).toMatchObject({ state: "published", version: 2 });
    expect(await read(ana, open)).toMatchObject({ state: "draft", version: 1 });
  });

  test("can be restored to exactly what readers saw before", async () => {
    const { ana, clock, services } = await atDesk();
    const draft = await makePost(ana, {}, "save");
    const live = await makePost(ana, { slug: "live" });
    const changed = await makePost(ana, { slug: "changed" });
    await change(ana, changed, 1, { draft: { ...DRAFT, slug: "changed", title: "Newer" } });
    const publishAt = clock.now + DAY_MS;
    const scheduled = await makePost(ana, { slug: "scheduled" }, "schedule", { publishAt });
    const all = [draft, live, changed, scheduled];
    const states = async () =>
      Promise.all(
        all.map(async (id) => {
          const { state, publicPage, publishAt: at, head, undated, post } = await read(ana, id);
          return { state, publicPage, at, head, undated, title: post.title, date: post.date };
        }),
      );
    const before = await states();
    clock.now += 1000;

    const published = await show(
      ana,
      "publish",
      [draft, 1],
      [live, 1],
      [changed, 2],
      [scheduled, 1],
    );
    expect(published.refused).toEqual([]);
    expect((await states()).map(({ state }) => state)).toEqual(Array(4).fill("published"));
    const version = await contentVersion(services.db);
    expect((await undo(ana, published.done)).refused).toEqual([]);
    expect(await states()).toEqual(before);
    expect(await contentVersion(services.db)).not.toBe(version);

    const taken = await show(ana, "unpublish", [live, 3], [changed, 4], [scheduled, 3]);
    expect(taken.refused).toEqual([]);
    expect((await states()).map(({ state }) => state)).toEqual(Array(4).fill("draft"));
    await undo(ana, taken.done);
    expect(await states()).toEqual(before);
  });

  test("are not restored over a later save, nor to a version that never existed", async () => {
    const { ana } = await atDesk();
    const id = await makePost(ana, {}, "save");
    const { done } = await show(ana, "publish", [id, 1]);
    await change(ana, id, 2, { draft: { ...DRAFT, title: "Newer" } });
    expect((await undo(ana, done)).refused).toHaveLength(1);
    expect((await read(ana, id)).state).toBe("changed");
    const forged = [{ id, version: 3, before: { ...done[0].before, live: 99 } }];
    expect((await undo(ana, forged)).refused).toHaveLength(1);
    expect((await ana.send("POST", "/api/bulk-publish/undo", { posts: [{ id }] })).status).toBe(
      422,
    );
  });

  test("a save of a trashed post names who trashed it, and so does the list of active people", async () => {
    const { ana, editor } = await atDesk();
    const ben = await editor(ana);
    const id = await makePost(ana);
    const presence = async () => (await ana.send("GET", `/api/posts/${id}/presence`)).body;
    expect(await presence()).toEqual({ writers: [], tabs: [], version: 1, savedBy: "Ana" });
    await ben.send("DELETE", `/api/posts/${id}`);
    expect(await change(ana, id, 1, { draft: { ...DRAFT, title: "Mine" } })).toMatchObject({
      status: 409,
      body: { error: { code: "trashed", current: { by: "Ben" } } },
    });
    expect(await presence()).toMatchObject({ version: 2, trashedBy: "Ben" });
  });

  test("a forged undo deletes no revision and publishes no draft", async () => {
    const { ana, clock } = await atDesk();
    const id = await makePost(ana, { excerpt: "", category: "" }, "save");
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Second" } });
    const none = { live: null, publish_at: null, next_live: null, next_at: null };
    const forged = [
      { ...none, head: 1 },
      { ...none, head: 2, live: 1, publish_at: clock.now },
      { ...none, head: 2, live: 2 },
      { ...none, head: 2, next_at: clock.now },
      { ...none, head: 3 },
    ];
    for (const before of forged) {
      const { done, refused } = await undo(ana, [{ id, version: 2, before }]);
      expect([before, done, refused.length]).toEqual([before, [], 1]);
    }
    expect(await read(ana, id)).toMatchObject({ state: "draft", version: 2, head: 2 });
    const { body } = await ana.send("GET", `/api/posts/${id}/revisions`);
    expect(body.revisions).toHaveLength(2);
  });
});
