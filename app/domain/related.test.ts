import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPosts, makePost } from "../../tests/support/posts.ts";
import { draw, RELATED_COUNT, relatedPosts } from "./related.ts";

test("related posts share the category or a tag; the post itself is none of them", () => {
  const post = makePost({ id: "self", category: "Animal Health", tags: ["rest"] });
  const kin = makePost({ id: "kin", category: "Animal Health" });
  const tagged = makePost({ id: "tagged", category: "Success Stories", tags: ["rest", "x"] });
  const stranger = makePost({ id: "stranger", category: "Success Stories", tags: ["x"] });
  expect(relatedPosts(post, [post, kin, tagged, stranger])).toEqual([kin, tagged]);
  expect(RELATED_COUNT).toBe(3);
});

test("a draw takes as many as asked, or all there are, none twice", () => {
  fc.assert(
    fc.property(
      anyPosts,
      fc.nat(5),
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (posts, count, numbers) => {
        const drawn = draw(posts, count, () => numbers.next().value ?? 0);
        expect(drawn.length).toBe(Math.min(count, posts.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const post of drawn) expect(posts).toContain(post);
      },
    ),
  );
});

test("every item can be drawn", () => {
  expect(draw(["a", "b", "c"], 1, () => 0)).toEqual(["a"]);
  expect(draw(["a", "b", "c"], 1, () => 0.5)).toEqual(["b"]);
  expect(draw(["a", "b", "c"], 1, () => 0.999)).toEqual(["c"]);
});
