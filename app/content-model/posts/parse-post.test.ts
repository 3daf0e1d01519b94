import { describe, expect, test } from "vitest";
import { parsePost } from "./parse-post.ts";

const FILE = "content/posts/2025-05-08-leave-one-paddock.md";
const good = `---
title: "Leave One Paddock"
category: Wildlife & Biodiversity
tags: [biodiversity]
excerpt: "A quarter of the pasture."
coverImage: https://images.unsplash.com/photo-1
coverAlt: "A small bird"
featured: true
---

### Why

Because.
`;
const without = (field: string) => good.replace(new RegExp(`^${field}:.*\n`, "m"), "");

describe("a post file", () => {
  test("takes date, slug and id from its name and the rest from its front matter", () => {
    expect(parsePost(FILE, good)).toMatchObject({
      id: "2025-05-08-leave-one-paddock",
      date: "2025-05-08",
      slug: "leave-one-paddock",
      title: "Leave One Paddock",
      featured: true,
      content: "### Why\n\nBecause.",
    });
  });

  test("with Windows line breaks is read with those of a text field", () => {
    expect(parsePost(FILE, good.replaceAll("\n", "\r\n")).content).toBe("### Why\n\nBecause.");
  });

  test.each(["title", "category", "tags", "excerpt", "coverImage", "coverAlt"])(
    "without %s is rejected with file and field",
    (field) => {
      expect(() => parsePost(FILE, without(field))).toThrow(
        new RegExp(`^${FILE}:\\d+: ${field} is missing`),
      );
    },
  );

  test("names the line of an invalid field", () => {
    expect(() => parsePost(FILE, good.replace("featured: true", "featured: maybe"))).toThrow(
      `${FILE}:8: featured must be`,
    );
  });

  test.each([
    ["title: [", "2: title has a [ without its ]"],
    ['tags: ["a"\ntitle: b', "2: tags has a [ without its ]"],
    ["title: Wells: what to do", "2: title has a colon in its text; put the text in quotes"],
    ["title: a\ntitle: b", "3: title is there twice; keep one"],
    ['title: "Wells', "2: title has no closing quotation mark"],
    ['title: "a "b" c"', "2: title goes on after its closing quotation mark"],
    ["title: *Leave", "2: title begins with * and needs quotes"],
    ["title: @home", "2: title begins with a mark that needs quotes"],
    ["title: a\nmore words\ntags: []", "3: title is followed by a line without a field’s name"],
    ["title: a\n\ttags: b", "3: tags begins with a tab; use spaces"],
    ["title: a\n---x", "3: title cannot be read"],
  ])("says in plain words what is wrong with %j", (head, words) => {
    expect(() => parsePost(FILE, `---\n${head}\n---\n\nText`)).toThrow(`${FILE}:${words}`);
  });

  test.each([
    String.raw`half a pair \ud83d`,
    String.raw`a bell \u0007`,
    String.raw`nothing \u0000`,
  ])("is rejected for an unprintable character: %s", (title) => {
    const invalid = good.replace("Leave One Paddock", title);
    expect(() => parsePost(FILE, invalid)).toThrow(`${FILE}:2: title has a character`);
  });

  test("joins a title of two lines", () => {
    const folded = good.replace("Leave One Paddock", String.raw`Leave One\r\nPaddock`);
    expect(parsePost(FILE, folded).title).toBe("Leave One Paddock");
  });

  test("is rejected for a category too long for an address", () => {
    const long = good.replace(/category: .*/, `category: ${"a".repeat(61)}`);
    expect(() => parsePost(FILE, long)).toThrow("category must have at most 60 characters");
  });

  test("is rejected for an unknown field, an invalid date, no front matter, or no text", () => {
    expect(() => parsePost(FILE, good.replace("featured", "feature"))).toThrow(
      "feature is not a field",
    );
    expect(() => parsePost("content/posts/2025-02-30-x.md", good)).toThrow("the file name");
    expect(() => parsePost("content/posts/2025-02-20-Bad--x.md", good)).toThrow("the file name");
    expect(() => parsePost(FILE, "### Why")).toThrow("the front matter is missing");
    expect(() => parsePost(FILE, good.slice(0, good.indexOf("### Why")))).toThrow(
      "content is empty",
    );
  });
});
