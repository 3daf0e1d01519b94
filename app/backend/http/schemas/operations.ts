import { z } from "zod/mini";

export const status = z.object({
  ok: z.boolean(),
  warnings: z.array(z.string()),
  database: z.enum(["sqlite", "postgres"]),
  version: z.string(),
  mail: z.object({
    on: z.boolean(),
    waiting: z.number(),
    problem: z.exactOptional(z.string()),
  }),
  /** Used percentage of the disk. */
  disk: z.exactOptional(z.number()),
  backupAt: z.exactOptional(z.number()),
  next: z.exactOptional(z.object({ id: z.string(), title: z.string(), at: z.number() })),
});
export const settings = z.object({ timeZone: z.string() });
export const missing = z.object({
  addresses: z.array(
    z.object({
      address: z.string(),
      count: z.number(),
      lastAt: z.number(),
      leadsTo: z.nullable(z.string()),
    }),
  ),
});
