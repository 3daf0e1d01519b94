import { describe, expect, test } from "vitest";
import type { SearchPort, SearchProgress } from "../../app/backend/ports/search.ts";
import type { Post } from "../../app/domain/posts/post.ts";
import { makePost } from "../support/posts.ts";

type MakeSearch = (posts: readonly Post[]) => Promise<SearchPort>;

const B = makePost({ date: "2025-05-08", title: "B of the same day", content: "Hay and hay." });
const A = makePost({ date: "2025-05-08", title: "A of the same day", tags: ["winter-hay"] });
const NEWER = makePost({ date: "2025-06-01", title: "Newer", content: "One." });
const OLDER = makePost({ date: "2024-08-22", title: "Hay, older", tags: ["winter-hay"] });
const POSTS = [OLDER, B, NEWER, A];

/** The contract of the blog's search, whoever answers it. */
export function describeSearch(name: string, makeSearch: MakeSearch): void {
  describe(`${name}: searching the blog`, () => {
    const port = (posts: readonly Post[] = POSTS) => makeSearch(posts);
    const titlesOf = ({ matches }: SearchProgress) => matches.map(({ post }) => post.title);
    const stepsOf = async (term: string, signal?: AbortSignal) =>
      Array.fromAsync((await port()).search(term, signal));

    test("finds in title, content and tags, newest first", async () => {
      const steps = await stepsOf(" HAY ");
      expect(steps.at(-1)?.complete).toBe(true);
      expect(steps.slice(-1).map(titlesOf)).toEqual([
        ["A of the same day", "B of the same day", "Hay, older"],
      ]);
    });

    test("each step holds all that was found before, and only the last is complete", async () => {
      const steps = await stepsOf("hay");
      expect(steps.map(({ complete }) => complete)).toEqual(
        steps.map((_, index) => index === steps.length - 1),
      );
      for (const [index, step] of steps.slice(1).entries()) {
        expect(titlesOf(step)).toEqual(expect.arrayContaining(titlesOf(steps[index] ?? step)));
      }
    });

    test("a match tells where the term stands in the text, if it stands there", async () => {
      const last = (await stepsOf("hay")).at(-1);
      const snippets = new Map(last?.matches.map(({ post, snippet }) => [post.title, snippet]));
      expect(snippets.get("B of the same day")).toBe("Hay and hay.");
      expect(snippets.get("A of the same day")).toBe("");
      for (const { post } of last?.matches ?? []) expect(post).not.toHaveProperty("content");
    });

    test("an empty term lists everything; a term that stands nowhere lists nothing", async () => {
      expect((await stepsOf("  ")).at(-1)?.matches.length).toBe(4);
      expect((await stepsOf("lupine")).at(-1)).toEqual({ matches: [], complete: true });
    });

    test("a search that is called off ends without a last step", async () => {
      const steps = await stepsOf("hay", AbortSignal.abort());
      expect(steps.some(({ complete }) => complete)).toBe(false);
    });

    test("a site without posts finds nothing, and says so", async () => {
      const steps = await Array.fromAsync((await port([])).search("hay"));
      expect(steps.at(-1)).toEqual({ matches: [], complete: true });
    });

    test("suggests words of titles and tags that are close to the term", async () => {
      expect(await (await port()).suggest("oldre")).toContain("older");
    });
  });
}
