import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPosts, makePost } from "../../../../tests/support/posts.ts";
import { pickRandom, RELATED_COUNT } from "./pick-random.ts";
import { relatedPosts } from "./related.ts";

test("related posts share the category or a tag, and exclude the post itself", () => {
  const post = makePost({ id: "self", category: "Animal Health", tags: ["rest"] });
  const kin = makePost({ id: "kin", category: "Animal Health" });
  const tagged = makePost({ id: "tagged", category: "Success Stories", tags: ["rest", "x"] });
  const stranger = makePost({ id: "stranger", category: "Success Stories", tags: ["x"] });
  expect(relatedPosts([post, kin, tagged, stranger], 0, 3)).toEqual([kin, tagged]);
  expect(RELATED_COUNT).toBe(3);
});

test("takes the nearest of many related posts", () => {
  const posts = Array.from({ length: 30 }, (_, place) =>
    makePost({ id: `${place}`, category: place === 11 ? "Other" : "Same", tags: [] }),
  );
  const near = (index: number, count: number) =>
    relatedPosts(posts, index, count).map(({ id }) => Number(id));
  expect(near(10, 4)).toEqual([8, 9, 12, 13]);
  expect(near(0, 3)).toEqual([1, 2, 3]);
});

test("picks the requested number of items, or all if there are fewer, none twice", () => {
  fc.assert(
    fc.property(
      anyPosts,
      fc.nat(5),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (posts, count, numbers) => {
        const drawn = pickRandom(posts, count, () => numbers.next().value ?? 0);
        expect(drawn.length).toBe(Math.min(count, posts.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const post of drawn) expect(posts).toContain(post);
      },
    ),
  );
});

test("can pick any item", () => {
  expect(pickRandom(["a", "b", "c"], 1, () => 0)).toEqual(["a"]);
  expect(pickRandom(["a", "b", "c"], 1, () => 0.5)).toEqual(["b"]);
  expect(pickRandom(["a", "b", "c"], 1, () => 0.999)).toEqual(["c"]);
});
