import type { FieldError, ResolverResult, UseFormReturn } from "react-hook-form";
import { z } from "zod/mini";
import { everyText, filledTexts } from "#app/content-model/posts/optional-texts.ts";
import { postDraft } from "#app/content-model/posts/post-draft.ts";
import type { OptionalTexts, Post } from "#app/domain/posts/post.ts";
import { formatTags, parseTags } from "../fields/tag-text.ts";

/** The fields of the post form, as typed (specification, section 3). */
export interface PostFormValues extends Readonly<Required<OptionalTexts>> {
  readonly title: string;
  readonly slug: string;
  readonly coverImage: string;
  readonly excerpt: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly content: string;
  /** Only the edit form shows it. */
  readonly date: string;
  /** The drawn cover, where it can be chosen; empty for the category's own. */
  readonly scene: string;
}
export type FieldName = keyof PostFormValues;
export type PostForm = UseFormReturn<PostFormValues>;

export const EMPTY_FORM: PostFormValues = {
  title: "",
  slug: "",
  coverImage: "",
  excerpt: "",
  category: "",
  tags: "",
  content: "",
  date: "",
  scene: "",
  ...everyText({}),
};

const storedValues = z.object({ restored: z.record(z.string(), z.string()) });

/** The form values in a history entry's state, if there are any. */
export function readFormValues(state: unknown): PostFormValues | undefined {
  const restored = storedValues.safeParse(state).data?.restored;
  return restored && withStoredFields(EMPTY_FORM, restored);
}

/** Overwrites form values with stored fields, some of which an older version of the program may lack. */
export function withStoredFields(
  values: PostFormValues,
  stored: Readonly<Record<string, string>>,
): PostFormValues {
  const merged = { ...values };
  for (const [name] of FIELDS) merged[name] = stored[name] ?? values[name];
  return merged;
}

/** The fields in the order of the form, with their labels. */
export const FIELDS: readonly (readonly [name: FieldName, label: string])[] = [
  ["title", "Title"],
  ["coverImage", "Cover image"],
  ["content", "Content"],
  ["excerpt", "Excerpt"],
  ["category", "Category"],
  ["slug", "Slug"],
  ["tags", "Tags"],
  ["date", "Date"],
  ["scene", "Drawing"],
  ["searchTitle", "Headline in search results"],
  ["searchDescription", "Description in search results"],
  ["canonical", "First published at"],
  ["byline", "Byline"],
];

/** @param undated Whether the post is dated only when it is published. */
export function valuesOf(post: Post, undated = false): PostFormValues {
  const { title, slug, coverImage, excerpt, category, content } = post;
  const date = undated ? "" : post.date;
  const { scene = "", tags } = post;
  return {
    title,
    slug,
    coverImage,
    excerpt,
    category,
    content,
    date,
    scene,
    tags: formatTags(tags),
    ...everyText(filledTexts(post)),
  };
}

/** The form's values in the shape that the draft schema checks. */
export function draftFrom(values: PostFormValues) {
  return { ...values, tags: parseTags(values.tags) };
}

/** Whether two forms make the same draft. */
export function sameValues(a: PostFormValues, b: PostFormValues): boolean {
  return a === b || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

function inOrder(values: PostFormValues) {
  const draft = draftFrom(values);
  return FIELDS.map(([name]) => draft[name]);
}

/** The resolver for React Hook Form: all errors at once, one per field, from the draft schema. */
export function checkForm(values: PostFormValues): ResolverResult<PostFormValues> {
  const { error } = postDraft.safeParse(draftFrom(values));
  if (!error) return { values, errors: {} };
  const errors = Object.entries(errorsOf(error)).map(([field, message]): [string, FieldError] => [
    field,
    { type: "rule", message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
}

/** One message per field that a draft schema refused. */
export function errorsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (typeof field === "string") messages[field] ??= message;
  }
  return messages;
}
