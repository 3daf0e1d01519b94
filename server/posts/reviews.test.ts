import { expect, test } from "vitest";
import { uploadPicture } from "../testing/copies.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";

onBothDatabases("a contributor", (fresh, once) => {
  async function atDesk() {
    const desk = testDesk(await fresh(), { mail: true });
    const ana = await desk.owner();
    const ben = await desk.editor(ana);
    const carla = await desk.contributor(ana);
    return { ...desk, ana, ben, carla };
  }
  type Desk = Awaited<ReturnType<typeof atDesk>>;

  const ask = (browser: Browser, id: string, note = "") =>
    browser.send("POST", `/api/posts/${id}/review`, { note });
  const answer = (browser: Browser, id: string, note: string) =>
    browser.send("POST", `/api/posts/${id}/review/answer`, { note });
  const read = async (browser: Browser, id: string) =>
    (await browser.send("GET", `/api/posts/${id}`)).body;
  const list = async (browser: Browser, query = "") => {
    const { posts, counts } = (await browser.send("GET", `/api/posts${query}`)).body;
    return { ids: posts.map(({ post }: { post: { id: string } }) => post.id), counts };
  };
  const mails = async ({ services }: Desk) => {
    const rows = await services.db.selectFrom("mails").selectAll().orderBy("id").execute();
    return rows.map(({ recipient, subject, text }) => ({ recipient, subject, text }));
  };

  once("writes and changes drafts, and neither publishes nor schedules one", async () => {
    const { carla, clock } = await atDesk();
    const id = await makePost(carla, {}, "save");
    const longer = { draft: { ...DRAFT, content: "Longer." } };
    expect((await change(carla, id, 1, longer)).status).toBe(200);
    const publishAt = clock.now + 60_000;
    for (const intent of ["publish", "schedule", "unpublish", "discard"]) {
      const refused = await change(carla, id, 2, { ...longer, intent, publishAt });
      expect([intent, refused.status]).toEqual([intent, 403]);
    }
    const made = await carla.send("PUT", `/api/posts/${crypto.randomUUID()}`, {
      draft: { ...DRAFT, slug: "other" },
      intent: "publish",
    });
    expect(made.status).toBe(403);
    expect(await read(carla, id)).toMatchObject({ state: "draft", version: 2 });
    expect((await carla.send("DELETE", `/api/posts/${id}`)).status).toBe(204);
    expect((await carla.send("POST", `/api/posts/${id}/restore`)).body.state).toBe("draft");
  });

  test("sees only her own posts: in the list, in the search and in the preview of a post", async () => {
    const { ben, carla } = await atDesk();
    const own = await makePost(carla, { slug: "own", title: "Mine" }, "save");
    const his = await makePost(ben, { slug: "his", title: "His" }, "save");
    const shown = await list(carla);
    expect(shown.ids).toEqual([own]);
    expect(shown.counts).toMatchObject({ all: 1, draft: 1 });
    expect((await list(ben)).counts).toMatchObject({ all: 2, draft: 2 });
    expect((await carla.send("GET", "/api/search?q=trough")).body.matches).toHaveLength(1);
    expect((await ben.send("GET", "/api/search?q=trough")).body.matches).toHaveLength(2);
    expect((await carla.send("GET", `/api/posts/${his}`)).status).toBe(404);
    const article = (await carla.send("GET", `/api/posts/${own}/article`)).body;
    expect(JSON.stringify(article)).not.toContain("His");
  });

  once("can read but not change her post once it is published or scheduled", async () => {
    const { ben, carla, clock } = await atDesk();
    for (const intent of ["publish", "schedule"]) {
      const id = await makePost(carla, { slug: intent }, "save");
      await change(ben, id, 1, { intent, publishAt: clock.now + 60_000 });
      expect((await carla.send("GET", `/api/posts/${id}`)).status).toBe(200);
      const body = { draft: { ...DRAFT, title: "Changed" } };
      expect((await change(carla, id, 2, body)).status).toBe(403);
      expect((await carla.send("DELETE", `/api/posts/${id}`)).status).toBe(403);
      expect((await ask(carla, id)).status).toBe(403);
      await ben.send("DELETE", `/api/posts/${id}`);
      expect((await carla.send("POST", `/api/posts/${id}/restore`)).status).toBe(403);
    }
  });

  once("finds unsaved text again that she can no longer save in its post", async () => {
    const { ana, ben, carla } = await atDesk();
    const id = await makePost(carla, {}, "save");
    const autosave = { tab: "hers", baseVersion: 1, fields: { title: "Typed" } };
    const waiting = async (browser: Browser) =>
      (await browser.send("GET", "/api/never-saved")).body.neverSaved;
    for (const browser of [ben, carla]) {
      await browser.send("PUT", `/api/posts/${id}/autosave`, autosave);
      expect(await waiting(browser)).toEqual([]);
    }
    await change(ben, id, 1, { intent: "publish" });
    expect(await waiting(carla)).toMatchObject([{ postId: id, title: "Typed" }]);
    // Her tab is still open and autosaves again.
    const later = { ...autosave, fields: { title: "Typed later" } };
    expect((await carla.send("PUT", `/api/posts/${id}/autosave`, later)).status).toBe(200);
    expect(await waiting(carla)).toMatchObject([{ postId: id, title: "Typed later" }]);
    // An editor can still save his text in the post itself.
    expect(await waiting(ben)).toEqual([]);

    await ben.send("DELETE", `/api/posts/${id}`);
    await ana.send("DELETE", `/api/trash/${id}`);
    await ben.send("PUT", `/api/posts/${id}/autosave`, autosave);
    expect(await waiting(ben)).toMatchObject([{ postId: id, title: "Typed" }]);
  });

  test("asks for review: editors with enabled accounts are notified, and one returns the draft with a note", async () => {
    const desk = await atDesk();
    const { ana, ben, carla, clock } = desk;
    const id = await makePost(carla, {}, "save");
    expect((await ask(carla, id, "Is the price right?")).body).toMatchObject({
      state: "review",
      review: { by: "Carla", note: "Is the price right?" },
    });
    expect((await list(ben, "?state=review")).ids).toEqual([id]);
    expect((await list(ben)).counts).toMatchObject({ draft: 0, review: 1 });
    const asked = (await mails(desk)).slice(-2);
    expect(asked.map(({ recipient }) => recipient).toSorted()).toEqual([
      "ana@ranch.example",
      "ben@ranch.example",
    ]);
    expect(asked[0]).toMatchObject({
      subject: "For review: Water first",
      text: expect.stringMatching(/Carla asks.*Is the price right\?.*\/admin\/edit-post\//s),
    });

    expect((await answer(carla, id, "No")).status).toBe(403);
    expect((await answer(ben, id, " ")).body.error.fields).toHaveProperty("note");
    clock.now += 1000;
    expect((await answer(ben, id, "Say where it was bought")).body).toMatchObject({
      state: "draft",
      review: { answer: { by: "Ben", note: "Say where it was bought" } },
    });
    expect((await list(ana)).counts).toMatchObject({ draft: 1, review: 0 });
    expect((await mails(desk)).at(-1)).toMatchObject({
      recipient: "carla@ranch.example",
      subject: "Sent back: Water first",
    });
    expect((await answer(ana, id, "Again")).body.error.code).toBe("no-review");

    await ben.send("DELETE", `/api/posts/${id}/review/answer`);
    expect(await read(carla, id)).toMatchObject({ state: "review", review: { by: "Carla" } });
    expect((await read(carla, id)).review.answer).toBeUndefined();

    const { length } = await mails(desk);
    const { id: account } = (await ben.send("GET", "/api/session")).body;
    await ana.send("PATCH", `/api/users/${account}`, { disabled: true });
    await ask(carla, id);
    const later = (await mails(desk)).slice(length);
    expect(later.map(({ recipient }) => recipient)).toEqual(["ana@ranch.example"]);
  });

  once("may keep writing during review, and withdraw it; the trash keeps the request", async () => {
    const { ben, carla } = await atDesk();
    const id = await makePost(carla, {}, "save");
    await ask(carla, id);
    const longer = { draft: { ...DRAFT, content: "Longer." } };
    expect((await change(carla, id, 1, longer)).body.state).toBe("review");
    await ben.send("DELETE", `/api/posts/${id}`);
    expect((await ask(carla, id)).status).toBe(404);
    expect((await ben.send("POST", `/api/posts/${id}/restore`)).body.state).toBe("review");
    expect((await carla.send("DELETE", `/api/posts/${id}/review`)).body.state).toBe("draft");
    expect((await list(ben)).counts.review).toBe(0);
    expect((await carla.send("DELETE", `/api/posts/${id}/review`)).status).toBe(404);
  });

  once("has no open review after the post is published, alone or among several", async () => {
    const { ben, carla } = await atDesk();
    const [one, other] = [
      await makePost(carla, { slug: "one" }, "save"),
      await makePost(carla, { slug: "other" }, "save"),
    ];
    await ask(carla, one);
    await ask(carla, other);
    expect((await change(ben, one, 1, { intent: "publish" })).body.review).toBeUndefined();
    const posts = [{ id: other, version: 1 }];
    await ben.send("POST", "/api/bulk-publish", { intent: "publish", posts });
    expect(await read(carla, other)).toMatchObject({ state: "published" });
    expect((await read(carla, other)).review).toBeUndefined();
    expect((await list(ben)).counts.review).toBe(0);
    expect((await answer(ben, one, "Late")).status).toBe(409);
  });

  once(
    "may ask ten times in a quarter of an hour, since each request is a mail to every editor",
    async () => {
      const { carla } = await atDesk();
      const id = await makePost(carla, {}, "save");
      for (let at = 0; at < 10; at += 1) expect((await ask(carla, id)).status).toBe(200);
      expect((await ask(carla, id)).status).toBe(429);
    },
  );

  once("describes pictures that she uploaded, and no others", async () => {
    const { ben, carla } = await atDesk();
    const [own, his] = [await uploadPicture(carla, "red"), await uploadPicture(ben, "green")];
    const say = (id: string) => carla.send("PATCH", `/api/images/${id}`, { alt: "A trough" });
    expect([(await say(own.id)).status, (await say(his.id)).status]).toEqual([200, 403]);
  });
});
