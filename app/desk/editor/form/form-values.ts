import type { FieldError, ResolverResult } from "react-hook-form";
import type { z } from "zod/mini";
import { type PostDraft, postDraft } from "#app/content-model/posts/post-draft.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { formatTags, parseTags } from "../fields/tag-text.ts";

/** The labels of the post form's fields, in the order of the form (specification, section 3). */
export const LABELS: Readonly<Record<keyof PostDraft, string>> = {
  title: "Title",
  coverImage: "Cover image",
  coverAlt: "What the cover shows",
  content: "Content",
  excerpt: "Excerpt",
  category: "Category",
  slug: "Slug",
  tags: "Tags",
  date: "Date",
  updated: "Updated",
  scene: "Drawing",
  searchTitle: "Headline in search results",
  searchDescription: "Description in search results",
  canonical: "First published at",
  byline: "Byline",
  sharePicture: "Picture on shared links",
  sharePictureAlt: "What that picture shows",
};
export type FieldName = keyof typeof LABELS;
/** The form's fields as typed: tags separated by commas, and empty where there is nothing. */
export type PostFormValues = Readonly<Record<FieldName, string>>;

const isField = (name: string): name is FieldName => Object.hasOwn(LABELS, name);
/** The fields in the order of the form, with their labels. */
export const FIELDS = Object.keys(LABELS)
  .filter(isField)
  .map((name) => [name, LABELS[name]] as const);

function eachField(valueOf: (name: FieldName) => string): PostFormValues {
  const values = { ...LABELS };
  for (const [name] of FIELDS) values[name] = valueOf(name);
  return values;
}

export const EMPTY_FORM = eachField(() => "");

/** Overwrites form values with stored fields. An older version of the program may not have stored all of them. */
export function withStoredFields(
  values: PostFormValues,
  stored: Readonly<Record<string, string>>,
): PostFormValues {
  return eachField((name) => stored[name] ?? values[name]);
}

/** @param undated Whether the post is dated only when it is published. */
export function valuesOf({
  post,
  undated = false,
}: {
  readonly post: Post;
  readonly undated?: boolean;
}): PostFormValues {
  return eachField((name) => {
    if (name === "tags") return formatTags(post.tags);
    return name === "date" && undated ? "" : (post[name] ?? "");
  });
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
