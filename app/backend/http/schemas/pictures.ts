import { z } from "zod/mini";

export const picture = z.object({
  id: z.string(),
  name: z.string(),
  alt: z.nullable(z.string()),
  decorative: z.boolean(),
  focusX: z.number(),
  focusY: z.number(),
  credit: z.string(),
  width: z.number(),
  height: z.number(),
  createdAt: z.number(),
  deletedAt: z.exactOptional(z.number()),
  address: z.string(),
  files: z.array(z.object({ format: z.string(), width: z.number(), address: z.string() })),
  uses: z.array(z.object({ id: z.string(), title: z.string() })),
});
export const picturePage = z.object({
  images: z.array(picture),
  found: z.number(),
  next: z.exactOptional(z.string()),
});
export const picturePlaces = z.object({
  places: z.array(z.object({ id: z.string(), title: z.string(), isCurrent: z.boolean() })),
});
