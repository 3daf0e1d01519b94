import { describe, expect, test } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { slugFromTitle } from "#app/domain/posts/slug.ts";
import { followTitle } from "../editor-fields.tsx";
import { joinTags, parseTags, splitTags, suggestTags } from "./tag-text.ts";

describe("followTitle (specification, section 4)", () => {
  const follow = (slug: string, previous: string, title: string) =>
    followTitle(slug, previous, title, calendarDate("2026-11-05"));
  test("follows the title while the slug is empty or the previous title's", () => {
    expect(follow("", "", "R")).toBe("r");
    expect(follow("rest", "Rest", "Rest & Water")).toBe("rest-water");
    expect(follow("", "Something older", "New")).toBe("new");
  });
  test("keeps a slug that somebody typed", () => {
    expect(follow("my-slug", "Rest", "Rest more")).toBe("my-slug");
  });
  test("follows the title letter by letter", () => {
    const typed = Array.from("The 10% Rule: a_b!");
    const last = typed.reduce(
      ({ title, slug }, letter) => ({
        title: title + letter,
        slug: follow(slug, title, title + letter),
      }),
      { title: "", slug: "" },
    );
    expect(last.slug).toBe("the-10-rule-a_b");
    expect(last.slug).toBe(slugFromTitle(last.title));
  });
});

describe("tags", () => {
  const known = ["economics", "soil-health", "rest-recovery", "practical-tips"];
  test("parses comma-separated text", () => {
    expect(parseTags(" a,b , ,a")).toEqual(["a", "b"]);
    expect(parseTags("")).toEqual([]);
    // The first spelling wins.
    expect(parseTags("Hay, water, hay")).toEqual(["Hay", "water"]);
    expect(suggestTags(["hay"], ["Hay"], "ha")).toEqual([]);
  });
  test("ends a tag at a comma and treats the rest as still being typed", () => {
    expect(splitTags("a, b,c")).toEqual({ tags: ["a", "b"], typed: "c" });
    expect(splitTags("a, b, ")).toEqual({ tags: ["a", "b"], typed: "" });
    expect(splitTags("")).toEqual({ tags: [], typed: "" });
  });
  test("joins tags again, each once", () => {
    expect(joinTags(["a", "b", "a"], "c")).toBe("a, b, c");
    expect(splitTags(joinTags(["a"], "b, c"))).toEqual({ tags: ["a", "b"], typed: "c" });
  });
  test("suggests tags that match the typed text and are not chosen yet", () => {
    expect(suggestTags(known, [], "e")).toEqual(["economics", "rest-recovery", "soil-health"]);
    expect(suggestTags(known, ["economics"], "ti")).toEqual(["practical-tips"]);
    expect(suggestTags(known, ["economics"], "")).not.toContain("economics");
    expect(suggestTags(known, [], "xyz")).toEqual([]);
  });
});
