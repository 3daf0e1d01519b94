import { beforeEach, describe, expect, test } from "vitest";
import type { PostDraft } from "#app/content-model/posts/post-draft.ts";
import type { DeskPosts, PostQuery, SaveResult } from "#app/backend/ports/posts.ts";
import { DEFAULT_ORDER } from "#app/domain/posts/lists/post-order.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { makePost } from "../support/posts.ts";

/** Creates a port with only these published posts, and a given date for today. */
type MakeDeskPosts = (posts: readonly Post[], today: string) => Promise<DeskPosts>;

const TODAY = "2025-11-21";
const PUBLISH = { kind: "publish" } as const;
const AUTHOR = { name: "Somebody", avatar: "https://images.example/face.jpg" };
const HAY = makePost({
  date: "2025-05-08",
  title: "Trading hay",
  content: "Stockpile **fescue**.\n\n### Sums\n\nCount.",
  tags: ["economics"],
  featured: true,
  author: AUTHOR,
});
const REST = makePost({
  date: "2025-01-16",
  title: "Rest",
  tags: ["economics"],
  category: "Wildlife",
});

const { date: _, ...FIELDS } = DRAFT;
const EVERYTHING: PostQuery = { query: "", state: "all", order: DEFAULT_ORDER, limit: 100 };

const ID = "0b8f9d3e-5c1a-7e2b-9f4d-6a7b8c9d0e1f";

