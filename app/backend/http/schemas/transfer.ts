import { z } from "zod/mini";

/** The report of a check: a line per post, and what the file has besides posts. */
export const checked = z.object({
  report: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      finding: z.enum(["new", "same", "different", "trashed", "address-taken", "unreadable"]),
      published: z.boolean(),
      notes: z.array(z.object({ says: z.string(), details: z.exactOptional(z.array(z.string())) })),
    }),
  ),
  leftOut: z.array(z.string()),
  isCopy: z.boolean(),
  trashedPictures: z.number(),
  subscribers: z.number(),
});
/** The report of an import. Its id is for undoing it. */
export const imported = z.extend(checked, { id: z.string(), imported: z.number() });
export const undone = z.object({
  posts: z.number(),
  restored: z.number(),
  kept: z.number(),
});
