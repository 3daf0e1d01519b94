import { expect, test } from "vitest";
import { redirectOf } from "../redirects/missing.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { type Browser, testDesk } from "../testing/desk.ts";
import { change, DRAFT, makePost } from "../testing/drafts.ts";
import { readSnapshot } from "../content/snapshot.ts";

onBothDatabases("categories and tags", (fresh) => {
  const atDesk = async () => {
    const desk = testDesk(await fresh());
    const ana = await desk.owner();
    const { db } = desk.services;
    return {
      ...desk,
      db,
      ana,
      terms: async () => (await ana.send("GET", "/api/terms")).body,
      post: async (id: string, by: Browser = ana) =>
        (await by.send("GET", `/api/posts/${id}`)).body,
      replace: (kind: string, from: string, to: string | null) =>
        ana.send("POST", "/api/terms/changes", { kind, from, to }),
      /** What readers see of the posts: category and tags by slug. */
      public: async () =>
        Object.fromEntries(
          (await readSnapshot(db, desk.clock.now)).posts.map(({ summary }) => [
            summary.slug,
            [summary.category, ...summary.tags],
          ]),
        ),
    };
  };

  test("the six specified categories are the first ones; others can be added once", async () => {
    const { ana, terms } = await atDesk();
    expect((await terms()).categories.map(({ name }) => name)).toEqual([
      "Grazing",
      "Soil Health",
      "Water",
      "Economics",
      "Animal Health",
      "Wildlife",
    ]);
    const add = (name: string) => ana.send("POST", "/api/terms", { kind: "category", name });
    expect((await add(" Fences ")).status).toBe(204);
    expect((await terms()).categories.at(-1)).toEqual({ name: "Fences", posts: 0, offered: true });
    expect((await add("soil-health")).body.error.fields).toEqual({
      name: "There is “Soil Health” already.",
    });
    expect((await add("a, b")).status).toBe(422);
    // A withdrawn category stays in the posts that have it.
    await makePost(ana);
    const withdrawn = await ana.send("DELETE", "/api/terms/offered", { name: "Water" });
    expect(withdrawn.status).toBe(204);
    const water = (await terms()).categories.find(({ name }) => name === "Water");
    expect(water).toEqual({ name: "Water", posts: 1, offered: false });
  });

  test("a contributor sees all categories and tags, with counts of her own posts only", async () => {
    const { ana, contributor } = await atDesk();
    const carla = await contributor(ana);
    await makePost(ana, { category: "Economic Insights", tags: ["hay"] });
    await makePost(carla, { slug: "hers", tags: ["tank"] }, "save");
    const { categories, tags } = (await carla.send("GET", "/api/terms")).body;
    const used = (terms: readonly { name: string; posts: number }[]) =>
      terms.flatMap(({ name, posts }) => (posts > 0 ? name : []));
    expect(used(categories)).toEqual([DRAFT.category]);
    expect(used(tags)).toEqual(["tank"]);
    expect(tags.map(({ name }: { name: string }) => name)).toEqual(["hay", "tank"]);
  });

  test("renaming a category changes every post, publishes no unpublished edits, and redirects its old address", async () => {
    const { ana, db, clock, post, replace, public: seen, terms } = await atDesk();
    const plain = await makePost(ana);
    const edited = await makePost(ana, { slug: "edited" });
    await change(ana, edited, 1, { draft: { ...DRAFT, slug: "edited", title: "Waiting" } });
    const draft = await makePost(ana, { slug: "draft" }, "save");
    const trashed = await makePost(ana, { slug: "trashed" });
    await ana.send("DELETE", `/api/posts/${trashed}`);
    await makePost(ana, { slug: "other", category: "Grazing" });

    const { body } = await replace("category", "Water", "Tanks & Troughs");
    expect(body.posts).toBe(4);
    expect(await seen()).toMatchObject({
      "water-first": ["Tanks & Troughs", "practical-tips"],
      edited: ["Tanks & Troughs", "practical-tips"],
      other: ["Grazing", "practical-tips"],
    });
    expect(await post(edited)).toMatchObject({
      state: "changed",
      post: { title: "Waiting", category: "Tanks & Troughs" },
    });
    const live = (await readSnapshot(db, clock.now)).posts.find(
      ({ summary }) => summary.slug === "edited",
    );
    expect(live?.summary.title).toBe("Water first");
    expect(await post(draft)).toMatchObject({ state: "draft", version: 2 });
    expect((await post(trashed)).post.category).toBe("Tanks & Troughs");
    // A save from a tab with the old version gets a conflict, as after any save.
    expect((await change(ana, plain, 1, { draft: DRAFT })).body.error.code).toBe("changed");
    expect((await terms()).categories[2]).toMatchObject({ name: "Tanks & Troughs", posts: 3 });
    const address = "/blog/category/tanks%20%26%20troughs";
    expect(await redirectOf(db, "/blog/category/water")).toBe(address);
    await replace("category", "Tanks & Troughs", "Water");
    expect(await redirectOf(db, "/blog/category/water")).toBeUndefined();
    expect(await redirectOf(db, address)).toBe("/blog/category/water");
  });

  test("undoing a rename restores the category of the posts, except where it was changed since", async () => {
    const { ana, db, post, replace, terms } = await atDesk();
    const water = await makePost(ana);
    const tanks = await makePost(ana, { slug: "tanks", category: "Tanks" });
    const moved = await makePost(ana, { slug: "moved" });
    const { body } = await replace("category", "Water", "Tanks");
    const { version } = await post(moved);
    await change(ana, moved, version, {
      draft: { ...DRAFT, slug: "moved", category: "Grazing" },
      intent: "publish",
    });
    const { version: now } = await post(water);
    await change(ana, water, now, { draft: { ...DRAFT, title: "New", category: "Tanks" } });
    expect((await terms()).changes).toMatchObject([{ from: "Water", to: "Tanks", who: "Ana" }]);
    const undo = () => ana.send("DELETE", `/api/terms/changes/${body.id}`);
    expect((await undo()).status).toBe(200);
    expect((await post(water)).post).toMatchObject({ title: "New", category: "Water" });
    expect((await post(tanks)).post.category).toBe("Tanks");
    expect((await post(moved)).post.category).toBe("Grazing");
    expect(await redirectOf(db, "/blog/category/water")).toBeUndefined();
    expect((await terms()).categories.map(({ name }) => name)).toContain("Water");
    expect((await undo()).status).toBe(404);
  });

  test("a chain of renames is undone step by step, the last one first", async () => {
    const { ana, post, replace } = await atDesk();
    const id = await makePost(ana);
    const changes = [
      await replace("category", "Water", "Tanks"),
      await replace("category", "Tanks", "Troughs"),
    ];
    const [first, second] = changes.map(
      ({ body }) =>
        () =>
          ana.send("DELETE", `/api/terms/changes/${body.id}`),
    );
    const refused = await first?.();
    expect([refused?.status, refused?.body.error.message]).toEqual([
      409,
      "“Tanks” became “Troughs” since. Undo that first.",
    ]);
    expect((await post(id)).post.category).toBe("Troughs");
    await second?.();
    expect((await first?.())?.status).toBe(200);
    expect((await post(id)).post.category).toBe("Water");
  });

  test("a category with posts can only be replaced; a tag can be deleted or merged into another", async () => {
    const { ana, post, replace, public: seen, terms } = await atDesk();
    const id = await makePost(ana, { tags: ["old", "hay", "new"] });
    expect((await replace("category", "Water", null)).body.error.fields).toEqual({
      to: "Posts have this category. Say which one they get.",
    });
    expect((await replace("category", "Grazing", null)).status).toBe(200);
    expect((await terms()).categories).toHaveLength(5);
    const merged = await replace("tag", "old", "new");
    expect((await seen())["water-first"]).toEqual(["Water", "new", "hay"]);
    await replace("tag", "hay", null);
    expect((await post(id)).post.tags).toEqual(["new"]);
    await ana.send("DELETE", `/api/terms/changes/${merged.body.id}`);
    expect((await post(id)).post.tags).toEqual(["new", "old"]);
  });

  test("an undo and another change of the same posts at the same time both succeed", async () => {
    const { ana, replace } = await atDesk();
    // The later a post was made, the more revisions it has.
    for (let saves = 0; saves < 8; saves += 1) {
      const slug = `post-${saves}`;
      const id = await makePost(ana, { slug });
      for (let version = 1; version <= saves; version += 1)
        await change(ana, id, version, { draft: { ...DRAFT, slug, title: `${version}` } });
    }
    const { body } = await replace("tag", "practical-tips", "tips");
    const answers = await Promise.all([
      ana.send("DELETE", `/api/terms/changes/${body.id}`),
      replace("category", "Water", "Grazing"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("categories that are added and renamed at the same time are all kept", async () => {
    const { ana, replace, terms } = await atDesk();
    const add = (name: string) => ana.send("POST", "/api/terms", { kind: "category", name });
    await Promise.all([add("Fences"), replace("category", "Water", "Tanks"), add("Gates")]);
    const names = (await terms()).categories.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["Grazing", "Soil Health", "Tanks"]);
    expect(names.slice(6).toSorted()).toEqual(["Fences", "Gates"]);
  });
});
