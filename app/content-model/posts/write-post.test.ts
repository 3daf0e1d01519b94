import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { makePost } from "#tests/support/posts.ts";
import { parsePost, parsePostFile } from "./parse-post.ts";
import { postFile } from "./write-post.ts";

const shown = anyText.map((text) =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .normalize("NFC")
    .trim(),
);
const line = shown.filter((text) => text !== "");

test("a written post parses back to the same post, whatever its text", () => {
  const post = fc.record({
    title: line,
    category: line
      .map((text) => text.slice(0, 20).toWellFormed().trim())
      .filter((text) => text !== ""),
    tags: fc.array(line, { maxLength: 4 }),
    excerpt: line,
    coverAlt: shown,
    featured: fc.boolean(),
    content: line,
  });
  fc.assert(
    fc.property(post, (fields) => {
      const written = makePost({ slug: "a-slug", ...fields, id: "2025-05-08-a-slug" });
      const { name, text } = postFile(written);
      expect(parsePost(name, text)).toEqual(written);
    }),
  );
});

test("keeps what search engines and shared links say, the original's address and the byline", () => {
  const texts = {
    searchTitle: "Hay days: what a day costs",
    searchDescription: "A day of hay against a day of grass.",
    canonical: "https://example.org/hay-days",
    byline: "Ana Ruiz",
    sharePicture: "/media/hay-1600.jpg",
    sharePictureAlt: "Bales in snow",
  };
  const post = makePost({ slug: "a", id: "2025-05-08-a", ...texts });
  const { name, text } = postFile(post);
  expect(parsePost(name, text)).toEqual(post);
  expect(() => parsePost(name, text.replace("https://example.org", "about"))).toThrow(
    /canonical.*whole address/s,
  );
  expect(() => parsePost(name, text.replace("/media/hay-1600.jpg", "/scenes/hay.svg"))).toThrow(
    /sharePicture.*from the library/s,
  );
});

test("keeps a custom id, the draft flag, the publishing time and old addresses", () => {
  const post = makePost({ id: "0190-own", slug: "a" });
  const facts = {
    draft: true,
    publishAt: "2026-12-01T12:00:00.000Z",
    oldAddresses: ["/2019/old-post/", "/blog/2025/04/a"],
  };
  const { name, text } = postFile(post, facts);
  expect(parsePostFile(name, text)).toEqual({ post, facts });
});

test("keeps the chosen drawing, and rejects an unknown one", () => {
  const post = makePost({ slug: "a", scene: "dung" });
  const { name, text } = postFile(post);
  expect(parsePost(name, text).scene).toBe("dung");
  expect(() => parsePost(name, text.replace('"dung"', '"spaceship"'))).toThrow(/scene/);
});

test("leaves out fields with default values", () => {
  const { name, text } = postFile(makePost({ slug: "leave-one-paddock" }));
  expect(name).toBe("2025-05-08-leave-one-paddock.md");
  expect(text).not.toMatch(/^(?:id|draft|publishAt|oldAddresses|updated|scene):/m);
});
