import { expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { contentOf } from "./snapshot-content.ts";
import { PublishedTexts } from "../search/published-texts.ts";
import { currentSnapshot } from "./current-snapshot.ts";
import { readSnapshot } from "./snapshot.ts";

onBothDatabases("what readers see", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    const { db, now } = desk.services;
    const ana = await desk.owner();
    const current = await currentSnapshot(db, now);
    const titles = async () => {
      await current.refresh();
      return (await current.now()).posts.map(({ summary }) => summary.title);
    };
    return { ...desk, db, ana, current, titles };
  };

  test("changes with each publication, and nothing else", async () => {
    const { ana, current, titles } = await atDesk();
    expect(await titles()).toEqual([]);
    const id = await makePost(ana, { title: "One", slug: "one" });
    expect(await titles()).toEqual(["One"]);
    const { version } = await current.now();
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
  });

  test("changes when a schedule comes due, with no job and no refresh", async () => {
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

  test("has the same version in every process", async () => {
    const { ana, db, clock, current, titles } = await atDesk();
    await makePost(ana);
    await titles();
    expect((await readSnapshot(db, clock.now)).version).toBe((await current.now()).version);
  });

  test("reads only the changed posts, unless there are many", async () => {
    const { ana, db, clock, current, titles } = await atDesk();
    for (let at = 0; at < 60; at += 1)
      await makePost(ana, { title: `Post ${at}`, slug: `p-${at}` });
    expect(await titles()).toHaveLength(60);
    const snapshot = await current.now();
    const again = await readSnapshot(db, clock.now, snapshot);
    expect(again.posts[7]).toBe(snapshot.posts[7]);
  });

  test("gives the site texts, neighbors and related posts", async () => {
    const { ana, db, current } = await atDesk();
    await makePost(ana, { title: "Old", slug: "old", date: "2025-01-01" });
    await makePost(ana, { title: "New", slug: "new" });
    await current.refresh();
    const page = () => Promise.reject(new Error("not asked for"));
    const content = contentOf(db, await current.now(), page, new PublishedTexts(db));
    const ref = { year: "2026", month: "11", slug: "new" };
    const article = await content.article(ref);
    expect(article).toMatchObject({ post: { title: "New" }, older: { title: "Old" } });
    expect(article?.html).toContain("<strong>trough</strong>");
    expect(article?.relatedPool.map(({ title }) => title)).toEqual(["Old"]);
    expect(await content.markdown(ref)).toBe(DRAFT.content);
    expect(await content.article({ ...ref, slug: "none" })).toBeUndefined();
    expect((await content.overview()).total).toBe(2);
  });
});
