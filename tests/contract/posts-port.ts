import { beforeEach, describe, expect, test } from "vitest";
import type { PostDraft, PostReader, PostWriter } from "../../app/domain/ports.ts";
import { type Post, refOf } from "../../app/domain/post.ts";
import { makePost } from "../support/posts.ts";
import { describePostReader } from "./post-reader.ts";

export type PostsPort = PostReader & PostWriter;

/** Makes a port that holds these posts and nothing else, on the editor's own date. */
export type MakePostsPort = (posts: readonly Post[], today: string) => Promise<PostsPort>;

const TODAY = "2025-11-21";
const AUTHOR = { name: "Somebody", avatar: "https://images.example/face.jpg" };
const HAY = makePost({
  date: "2025-05-08",
  title: "Trading hay",
  content: "Stockpile **fescue**.\n\n### Sums\n\nCount.",
  tags: ["economics"],
  featured: true,
  author: AUTHOR,
});
const REST = makePost({ date: "2025-01-16", title: "Rest", tags: ["economics"] });

const DRAFT: PostDraft = {
  title: "Water first",
  slug: "water-first",
  coverImage: "https://images.pexels.com/photos/2/water.jpeg",
  excerpt: "A tank.",
  category: "Water",
  tags: ["practical-tips"],
  content: "Buy a **trough**.\n\n### What it cost\n\n$780.",
};

/** What every implementation of the posts port keeps to, whoever answers (decision 24). */
export function describePostsPort(name: string, makePort: MakePostsPort): void {
  describePostReader(name, makePort);
  describe(`${name}: writing posts`, () => {
    let port: PostsPort;
    beforeEach(async () => {
      port = await makePort([REST, HAY], TODAY);
    });
    const titles = async () => (await port.all()).map(({ title }) => title);

    test("a whole post is found by id, with its Markdown; an unknown one is not", async () => {
      expect(await port.find(HAY.id)).toMatchObject({ ...HAY });
      expect(await port.find("nobody")).toBeUndefined();
    });

    test("a created post has an id of its own, the site's byline and today's date", async () => {
      const [made, other] = [await port.create(DRAFT), await port.create({ ...DRAFT, slug: "b" })];
      expect(made).toMatchObject({ ...DRAFT, date: TODAY, featured: false });
      expect(made.author.name).toBe("First Paddock Editorial Team");
      expect(new Set([made.id, other.id, HAY.id, REST.id]).size).toBe(4);
      expect(await port.find(made.id)).toMatchObject({ ...DRAFT });
    });

    test("an empty date is today for a new post, and a given one is kept", async () => {
      expect((await port.create({ ...DRAFT, date: "" })).date).toBe(TODAY);
      expect((await port.create({ ...DRAFT, date: "2025-02-01" })).date).toBe("2025-02-01");
    });

    test("a created post shows in lists, overview, search and at its address", async () => {
      const made = await port.create(DRAFT);
      expect(await titles()).toEqual(["Water first", "Trading hay", "Rest"]);
      const overview = await port.overview();
      expect(overview.total).toBe(3);
      expect(overview.latest[0]?.title).toBe("Water first");
      expect(overview.categories).toContainEqual({ name: "Water", count: 1 });
      for await (const { matches, complete } of port.search("TROUGH")) {
        if (complete) expect(matches.map(({ post }) => post.title)).toEqual(["Water first"]);
      }
      expect((await port.summary(refOf(made)))?.title).toBe("Water first");
      const article = await port.article(refOf(made));
      expect(article?.html).toContain("<strong>trough</strong>");
      expect(article?.toc).toEqual([{ id: "what-it-cost", text: "What it cost" }]);
      expect(article?.older?.title).toBe("Trading hay");
      expect(article?.newer).toBeUndefined();
    });

    test("an edit keeps what the form does not show (decision 19)", async () => {
      const { content: _, ...before } = HAY;
      const edited = await port.update(HAY.id, { ...DRAFT, slug: HAY.slug });
      expect(edited).toMatchObject({ ...DRAFT, slug: HAY.slug, id: HAY.id, author: AUTHOR });
      expect(edited?.featured).toBe(before.featured);
      expect(await port.find(HAY.id)).toMatchObject({ author: AUTHOR, featured: true });
    });

    test("an empty date keeps the post's date; another moves it (decision 20)", async () => {
      expect((await port.update(HAY.id, { ...DRAFT, date: "" }))?.date).toBe(HAY.date);
      expect((await port.update(HAY.id, { ...DRAFT, date: "2024-03-02" }))?.date).toBe(
        "2024-03-02",
      );
      expect(await titles()).toEqual(["Rest", "Water first"]);
    });

    test("an edited post shows at its new address, and no longer at its old one", async () => {
      const edited = await port.update(HAY.id, { ...DRAFT, date: "2025-05-09" });
      expect(edited && (await port.article(refOf(edited)))?.post.title).toBe("Water first");
      expect(await port.article(refOf(HAY))).toBeUndefined();
      expect(await port.summary(refOf(HAY))).toBeUndefined();
    });

    test("an edited post is searched by its new text only", async () => {
      await port.update(HAY.id, DRAFT);
      for await (const { matches, complete } of port.search("fescue")) {
        if (complete) expect(matches).toEqual([]);
      }
    });

    test("a removed post is gone everywhere, and its neighbours close the gap", async () => {
      expect(await port.remove(HAY.id)).toMatchObject({ ...HAY });
      expect(await titles()).toEqual(["Rest"]);
      expect((await port.overview()).total).toBe(1);
      expect(await port.find(HAY.id)).toBeUndefined();
      expect(await port.article(refOf(HAY))).toBeUndefined();
      expect(await port.update(HAY.id, DRAFT)).toBeUndefined();
      const rest = await port.article(refOf(REST));
      expect(rest?.newer).toBeUndefined();
      expect(rest?.relatedPool).toEqual([]);
    });

    test("a restored post is back as it was, published, edited or new", async () => {
      const made = await port.create(DRAFT);
      await port.update(REST.id, { ...DRAFT, slug: "c", title: "Rest, again" });
      for (const id of [HAY.id, made.id, REST.id]) {
        const removed = await port.remove(id);
        expect(await port.find(id)).toBeUndefined();
        if (removed) await port.restore(removed);
        expect(await port.find(id)).toEqual(removed);
      }
      expect(await titles()).toEqual(["Water first", "Trading hay", "Rest, again"]);
    });

    test("removing what is not there does nothing", async () => {
      expect(await port.remove("nobody")).toBeUndefined();
      expect(await titles()).toEqual(["Trading hay", "Rest"]);
    });
  });
}
