import { describe, expect, test } from "vitest";
import { calendarDate } from "../../../domain/calendar-date.ts";
import type { Post } from "../../../domain/post.ts";
import { categoryOptions, EMPTY_FORM, sameValues, valuesOf } from "./form-values.ts";
import { checkForm } from "./post-form-schema.ts";

const post: Post = {
  id: "7",
  title: "Rest",
  slug: "rest",
  date: calendarDate("2025-05-08"),
  author: { name: "Editors", avatar: "" },
  category: "Success Stories",
  tags: ["rest-recovery", "economics"],
  excerpt: "Why rest.",
  coverImage: "https://images.example/rest.jpg",
  coverAlt: "",
  featured: false,
  content: "Text",
};
const around = { posts: [post], usualDate: calendarDate("2025-05-20") };
const filled = { ...valuesOf(post), slug: "another", date: "" };

describe("required fields (specification, section 5)", () => {
  test("an empty form reports all six, to the letter", () => {
    expect(checkForm(EMPTY_FORM, around)).toEqual({
      ok: false,
      errors: {
        title: "Title is required",
        content: "Content is required",
        excerpt: "Excerpt is required",
        slug: "Slug is required",
        category: "Category is required",
        coverImage: "Cover image is required",
      },
    });
  });
  test("blanks do not count as filled", () => {
    const blank = Object.fromEntries(Object.keys(EMPTY_FORM).map((name) => [name, " \n\t"]));
    const result = checkForm({ ...EMPTY_FORM, ...blank, date: "" }, around);
    expect(result.ok ? [] : Object.keys(result.errors)).toHaveLength(6);
  });
  test("tags and date are optional", () => {
    expect(checkForm({ ...filled, tags: "" }, around)).toMatchObject({ ok: true });
  });
});

describe("what is handed on", () => {
  test("trimmed fields, tags as a list, the content as it was written, no date when empty", () => {
    const values = { ...filled, title: "  Rest  ", tags: " a, ,b,a ", content: "  code\n" };
    const { date: _, ...rest } = values;
    expect(checkForm(values, around)).toEqual({
      ok: true,
      draft: { ...rest, title: "Rest", tags: ["a", "b"] },
    });
  });
  test("a date that was given", () => {
    expect(checkForm({ ...filled, date: "2024-02-29" }, around)).toMatchObject({
      ok: true,
      draft: { date: "2024-02-29" },
    });
  });
  test("a day that does not exist is reported", () => {
    expect(checkForm({ ...filled, date: "2025-02-29" }, around)).toMatchObject({
      errors: { date: "This day is not in the calendar" },
    });
  });
});

describe("slug clash (decision 21)", () => {
  const clash = { errors: { slug: "Another post of May 2025 has this slug: “Rest”" } };
  test("a new post of the same month", () => {
    expect(checkForm({ ...filled, slug: " rest " }, around)).toMatchObject(clash);
  });
  test("not in another month", () => {
    const june = { ...around, usualDate: calendarDate("2025-06-01") };
    expect(checkForm({ ...filled, slug: "rest" }, june).ok).toBe(true);
    expect(checkForm({ ...filled, slug: "rest", date: "2024-05-08" }, around).ok).toBe(true);
  });
  test("not with itself", () => {
    expect(checkForm(valuesOf(post), { ...around, ownId: "7" }).ok).toBe(true);
  });
  test("a slug of dots would lead elsewhere", () => {
    expect(checkForm({ ...filled, slug: ".." }, around)).toMatchObject({
      errors: { slug: "Slug needs a letter or a digit" },
    });
  });
});

test("the category field offers the six, and the post's own (decision 19)", () => {
  const six = ["Grazing", "Soil Health", "Water", "Economics", "Animal Health", "Wildlife"];
  expect(categoryOptions("")).toEqual(six);
  expect(categoryOptions("Water")).toEqual(six);
  expect(categoryOptions("Success Stories")).toEqual([...six, "Success Stories"]);
});

test("a form is unsaved when any field differs", () => {
  for (const name of Object.keys(filled)) {
    expect(sameValues(filled, { ...filled, [name]: "changed" })).toBe(false);
  }
  expect(sameValues(filled, { ...filled })).toBe(true);
});
