import { describe, expect, test } from "vitest";
import { slugFromTitle } from "../../../../domain/posts/slug.ts";
import { followTitle } from "./follow-title.ts";
import { joinTags, parseTags, splitTags, suggestTags } from "./tag-text.ts";

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
  test("a comma ends a tag; what follows the last is still being typed", () => {
    expect(splitTags("a, b,c")).toEqual({ tags: ["a", "b"], typed: "c" });
    expect(splitTags("a, b, ")).toEqual({ tags: ["a", "b"], typed: "" });
    expect(splitTags("")).toEqual({ tags: [], typed: "" });
  });
  test("the other way round, each tag once", () => {
    expect(joinTags(["a", "b", "a"], "c")).toBe("a, b, c");
    expect(splitTags(joinTags(["a"], "b, c"))).toEqual({ tags: ["a", "b"], typed: "c" });
  });
  test("suggestions fit what is typed and were not chosen yet", () => {
    expect(suggestTags(known, [], "e")).toEqual(["economics", "rest-recovery", "soil-health"]);
    expect(suggestTags(known, ["economics"], "ti")).toEqual(["practical-tips"]);
    expect(suggestTags(known, ["economics"], "")).not.toContain("economics");
    expect(suggestTags(known, [], "xyz")).toEqual([]);
  });
});
