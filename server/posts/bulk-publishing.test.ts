import { expect, test } from "vitest";
import { onBothDatabases } from "#server/testing/databases.ts";
import { type Browser, ownersDesk } from "#server/testing/desk.ts";
import { change, DRAFT, makePost } from "#server/testing/drafts.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

onBothDatabases("several posts at once", (fresh) => {
  const atDesk = () => ownersDesk(fresh);
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
  test("are published one by one, with the reason for each failure", async () => {
    const { ana } = await atDesk();
    const whole = await makePost(ana, {}, "save");
    const open = await makePost(ana, { slug: "open", excerpt: "", category: "" }, "save");
    const stale = await makePost(ana, { slug: "stale" }, "save");
    await change(ana, stale, 1, { draft: { ...DRAFT, slug: "stale", title: "Newer" } });
    const answer = await show(ana, "publish", [whole, 1], [open, 1], [stale, 1]);
    expect(answer.done.map(({ id }) => id)).toEqual([whole]);
    expect(answer.refused).toEqual([
      { id: open, why: "Excerpt is required; Category is required." },
      { id: stale, why: "Someone saved it in the meantime. Look at it again." },
    ]);
    expect(await read(ana, whole)).toMatchObject({ state: "published", version: 2 });
    expect(await read(ana, open)).toMatchObject({ state: "draft", version: 1 });
  });

  test("are checked beforehand for unfinished parts, like a single post", async () => {
    const { ana } = await atDesk();
    const content = "![](/media/x/cow.jpg) and [more](https://)";
    const open = await makePost(ana, { slug: "open", content }, "save");
    const linking = await makePost(ana, { slug: "linking", content: "[A](/blog/none)" }, "save");
    const ids = [open, linking, await makePost(ana, {}, "save")];
    expect((await ana.send("POST", "/api/bulk-publish/check", { ids })).body.unfinished).toEqual([
      {
        id: open,
        says: ["One link has no address yet.", "One picture doesn’t say what it shows."],
      },
      { id: linking, says: ["Line 1: “A” leads to /blog/none, where there is no page."] },
    ]);
  });

  test("are undone by the opposite action", async () => {
    const { ana, clock } = await atDesk();
    const draft = await makePost(ana, {}, "save");
    const publishAt = clock.now + DAY_MS;
    const scheduled = await makePost(ana, { slug: "scheduled" }, "schedule", { publishAt });
    const both = async () => [(await read(ana, draft)).state, (await read(ana, scheduled)).state];
    const published = await show(ana, "publish", [draft, 1], [scheduled, 1]);
    expect(published).toEqual({
      done: [
        { id: draft, version: 2 },
        { id: scheduled, version: 2 },
      ],
      refused: [],
    });
    expect(await both()).toEqual(["published", "published"]);
    const taken = await show(ana, "unpublish", [draft, 2], [scheduled, 2]);
    expect(taken.refused).toEqual([]);
    expect(await both()).toEqual(["draft", "draft"]);
  });

  test("saving a trashed post says who trashed it, and so does the list of active people", async () => {
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
});
