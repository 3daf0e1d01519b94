import { describe, expect, test } from "vitest";
import { slugFromTitle } from "../../../domain/slug.ts";
import { followTitle } from "./follow-title.ts";
import { completeTag, parseTags, suggestTags } from "./tag-text.ts";
import { countWords } from "./word-count.ts";

describe("the slug follows the title (specification, section 4)", () => {
  test("while it is empty or the previous title's slug", () => {
    expect(followTitle("", "", "R")).toBe("r");
    expect(followTitle("rest", "Rest", "Rest & Water")).toBe("rest-water");
    expect(followTitle("", "Something older", "New")).toBe("new");
  });
  test("and stays once somebody typed another", () => {
    expect(followTitle("my-slug", "Rest", "Rest more")).toBe("my-slug");
  });
  test("letter by letter, as it is typed", () => {
    const typed = Array.from("The 10% Rule: a_b!");
    const last = typed.reduce(
      ({ title, slug }, letter) => ({
        title: title + letter,
        slug: followTitle(slug, title, title + letter),
      }),
      { title: "", slug: "" },
    );
    expect(last.slug).toBe("the-10-rule-a_b");
    expect(last.slug).toBe(slugFromTitle(last.title));
  });
});

describe("tags", () => {
  const known = ["economics", "soil-health", "rest-recovery", "practical-tips"];
  test("comma-separated text", () => {
    expect(parseTags(" a,b , ,a")).toEqual(["a", "b"]);
    expect(parseTags("")).toEqual([]);
  });
  test("suggestions fit what is typed at the caret and are not there yet", () => {
    expect(suggestTags(known, "e", 1)).toEqual(["economics", "rest-recovery", "soil-health"]);
    expect(suggestTags(known, "economics, ti", 13)).toEqual(["practical-tips"]);
    expect(suggestTags(known, "economics, ", 11)).not.toContain("economics");
    expect(suggestTags(known, "xyz", 3)).toEqual([]);
  });
  test("completing the tag at the caret", () => {
    expect(completeTag("eco", 3, "economics")).toEqual({ text: "economics, ", caret: 11 });
    expect(completeTag("a, so, b", 5, "soil-health")).toEqual({
      text: "a, soil-health, b",
      caret: 16,
    });
  });
});

test("words are counted as a reader sees them", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("### Two words\n\n- **one**\n- 1,650 gallons")).toBe(5);
  expect(countWords("A [good map](https://example.org/a/b-c).")).toBe(3);
  expect(countWords("| Column | Column |\n| --- | --- |")).toBe(2);
});
