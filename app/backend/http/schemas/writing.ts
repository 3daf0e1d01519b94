import { z } from "zod/mini";
import { post } from "./posts.ts";

/** Who else is editing a post. */
export const presence = z.object({
  /** Names of other people editing it now. */
  writers: z.array(z.string()),
  /** The user's own tabs editing it now. */
  tabs: z.array(z.string()),
  /** The current version; null if the post was never saved. */
  version: z.nullable(z.number()),
  /** Who saved it last; empty if unknown. */
  savedBy: z.string(),
  /** Who moved it to the trash, if it is there. */
  trashedBy: z.optional(z.string()),
});
/** Result for each post: done, or the reason in words. */
export const bulkResult = z.object({
  done: z.array(z.object({ id: z.string(), version: z.number() })),
  refused: z.array(z.object({ id: z.string(), why: z.string() })),
});
/** An autosave by another version of this program may have fields of other types; those are dropped. */
const textFields = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ),
  ),
);
export const autosaves = z.object({
  autosaves: z.array(
    z.object({
      postId: z.string(),
      tab: z.string(),
      baseVersion: z.number(),
      fields: textFields,
      savedAt: z.number(),
    }),
  ),
});
export const neverSaved = z.object({
  neverSaved: z.array(
    z.object({ postId: z.string(), tab: z.string(), title: z.string(), savedAt: z.number() }),
  ),
});
export const revisions = z.object({
  revisions: z.array(
    z.object({
      number: z.number(),
      base: z.nullable(z.number()),
      kind: z.enum(["saved", "published", "restored", "imported"]),
      title: z.string(),
      savedAt: z.number(),
      savedBy: z.string(),
      live: z.boolean(),
    }),
  ),
});
export const revision = z.object({
  number: z.number(),
  post,
  undated: z.exactOptional(z.boolean()),
});
const preview = { id: z.string(), endsAt: z.number() };
export const previews = z.object({ previews: z.array(z.object(preview)) });
export const newPreview = z.object({ ...preview, address: z.string() });
