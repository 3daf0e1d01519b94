import { expect, test } from "vitest";
import { makePost } from "#tests/support/posts.ts";
import { categoryOptions, FIRST_CATEGORIES } from "#app/content-model/posts/first-categories.ts";
import { checkForm, draftFrom, EMPTY_FORM, valuesOf } from "./form-values.ts";

test("reports all six errors of an empty form, to the letter (specification, section 5)", () => {
  const { errors } = checkForm(EMPTY_FORM);
  expect(
    Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message])),
  ).toEqual({
    title: "Title is required",
    content: "Content is required",
    excerpt: "Excerpt is required",
    slug: "Slug is required",
    category: "Category is required",
    coverImage: "Cover image is required",
  });
});

test("fills the form from a post and reads the same post back", () => {
  const post = makePost({ tags: ["rest-recovery", "economics"], content: "  code\n" });
  const values = valuesOf({ post });
  expect(checkForm(values).errors).toEqual({});
  const { title, slug, tags, content, date } = post;
  expect(draftFrom(values)).toMatchObject({ title, slug, tags, content, date });
});

test("offers the six categories, and the post's own (decision 19)", () => {
  const six = ["Grazing", "Soil Health", "Water", "Economics", "Animal Health", "Wildlife"];
  expect(categoryOptions(FIRST_CATEGORIES, "")).toEqual(six);
  expect(categoryOptions(FIRST_CATEGORIES, "Water")).toEqual(six);
  expect(categoryOptions(FIRST_CATEGORIES, "Success Stories")).toEqual([...six, "Success Stories"]);
});
