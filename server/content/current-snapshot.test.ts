import { expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { NO_PAGES, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { contentOf } from "./snapshot-content.ts";
import { SearchedTexts } from "./searched-texts.ts";
import { currentSnapshot } from "./current-snapshot.ts";
import { setSetting } from "../database/site-settings.ts";
import { readSnapshot } from "./snapshot.ts";

onBothDatabases("what readers see", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    const { db, now, log } = desk.services;
    const ana = await desk.owner();
    const current = await currentSnapshot(db, now, log);
    const titles = async () => {
      await current.refresh();
      return (await current.now()).posts.map(({ summary }) => summary.title);
    };
    return { ...desk, db, ana, current, titles };
  };

  test("changes with each publication or removal, but not with drafts", async () => {
    const { ana, db, current, titles } = await atDesk();
    expect(await titles()).toEqual([]);
    const id = await makePost(ana, { title: "One", slug: "one" });
    expect(await titles()).toEqual(["One"]);
    const { version, number } = await current.now();
    await change(ana, id, 1, { draft: { ...DRAFT, title: "Draft", slug: "one" } });
    await makePost(ana, { slug: "two" }, "save");
    expect(await titles()).toEqual(["One"]);
    expect((await current.now()).version).toBe(version);
    await change(ana, id, 2, { intent: "publish" });
    expect(await titles()).toEqual(["Draft"]);
    await ana.send("DELETE", `/api/posts/${id}`);
    expect(await titles()).toEqual([]);
    await ana.send("POST", `/api/posts/${id}/restore`);
    expect(await titles()).toEqual(["Draft"]);
    // Restoring a dump while servers run sets the number back like this.
    await setSetting(db, "content_version", String(number));
    await current.refresh();
    expect(await current.now()).toMatchObject({
      number,
      version: expect.not.stringMatching(version),
    });
  });

  test("changes when a scheduled post comes due, without a job or refresh", async () => {
    const { ana, clock, current, titles } = await atDesk();
    const publishAt = clock.now + 60_000;
    await makePost(ana, { title: "Soon" }, "schedule", { publishAt });
    expect(await titles()).toEqual([]);
    const { version, endsAt } = await current.now();
    expect(endsAt).toBe(publishAt);
    clock.now = publishAt - 1;
    expect((await current.now()).posts).toEqual([]);
    clock.now = publishAt;
    const due = await current.now();
    expect(due.posts).toHaveLength(1);
    expect(due.version).not.toBe(version);
    expect(due.endsAt).toBe(Infinity);
  });

  test("a clock that is ahead on one server publishes nothing early on the others", async () => {
    const { ana, clock, db, titles } = await atDesk();
    const start = clock.now;
    await makePost(ana, { title: "Later", slug: "later" }, "schedule", {
      publishAt: start + 2 * 3_600_000,
    });
    clock.now += 3_600_000;
    await makePost(ana, { title: "Now", slug: "now" });
    clock.now = start + 60_000;
    await titles();
    expect((await readSnapshot(db, clock.now)).endsAt).toBe(start + 3_600_000);
    expect((await readSnapshot(db, start + 3_600_000)).posts).toHaveLength(1);
  });

  test("reads only the changed posts", async () => {
    const { ana, db, clock, current, titles } = await atDesk();
    const [one] = [await makePost(ana, { slug: "one" }), await makePost(ana, { slug: "two" })];
    expect(await titles()).toHaveLength(2);
    const snapshot = await current.now();
    await change(ana, one, 1, {
      draft: { ...DRAFT, slug: "one", title: "New" },
      intent: "publish",
    });
    const again = await readSnapshot(db, clock.now, snapshot);
    expect(again.posts.filter((post) => snapshot.posts.includes(post))).toHaveLength(1);
  });

  test("gives the site texts, neighbors and related posts", async () => {
    const { ana, db, current } = await atDesk();
    await makePost(ana, { title: "Old", slug: "old", date: "2025-01-01" });
    await makePost(ana, { title: "New", slug: "new" });
    await current.refresh();
    const content = contentOf(db, await current.now(), NO_PAGES, new SearchedTexts(db));
    const ref = { year: "2026", month: "11", slug: "new" };
    const article = await content.article(ref);
    expect(article).toMatchObject({ post: { title: "New" }, older: { title: "Old" } });
    expect(article?.html).toContain("<strong>trough</strong>");
    expect(article?.relatedPool.map(({ title }) => title)).toEqual(["Old"]);
    expect(await content.markdown(ref)).toBe(DRAFT.content);
    expect(await content.article({ ...ref, slug: "none" })).toBeUndefined();
    expect((await content.posts()).length).toBe(2);
  });

  test("leaves out a post that cannot be shown, reports it, and shows everything else", async () => {
    const { ana, db, clock, current, lines, services, titles } = await atDesk();
    const { log } = services;
    await makePost(ana, { title: "Whole", slug: "whole" });
    const undated = await makePost(ana, { title: "Undated", slug: "undated" });
    const garbled = await makePost(ana, { title: "Garbled", slug: "garbled" });
    const edit = (id: string, columns: { date?: null; tags?: string }) =>
      db.updateTable("revisions").set(columns).where("post_id", "=", id).execute();
    await edit(undated, { date: null });
    await edit(garbled, { tags: "not JSON" });
    expect(await titles()).toEqual(["Whole"]);
    const broken = [
      { id: garbled, title: "Garbled", why: "Its tags can’t be read." },
      { id: undated, title: "Undated", why: "It has no date." },
    ];
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, "en");
    expect((await current.now()).broken.toSorted(byId)).toEqual(broken.toSorted(byId));
    const fromStart = await currentSnapshot(db, () => clock.now, log);
    expect((await fromStart.now()).posts).toHaveLength(1);
    expect(lines.filter((line) => line.includes("cannot be shown"))).toHaveLength(4);
  });

  test("stays the same while the database does not answer, even when a scheduled post comes due", async () => {
    const { ana, clock, current, db, titles } = await atDesk();
    await makePost(ana, { title: "Before", slug: "before" });
    const publishAt = clock.now + 60_000;
    await makePost(ana, { title: "Soon", slug: "soon" }, "schedule", { publishAt });
    await titles();
    await db.schema.alterTable("posts").renameTo("away").execute();
    clock.now = publishAt;
    const shown = async () => (await current.now()).posts.map(({ summary }) => summary.title);
    expect(await shown()).toEqual(["Before"]);
    expect(current.version()).toEqual(expect.any(String));
    expect(current.state().isOld).toBe(true);
    await db.schema.alterTable("away").renameTo("posts").execute();
    clock.now += 1000;
    expect((await shown()).toSorted()).toEqual(["Before", "Soon"]);
    expect(current.state().isOld).toBe(false);
  });
});
