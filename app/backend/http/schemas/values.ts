import { z } from "zod/mini";

/** Milliseconds since 1970; the API's null becomes undefined. */
export const moment = z.pipe(
  z.nullable(z.number()),
  z.transform((at: number | null) => at ?? undefined),
);
/** A response without data: the request succeeded. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);
