import { describe, expect, test } from "vitest";
import type { SearchPort, SearchProgress } from "#app/backend/ports/search.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { PAGE_SIZE } from "#app/domain/posts/lists/paging.ts";
import { makePost } from "../support/posts.ts";

type MakeSearch = (posts: readonly Post[]) => Promise<SearchPort>;

const B = makePost({ date: "2025-05-08", title: "B of the same day", content: "Hay and hay." });
const A = makePost({ date: "2025-05-08", title: "A of the same day", tags: ["winter-hay"] });
const NEWER = makePost({ date: "2025-06-01", title: "Newer", content: "One." });
const OLDER = makePost({ date: "2024-08-22", title: "Hay, older", tags: ["winter-hay"] });
const POSTS = [OLDER, B, NEWER, A];

/** All steps of a search, in order. */
export async function stepsIn(search: AsyncIterable<SearchProgress>): Promise<SearchProgress[]> {
  const steps: SearchProgress[] = [];
  for await (const step of search) steps.push(step);
  return steps;
}

/** The contract of the blog's search port, for all adapters. */
export function describeSearch(name: string, makeSearch: MakeSearch): void {
  describe(`${name}: searching the blog`, () => {
    const port = (posts: readonly Post[] = POSTS) => makeSearch(posts);
    const titlesOf = ({ matches }: SearchProgress) => matches.map(({ post }) => post.title);
    const stepsOf = async (term: string, signal?: AbortSignal) =>
      stepsIn((await port()).search(term, signal));

    test("finds in title, content and tags, newest first", async () => {
      const steps = await stepsOf(" HAY ");
      expect(steps.at(-1)?.complete).toBe(true);
      expect(steps.slice(-1).map(titlesOf)).toEqual([
        ["A of the same day", "B of the same day", "Hay, older"],
      ]);
    });

    test("each step contains all earlier matches, and only the last is complete", async () => {
      const steps = await stepsOf("hay");
      expect(steps.map(({ complete }) => complete)).toEqual(
        steps.map((_, index) => index === steps.length - 1),
      );
      for (const [index, step] of steps.slice(1).entries()) {
        expect(titlesOf(step)).toEqual(expect.arrayContaining(titlesOf(steps[index] ?? step)));
      }
    });

    test("a match has a snippet if the term occurs in the text", async () => {
      const last = (await stepsOf("hay")).at(-1);
      const snippets = new Map(last?.matches.map(({ post, snippet }) => [post.title, snippet]));
      expect(snippets.get("B of the same day")).toBe("Hay and hay.");
      expect(snippets.get("A of the same day")).toBe("");
      for (const { post } of last?.matches ?? []) expect(post).not.toHaveProperty("content");
    });

    test("a match names its section and shows plain text with curly quotation marks", async () => {
      const content = 'Dry.\n\n### The "first" tank\n\nWe **don\'t** fence [hay](/blog) in.';
      const search = await port([makePost({ title: "Ann's tank", content })]);
      for (const term of ["don't", "DON’T", "ann’s tank"]) {
        const last = (await stepsIn(search.search(term))).at(-1);
        expect(last?.matches.map(({ post }) => post.title)).toEqual(["Ann’s tank"]);
      }
      expect((await stepsIn(search.search("hay"))).at(-1)?.matches).toMatchObject([
        { section: "The “first” tank", snippet: "Dry. The “first” tank · We don’t fence hay in." },
      ]);
    });

    test("many matches yield at least the newest page and the total", async () => {
      const days = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, "0"));
      const posts = days.map((day) => makePost({ date: `2025-05-${day}`, title: `Hay ${day}` }));
      const last = (await stepsIn((await port(posts)).search("hay"))).at(-1);
      expect(last?.total).toBe(31);
      expect(last && titlesOf(last).slice(0, PAGE_SIZE)).toEqual(
        days
          .toReversed()
          .slice(0, PAGE_SIZE)
          .map((day) => `Hay ${day}`),
      );
    });

    test("takes wildcards and regex characters literally, and matches within one field only", async () => {
      const content = "100% of it, a_b, .* and \\ and ' or 1=1 --";
      const search = await port([makePost({ title: "Odd", tags: ["one", "two"], content })]);
      const found = async (term: string) => (await stepsIn(search.search(term))).at(-1)?.total;
      for (const term of ["100%", "a_b", ".*", "\\", "' or 1=1 --"]) {
        expect([term, await found(term)]).toEqual([term, 1]);
      }
      for (const term of ["1_0%", "a.b", "onetwo", "one two", "odd one", "one\0two"]) {
        expect([term, await found(term)]).toEqual([term, 0]);
      }
    });

    test("an empty term lists everything, an unknown one nothing", async () => {
      expect((await stepsOf("  ")).at(-1)?.matches.length).toBe(4);
      expect((await stepsOf("lupine")).at(-1)).toEqual({ matches: [], total: 0, complete: true });
    });

    test("an aborted search ends without a final step", async () => {
      const steps = await stepsOf("hay", AbortSignal.abort());
      expect(steps.some(({ complete }) => complete)).toBe(false);
    });

    test("a site without posts returns an empty result", async () => {
      const steps = await stepsIn((await port([])).search("hay"));
      expect(steps.at(-1)).toEqual({ matches: [], total: 0, complete: true });
    });

    test("suggests similar words from titles and tags", async () => {
      expect(await (await port()).suggest("oldre")).toContain("older");
    });
  });
}
