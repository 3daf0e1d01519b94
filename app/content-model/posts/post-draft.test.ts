import { describe, expect, test } from "vitest";
import { CONTENT_LIMIT_CHARACTERS, postDraft, unfinishedDraft } from "./post-draft.ts";

const DRAFT = {
  title: " Water first ",
  slug: "Water First",
  coverImage: "http://images.pexels.com/photos/1/cow.jpeg",
  excerpt: "A tank.",
  category: "Water",
  tags: ["practical-tips"],
  content: "  Buy a trough.\n",
  date: "",
};

const messages = (fields: object) => {
  const { error } = postDraft.safeParse({ ...DRAFT, ...fields });
  return error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
};

test("normalizes a finished draft but leaves its text as written", () => {
  expect(postDraft.parse(DRAFT)).toEqual({
    ...DRAFT,
    title: "Water first",
    slug: "water-first",
    coverImage: "https://images.pexels.com/photos/1/cow.jpeg",
  });
  // Decomposed letters are composed, so that a search finds them.
  const decomposed = { ...DRAFT, title: "Cafe\u0301", content: "At the Cafe\u0301." };
  expect(postDraft.parse(decomposed)).toMatchObject({ title: "Café", content: "At the Café." });
});

test("a tag in two spellings is kept once, in the first spelling", () => {
  expect(postDraft.parse({ ...DRAFT, tags: ["Hay", "water", "hay"] }).tags).toEqual([
    "Hay",
    "water",
  ]);
});

test("NUL characters are removed, and half a surrogate pair becomes the replacement character", () => {
  const { title, content } = postDraft.parse({ ...DRAFT, title: "half \ud83d", content: "a\0b" });
  expect([title, content]).toEqual(["half \ufffd", "ab"]);
});

test("tags and date are optional", () => {
  expect(messages({ tags: [], date: "" })).toEqual([]);
});

describe("an invalid value is rejected with a message", () => {
  test.each([
    ["slug", "...", "Slug needs a letter or a digit"],
    ["date", "2025-02-30", "Enter a real date"],
    ["title", "x".repeat(301), "This is too long: the limit is 300 characters"],
    [
      "slug",
      "x".repeat(101),
      "This is too long: the limit is 100 characters. Keep the words that say what the post is about",
    ],
  ])("%s", (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([[field, message]]);
  });

  test("a text beyond the limit", () => {
    const [[field, message] = []] = messages({ content: "x".repeat(CONTENT_LIMIT_CHARACTERS + 1) });
    expect(field).toBe("content");
    expect(message).toContain("limit 1 MB");
  });
});

test("names the tag that is too long", () => {
  const tag = "Stock water that freezes in January, and what we did so that it does not";
  expect(messages({ tags: ["water", tag, tag.repeat(9)] })).toEqual([
    ["tags.1", "The tag “Stock water that freezes in Ja…” is too long: the limit is 60 characters"],
    ["tags.2", "The tag “Stock water that freezes in Ja…” is too long: the limit is 60 characters"],
  ]);
});

test("accepts emoji and other characters outside the BMP", () => {
  expect(messages({ title: "Trough 🐄", content: "𝒜" })).toEqual([]);
});

test("an unpublished draft needs only a title", () => {
  const blank = { excerpt: "", content: "", category: "", slug: "", coverImage: "", tags: [] };
  expect(unfinishedDraft.safeParse({ ...DRAFT, ...blank }).success).toBe(true);
  expect(unfinishedDraft.safeParse({ ...DRAFT, title: "" }).success).toBe(false);
});
