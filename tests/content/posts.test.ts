import { describe, expect, test } from "vitest";
import { readPosts } from "#tests/support/read-posts.ts";
import { readabilityOf } from "#publish/readability/scores.ts";
import { proseOfPost } from "#publish/readability/prose.ts";
import { site } from "#content/site.ts";

/** Last date of the sample posts. Later posts need not follow these rules. */
const LAST_SAMPLE_DAY = "2025-05-08";
const posts = readPosts(".").filter(({ date }) => date <= LAST_SAMPLE_DAY);
const without = (pattern: RegExp) =>
  posts.filter(({ content }) => !pattern.test(content)).map(({ id }) => id);

describe("the sample posts (specification, section 3)", () => {
  test("twelve, from June 2024 to May 2025, the newest two featured", () => {
    expect(posts).toHaveLength(12);
    expect(posts[0]?.date).toMatch(/^2025-05-/);
    expect(posts.slice(-3).map(({ date }) => date)).toEqual([
      "2024-08-22",
      "2024-07-08",
      "2024-06-15",
    ]);
    expect(posts.map(({ featured }) => featured)).toEqual(posts.map((_, index) => index < 2));
  });

  test("the categories and tags of the specification, and no others", () => {
    expect([...new Set(posts.map(({ category }) => category))].toSorted()).toEqual([
      "Animal Health",
      "Economic Insights",
      "Grazing Management Tips",
      "Practical Resources",
      "Soil Health Basics",
      "Success Stories",
      "Wildlife & Biodiversity",
    ]);
    expect([...new Set(posts.flatMap(({ tags }) => tags))].toSorted()).toEqual([
      "biodiversity",
      "economics",
      "grazing-management",
      "practical-tips",
      "regenerative-agriculture",
      "rest-recovery",
      "soil-health",
    ]);
  });

  test("covers come from the stock-photo hosts, posts from the site's byline", () => {
    for (const { coverImage, author } of posts) {
      expect(coverImage).toMatch(/^https:\/\/images\.(?:unsplash|pexels)\.com\//);
      expect(author.name).toBe(site.byline);
    }
  });

  test("long Markdown with level-3 headings, bullets, numbered lists and bold, and its sources", () => {
    expect(posts.filter(({ content }) => content.length < 4000)).toEqual([]);
    expect(without(/^### /m)).toEqual([]);
    expect(without(/^- /m)).toEqual([]);
    expect(without(/^1\. /m).length).toBeLessThan(2);
    expect(without(/\*\*[^*]+\*\*/)).toEqual([]);
    expect(without(/^### Sources$[\s\S]*\]\(https?:/m)).toEqual([]);
  });

  test("800 to 1,200 words, without the Sources list", () => {
    const lengths = posts.map(({ id, content }) => ({
      id,
      words: readabilityOf(proseOfPost(`---\n---\n${content}`)).words,
    }));
    expect(lengths.filter(({ words }) => words < 800 || words > 1200)).toEqual([]);
  });

  test("headings of level 3 only, and a table to copy", () => {
    expect(posts.filter(({ content }) => /^(?:#{1,2}|#{4,}) /m.test(content))).toEqual([]);
    expect(without(/^\|(?:[ :-]+\|)+$/m)).toEqual([]);
  });

  test("each links to a practice and to another post", () => {
    expect(without(/\]\(\/practices\/[a-z-]+\)/)).toEqual([]);
    expect(without(/\]\(\/blog\/\d{4}\/\d{2}\/[a-z0-9-]+\)/)).toEqual([]);
  });

  test("success stories state which parts are published and which are composites (decision 14)", () => {
    for (const { category, content } of posts) {
      if (category !== "Success Stories") continue;
      expect(content).toMatch(/composite example, not a real ranch/);
      expect(content).toMatch(/cited publications/);
    }
  });
});
