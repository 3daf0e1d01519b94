import { z } from "zod";
import { jsonText } from "#server/http/text.ts";
import type { Note } from "../incoming.ts";
import { countedAll, type ForeignExport, type ForeignPost, HELD_BACK } from "./foreign-post.ts";

/** Ghost's mark in a text: what follows is for members only. */
const MEMBERS_ONLY = "<!--members-only-->";
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
const key = z.union([z.string(), z.number()]).transform(String);
const ghostPost = z.object({
  id: key,
  title: optionalText,
  slug: optionalText,
  /** Ghost renders it at every save, whichever editor wrote the text. */
  html: optionalText,
  custom_excerpt: optionalText,
  feature_image: optionalText,
  status: optionalText,
  visibility: optionalText,
  type: z.string().nullish(),
  /** Before version 3. */
  page: z.union([z.boolean(), z.number()]).nullish(),
  published_at: optionalText,
  canonical_url: optionalText,
  /** Before version 1; later a post may have several. */
  author_id: key.nullish(),
});
type GhostPost = z.infer<typeof ghostPost>;
const ghostMeta = z.object({
  post_id: key,
  feature_image_alt: optionalText,
  meta_title: optionalText,
  meta_description: optionalText,
  og_image: optionalText,
});
type GhostMeta = z.infer<typeof ghostMeta>;
const ghostData = z.object({
  posts: z.array(ghostPost),
  tags: z.array(z.object({ id: key, name: z.string() })).default([]),
  posts_tags: z
    .array(z.object({ post_id: key, tag_id: key, sort_order: z.number().nullish() }))
    .default([]),
  posts_meta: z.array(ghostMeta).default([]),
  users: z.array(z.object({ id: key, name: optionalText })).default([]),
  posts_authors: z
    .array(z.object({ post_id: key, author_id: key, sort_order: z.number().nullish() }))
    .default([]),
  members: z.array(z.unknown()).default([]),
  settings: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
});
/** The JSON has its data in a list, or directly when another program wrote it. */
const ghost = jsonText(
  z.union([
    z.object({ db: z.tuple([z.object({ data: ghostData })]).rest(z.unknown()) }),
    z.object({ data: ghostData }),
  ]),
);

/** Reads a Ghost export (JSON); `undefined` for other JSON. A post's first tag becomes its category. */
export function readGhost(json: string): ForeignExport | undefined {
  const read = ghost.safeParse(json).data;
  if (!read) return undefined;
  const { data } = "db" in read ? read.db[0] : read;
  const names = new Map(data.tags.map(({ id, name }) => [id, name]));
  const tagsOf = Map.groupBy(data.posts_tags, ({ post_id }) => post_id);
  const people = new Map(data.users.map(({ id, name }) => [id, name]));
  const authorsOf = Map.groupBy(data.posts_authors, ({ post_id }) => post_id);
  const metaOf = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
  const { posts } = data;
  const title = data.settings.find((setting) => setting.key === "title")?.value;
  return {
    blog: {
      system: "ghost",
      name: typeof title === "string" ? title : "",
      home: undefined,
    },
    posts: posts.map((post) => {
      const [category = "", ...tags] = inOrder(tagsOf.get(post.id))
        .flatMap(({ tag_id }) => names.get(tag_id) ?? [])
        // An internal tag, which readers don't see.
        .filter((name) => !name.startsWith("#"));
      const several = inOrder(authorsOf.get(post.id)).map(({ author_id }) => author_id);
      const authors = several.length > 0 ? several : [post.author_id ?? ""];
      return {
        ...foreignPost(post, metaOf.get(post.id)),
        category,
        tags,
        authors: authors.flatMap((id) => people.get(id) ?? []),
      };
    }),
    leftOut: countedAll([
      [posts.filter(({ status }) => status === "scheduled").length, "scheduled time"],
      [data.members.length, "member"],
    ]),
  };
}

function inOrder<Row extends { readonly sort_order?: number | null | undefined }>(
  rows: readonly Row[] = [],
): Row[] {
  return rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
}

function foreignPost(
  post: GhostPost,
  meta: GhostMeta | undefined,
): Omit<ForeignPost, "category" | "tags" | "authors"> {
  const { html } = post;
  const at = Date.parse(post.published_at);
  const forAll = post.visibility === "" || post.visibility === "public";
  const notes: Note[] = [
    ...(isPage(post) ? [HELD_BACK.page] : []),
    ...(forAll && !html.includes(MEMBERS_ONLY) ? [] : [HELD_BACK.members]),
    ...(post.status === "sent" ? [HELD_BACK.mailed] : []),
    ...(post.status === "scheduled"
      ? [{ ...HELD_BACK.scheduled, details: [post.published_at] }]
      : []),
  ];
  return {
    key: post.id,
    // Titles are text, not HTML.
    title: post.title,
    slug: post.slug,
    html,
    leftOut: [],
    excerpt: post.custom_excerpt,
    cover: post.feature_image,
    coverAlt: meta?.feature_image_alt ?? "",
    texts: {
      searchTitle: meta?.meta_title ?? "",
      searchDescription: meta?.meta_description ?? "",
      canonical: post.canonical_url,
      sharePicture: meta?.og_image ?? "",
    },
    published: post.status === "published" && notes.length === 0,
    notes,
    at: Number.isNaN(at) ? undefined : at,
    isPage: isPage(post),
    oldAddress: `/${post.slug}/`,
  };
}

function isPage({ type, page }: GhostPost): boolean {
  return type === undefined || type === null ? Boolean(page) : type !== "post";
}
