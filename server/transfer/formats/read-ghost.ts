import { z } from "zod";
import { ApiError } from "../../http/api/api-error.ts";
import { incomingPost } from "./foreign-post.ts";
import type { Incoming } from "../incoming.ts";

const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? "");
const ghost = z.object({
  db: z
    .array(
      z.object({
        data: z.object({
          posts: z.array(
            z.object({
              id: z.union([z.string(), z.number()]).transform(String),
              title: optionalText,
              slug: optionalText,
              html: optionalText,
              custom_excerpt: optionalText,
              feature_image: optionalText,
              status: optionalText,
              type: z.string().default("post"),
              published_at: optionalText,
            }),
          ),
          tags: z
            .array(
              z.object({
                id: z.union([z.string(), z.number()]).transform(String),
                name: z.string(),
              }),
            )
            .default([]),
          posts_tags: z
            .array(
              z.object({
                post_id: z.union([z.string(), z.number()]).transform(String),
                tag_id: z.union([z.string(), z.number()]).transform(String),
                sort_order: z.number().default(0),
              }),
            )
            .default([]),
        }),
      }),
    )
    .min(1),
});

/** Reads a Ghost export (JSON). A post's first tag becomes its category. @throws ApiError 422 */
export function readGhost(json: string, timeZone: string): Incoming {
  const parsed = ghost.safeParse(parse(json));
  const data = parsed.data?.db[0]?.data;
  if (!data) {
    throw new ApiError(422, "import", { message: "This JSON file is not an export of Ghost." });
  }
  const names = new Map(data.tags.map(({ id, name }) => [id, name]));
  const posts = data.posts
    .filter(({ type }) => type === "post")
    .map((post) => {
      const [category = "", ...tags] = data.posts_tags
        .filter(({ post_id }) => post_id === post.id)
        .toSorted((a, b) => a.sort_order - b.sort_order)
        .flatMap(({ tag_id }) => names.get(tag_id) ?? []);
      const at = Date.parse(post.published_at);
      return incomingPost(
        {
          system: "ghost",
          key: post.id,
          title: post.title,
          slug: post.slug,
          html: post.html,
          excerpt: post.custom_excerpt,
          category,
          tags,
          cover: post.feature_image,
          published: post.status === "published",
          at: Number.isNaN(at) ? undefined : at,
          oldAddress: `/${post.slug}/`,
        },
        timeZone,
      );
    });
  return { posts, images: [], unreadable: [] };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
