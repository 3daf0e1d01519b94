import type { FieldError, ResolverResult, UseFormReturn } from "react-hook-form";
import { z } from "zod/mini";
import { postDraft } from "../../../content-model/post-draft.ts";
import type { Post } from "../../../domain/posts/post.ts";
import { formatTags, parseTags } from "./fields/tag-text.ts";

/** What stands in the fields of the post form, as typed (specification, section 3). */
export interface PostFormValues {
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
};

const storedValues = z.object({
  restored: z.object({
    title: z.string(),
    slug: z.string(),
    coverImage: z.string(),
    excerpt: z.string(),
    category: z.string(),
    tags: z.string(),
    content: z.string(),
    date: z.string(),
  }),
});

/** The values that a history entry keeps for a form, if it does. */
export function readFormValues(state: unknown): PostFormValues | undefined {
  return storedValues.safeParse(state).data?.restored;
}

/** The fields in the order of the form, with their labels. */
export const FIELDS: readonly (readonly [name: FieldName, label: string])[] = [
  ["title", "Title"],
  ["excerpt", "Excerpt"],
  ["coverImage", "Cover image"],
  ["content", "Content"],
  ["category", "Category"],
  ["slug", "Slug"],
  ["tags", "Tags"],
  ["date", "Date"],
];

export function valuesOf(post: Post): PostFormValues {
  const { title, slug, coverImage, excerpt, category, content, date } = post;
  return { title, slug, coverImage, excerpt, category, content, date, tags: formatTags(post.tags) };
}

/** What the form says, in the shape that the draft's schema checks. */
export function draftFrom(values: PostFormValues) {
  return { ...values, tags: parseTags(values.tags) };
}

/** For React Hook Form: every error at once, one message for each field, by the one schema. */
export function checkForm(values: PostFormValues): ResolverResult<PostFormValues> {
  const { error } = postDraft.safeParse(draftFrom(values));
  if (!error) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (typeof field === "string") errors[field] ??= { type: "rule", message };
  }
  return { values: {}, errors };
}

/** The six categories that the form offers (specification, section 3). */
const CATEGORIES = ["Grazing", "Soil Health", "Water", "Economics", "Animal Health", "Wildlife"];

/** The options of the category field: the six, and the post's own if it is another (decision 19). */
export function categoryOptions(own: string): readonly string[] {
  return own === "" || CATEGORIES.includes(own) ? CATEGORIES : [...CATEGORIES, own];
}