/** The contract of the desk's posts port, for both editions (decision 24). */
export function describeDeskPosts(name: string, makePort: MakeDeskPosts): void {
  describe(`the desk's posts: ${name}`, () => {
    let port: DeskPosts;
    beforeEach(async () => {
      port = await makePort([REST, HAY], TODAY);
    });
    const list = (query: Partial<PostQuery> = {}) => port.list({ ...EVERYTHING, ...query });
    const titles = async (query: Partial<PostQuery> = {}) =>
      (await list(query)).posts.map(({ post }) => post.title);
    const create = async (draft: Partial<PostDraft> = {}) =>
      saved(await port.create(ID, { ...DRAFT, ...draft }, PUBLISH));
    const update = async (id: string, draft: Partial<PostDraft> = {}) => {
      const version = (await port.find(id))?.version ?? 0;
      return port.update(id, { ...DRAFT, ...draft }, PUBLISH, version);
    };

    describe("listing", () => {
      test("lists posts newest first, without their Markdown, with the total", async () => {
        const page = await list();
        expect(page.posts.map(({ post }) => post.title)).toEqual(["Trading hay", "Rest"]);
        expect(page.found).toBe(2);
        expect(page.counts).toMatchObject({ all: 2, published: 2, draft: 0, trash: 0 });
        expect(page.next).toBeUndefined();
        for (const { post } of page.posts) expect(post).not.toHaveProperty("content");
      });

      test("sorts by any column, in both directions", async () => {
        const order = { column: "title", direction: "ascending" } as const;
        expect(await titles({ order })).toEqual(["Rest", "Trading hay"]);
      });

      test("searches title, category and tags in any case, but not the text", async () => {
        expect(await titles({ query: " HAY " })).toEqual(["Trading hay"]);
        expect(await titles({ query: "wild" })).toEqual(["Rest"]);
        expect(await titles({ query: "Econ" })).toEqual(["Trading hay", "Rest"]);
        expect(await titles({ query: "fescue" })).toEqual([]);
        expect((await list({ query: "hay" })).counts.all).toBe(2);
      });

      test("filters by one category or one state", async () => {
        expect(await titles({ category: "Wildlife" })).toEqual(["Rest"]);
        expect(await titles({ state: "published" })).toEqual(["Trading hay", "Rest"]);
        expect(await titles({ state: "draft" })).toEqual([]);
      });

      test("returns pages without gaps or duplicates", async () => {
        await create();
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await list({ limit: 1, ...(after === undefined ? {} : { after }) });
          expect(page.found).toBe(3);
          seen.push(...page.posts.map(({ post }) => post.title));
          after = page.next;
        } while (after !== undefined && seen.length < 10);
        expect(seen).toEqual(["Water first", "Trading hay", "Rest"]);
      });

      test("lists every tag in use once, in order", async () => {
        await create({ tags: ["water-systems", "economics"] });
        expect((await port.terms()).tags).toEqual(["economics", "water-systems"]);
      });
    });

    describe("searching the text", () => {
      test("finds text in the Markdown, with a snippet, newest first", async () => {
        await create({ content: "Fescue again." });
        const found = await port.search("FESCUE");
        expect(found.map(({ post }) => post.title)).toEqual(["Water first", "Trading hay"]);
        expect(found[1]?.snippet).toContain("Stockpile fescue");
      });

      test("searches only the new text of an edited post, and skips removed posts", async () => {
        await update(HAY.id, { slug: HAY.slug });
        expect(await port.search("fescue")).toEqual([]);
        expect((await port.search("trough")).map(({ post }) => post.id)).toEqual([HAY.id]);
        await port.remove(HAY.id);
        for (const term of ["trough", "  "]) expect(await port.search(term)).toEqual([]);
      });
    });

    describe("one post", () => {
      test("is found by id with its Markdown; an unknown id is not", async () => {
        expect((await port.find(HAY.id))?.post).toMatchObject({ ...HAY });
        expect(await port.find("nobody")).toBeUndefined();
        expect(await port.article("nobody")).toBeUndefined();
      });

      test("can be viewed as on its page, with its neighbors", async () => {
        await create();
        const article = await port.article(ID);
        expect(article?.html).toContain("<strong>trough</strong>");
        expect(article?.toc).toEqual([{ id: "what-it-cost", text: "What it cost" }]);
        expect(article?.older?.title).toBe("Trading hay");
        expect(article?.newer).toBeUndefined();
      });
    });

    describe("addresses (decision 21)", () => {
      const date = HAY.date;
      test("a slug is available in another month, and always for the post that has it", async () => {
        expect(await port.isAddressFree({ date, slug: "new" })).toEqual({ free: true });
        expect(await port.isAddressFree({ date: REST.date, slug: HAY.slug })).toEqual({
          free: true,
        });
        expect(await port.isAddressFree({ date, slug: HAY.slug, forId: HAY.id })).toEqual({
          free: true,
        });
      });

      test("a taken slug is rejected with the title of the post that has it, and nothing is saved", async () => {
        const taken = { free: false, title: HAY.title };
        expect(await port.isAddressFree({ date, slug: HAY.slug })).toEqual(taken);
        const refusal = { code: "address-taken", title: HAY.title };
        const draft = { ...DRAFT, slug: HAY.slug, date };
        expect(await port.create(ID, draft, PUBLISH)).toEqual({ ok: false, refusal });
        expect(await update(REST.id, { slug: HAY.slug, date })).toEqual({ ok: false, refusal });
        expect(await titles()).toEqual(["Trading hay", "Rest"]);
      });
    });

    describe("creating", () => {
      test("a new post has today's date, the site's byline and the chosen id", async () => {
        const { post, version } = await create();
        expect(post).toMatchObject({ id: ID, title: DRAFT.title, date: TODAY, featured: false });
        expect(post.author.name).toBe("First Paddock Editorial Team");
        expect(await port.find(ID)).toMatchObject({ post: FIELDS, version });
        expect(await titles()).toEqual(["Water first", "Trading hay", "Rest"]);
      });

      test("a given date is kept", async () => {
        expect((await create({ date: "2025-02-01" })).post.date).toBe("2025-02-01");
      });

      test("repeating a request creates only one post", async () => {
        const [first, second] = [await create(), await create()];
        expect(second.post.id).toBe(first.post.id);
        expect(second.version).toBe(first.version);
        expect((await list()).found).toBe(3);
      });
    });

    describe("updating", () => {
      test("keeps the fields that the form does not show (decision 19)", async () => {
        const { post } = saved(await update(HAY.id, { slug: HAY.slug }));
        expect(post).toMatchObject({ id: HAY.id, author: AUTHOR, featured: true });
        expect((await port.find(HAY.id))?.post).toMatchObject({ ...FIELDS, slug: HAY.slug });
      });

      test("an empty date keeps the post's date; another moves it (decision 20)", async () => {
        expect(saved(await update(HAY.id)).post.date).toBe(HAY.date);
        expect(saved(await update(HAY.id, { date: "2024-03-02" })).post.date).toBe("2024-03-02");
        expect(await titles()).toEqual(["Rest", "Water first"]);
      });

      test("every save raises the version, and a save based on an older one is rejected", async () => {
        const before = (await port.find(HAY.id))?.version ?? 0;
        const after = saved(await update(HAY.id)).version;
        expect(after).toBeGreaterThan(before);
        const late = await port.update(HAY.id, { ...DRAFT, title: "Late" }, PUBLISH, before);
        expect(late).toMatchObject({
          ok: false,
          refusal: { code: "changed", current: { version: after, post: { title: DRAFT.title } } },
        });
        expect((await port.find(HAY.id))?.post.title).toBe(DRAFT.title);
      });

      test("a post that is gone or in the trash cannot be saved", async () => {
        expect(await update("nobody")).toEqual({ ok: false, refusal: { code: "gone" } });
        await port.remove(HAY.id);
        const refused = await port.update(HAY.id, DRAFT, PUBLISH, 1);
        // Only the server edition knows who trashed it.
        expect(refused).toMatchObject({
          ok: false,
          refusal: { code: expect.stringMatching(/^(?:gone|trashed)$/) },
        });
      });
    });

    describe("removing and restoring", () => {
      test("a removed post is in the trash and nowhere else, and its neighbors close the gap", async () => {
        await port.remove(HAY.id);
        expect(await titles()).toEqual(["Rest"]);
        expect(await titles({ state: "trash" })).toEqual(["Trading hay"]);
        expect((await list()).counts).toMatchObject({ all: 1, trash: 1 });
        expect(await port.find(HAY.id)).toBeUndefined();
        const rest = await port.article(REST.id);
        expect(rest?.newer).toBeUndefined();
        expect(rest?.relatedPool).toEqual([]);
      });

      test("a removed post's address becomes available; once another post has it, the removed one cannot be restored", async () => {
        await port.remove(HAY.id);
        await create({ slug: HAY.slug, date: HAY.date });
        expect(await port.restore(HAY.id)).toEqual({
          ok: false,
          refusal: { code: "address-taken", title: DRAFT.title },
        });
      });

      test("a restored post is as it was, published, edited or new", async () => {
        await create();
        await update(REST.id, { slug: "c", title: "Rest, again" });
        for (const id of [HAY.id, ID, REST.id]) {
          const before = await port.find(id);
          await port.remove(id);
          expect(await port.restore(id)).toEqual({ ok: true });
          expect((await port.find(id))?.post).toEqual(before?.post);
        }
        expect(await titles()).toEqual(["Water first", "Trading hay", "Rest, again"]);
      });

      test("removing a missing post changes nothing, and it cannot be restored", async () => {
        await port.remove(HAY.id);
        await port.remove(HAY.id);
        await port.remove("nobody");
        expect((await list()).counts).toMatchObject({ all: 1, trash: 1 });
        const gone = { ok: false, refusal: { code: "gone" } };
        expect(await port.restore("nobody")).toEqual(gone);
      });
    });
  });
}

function saved(result: SaveResult) {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.saved;
}
