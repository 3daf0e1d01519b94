import { z } from "zod/mini";

/** The report of a check: a line per post. */
export const checked = z.object({
  report: z.array(
    z.object({
      source: z.string(),
      title: z.string(),
      finding: z.enum(["new", "same", "different", "address-taken", "unreadable"]),
      published: z.boolean(),
      notes: z.array(z.string()),
    }),
  ),
});
/** The report of an import. Its id is for undoing it. */
export const imported = z.extend(checked, { id: z.string(), imported: z.number() });
export const undone = z.object({ posts: z.number() });
