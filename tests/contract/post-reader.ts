import { describe, expect, test } from "vitest";
import type { PostReader, SearchProgress } from "../../app/domain/ports.ts";
import { type Post, refOf } from "../../app/domain/post.ts";
import { makePost } from "../support/posts.ts";

type MakeReader = (posts: readonly Post[], today: string) => Promise<PostReader>;

const B = makePost({ date: "2025-05-08", title: "B of the same day", content: "Hay and hay." });
const A = makePost({ date: "2025-05-08", title: "A of the same day", tags: ["winter-hay"] });
const NEWER = makePost({
  date: "2025-06-01",
  title: "Newer",
  content: "### One\n\n**Bold** and a [link](/blog).",
  category: "Animal Health",
});
const OLDER = makePost({ date: "2024-08-22", title: "Hay, older", tags: ["winter-hay"] });
const POSTS = [OLDER, B, NEWER, A];

/** The reading half of the contract of the posts port. */
export function describePostReader(name: string, makeReader: MakeReader): void {
  describe(`${name}: reading posts`, () => {
    const reader = (posts: readonly Post[] = POSTS) => makeReader(posts, "2025-11-21");
    const titlesOf = ({ matches }: SearchProgress) => matches.map(({ post }) => post.title);

    test("all posts, newest first, those of one day by title, without their Markdown", async () => {
      const all = await (await reader()).all();
      expect(all.map(({ title }) => title)).toEqual([
        "Newer",
        "A of the same day",
        "B of the same day",
        "Hay, older",
      ]);
      for (const post of all) expect(post).not.toHaveProperty("content");
    });

    test("the overview has the newest posts and all categories with their counts", async () => {
      const { total, latest, categories } = await (await reader()).overview();
      expect(total).toBe(4);
      expect(latest.map(({ title }) => title).slice(0, 2)).toEqual(["Newer", "A of the same day"]);
      expect(categories).toEqual([
        { name: "Animal Health", count: 1 },
        { name: "Grazing Management Tips", count: 3 },
      ]);
    });

    test("a post is found by year, month and slug", async () => {
      const port = await reader();
      const article = await port.article(refOf(NEWER));
      expect(article?.post.title).toBe("Newer");
      expect(article?.html).toContain("<strong>Bold</strong>");
      expect(article?.toc).toEqual([{ id: "one", text: "One" }]);
      expect((await port.summary(refOf(NEWER)))?.title).toBe("Newer");
    });

    test("an unknown address is no post, and no error", async () => {
      const port = await reader();
      for (const ref of [
        { ...refOf(NEWER), month: "07" },
        { ...refOf(NEWER), year: "2024" },
        { ...refOf(NEWER), slug: "nope" },
      ]) {
        expect(await port.article(ref)).toBeUndefined();
        expect(await port.summary(ref)).toBeUndefined();
      }
    });

    test("an article knows its neighbours in time and what it is related to", async () => {
      const port = await reader();
      const article = await port.article(refOf(A));
      expect(article?.newer?.title).toBe("Newer");
      expect(article?.older?.title).toBe("B of the same day");
      expect(article?.relatedPool.map(({ title }) => title).toSorted()).toEqual([
        "B of the same day",
        "Hay, older",
      ]);
      expect((await port.article(refOf(NEWER)))?.newer).toBeUndefined();
      expect((await port.article(refOf(OLDER)))?.older).toBeUndefined();
    });

    test("search finds in title, content and tags, newest first", async () => {
      const steps = await Array.fromAsync((await reader()).search(" HAY "));
      expect(steps.at(-1)?.complete).toBe(true);
      expect(steps.slice(-1).map(titlesOf)).toEqual([
        ["A of the same day", "B of the same day", "Hay, older"],
      ]);
    });

    test("each step of a search holds all that was found before, and only the last is complete", async () => {
      const steps = await Array.fromAsync((await reader()).search("hay"));
      for (const [index, step] of steps.entries()) {
        expect(step.complete).toBe(index === steps.length - 1);
        const before = steps[index - 1];
        if (before) expect(titlesOf(step)).toEqual(expect.arrayContaining(titlesOf(before)));
      }
    });

    test("a match tells where the term stands in the text, if it stands there", async () => {
      const last = (await Array.fromAsync((await reader()).search("hay"))).at(-1);
      const snippets = new Map(last?.matches.map(({ post, snippet }) => [post.title, snippet]));
      expect(snippets.get("B of the same day")).toBe("Hay and hay.");
      expect(snippets.get("A of the same day")).toBe("");
    });

    test("an empty term lists everything; a term that stands nowhere lists nothing", async () => {
      const port = await reader();
      const everything = (await Array.fromAsync(port.search("  "))).at(-1);
      expect(everything?.matches.length).toBe(4);
      expect((await Array.fromAsync(port.search("lupine"))).at(-1)).toEqual({
        matches: [],
        complete: true,
      });
    });

    test("a search that is called off ends without a last step", async () => {
      const port = await reader();
      const steps = await Array.fromAsync(port.search("hay", AbortSignal.abort()));
      expect(steps.some(({ complete }) => complete)).toBe(false);
    });

    test("a site without posts is a site with nothing in it", async () => {
      const port = await reader([]);
      expect(await port.all()).toEqual([]);
      expect(await port.overview()).toEqual({ total: 0, categories: [], latest: [] });
      expect((await Array.fromAsync(port.search("hay"))).at(-1)?.complete).toBe(true);
    });
  });
}
