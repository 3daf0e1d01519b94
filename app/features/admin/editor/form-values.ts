import type { Post } from "../../../domain/post.ts";
import { formatTags } from "./tag-text.ts";

/** What stands in the fields of the post form, as typed (specification, section 3). */
export interface PostFormValues {
  readonly title: string;
  readonly slug: string;
  readonly coverImage: string;
  readonly excerpt: string;
  readonly category: string;
  readonly tags: string;
  readonly content: string;
  /** Only the edit form shows it. */
  readonly date: string;
}
export type FieldName = keyof PostFormValues;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

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

export function valuesOf(post: Post): PostFormValues {
  const { title, slug, coverImage, excerpt, category, content, date } = post;
  return { title, slug, coverImage, excerpt, category, content, date, tags: formatTags(post.tags) };
}

/** Whether two forms say the same. */
export function sameValues(a: PostFormValues, b: PostFormValues): boolean {
  const { title, slug, coverImage, excerpt, category, tags, content, date } = a;
  return (
    title === b.title &&
    slug === b.slug &&
    coverImage === b.coverImage &&
    excerpt === b.excerpt &&
    category === b.category &&
    tags === b.tags &&
    content === b.content &&
    date === b.date
  );
}

/** The six categories that the form offers (specification, section 3). */
const CATEGORIES = ["Grazing", "Soil Health", "Water", "Economics", "Animal Health", "Wildlife"];

/** The options of the category field: the six, and the post's own if it is another (decision 19). */
export function categoryOptions(own: string): readonly string[] {
  return own === "" || CATEGORIES.includes(own) ? CATEGORIES : [...CATEGORIES, own];
}
