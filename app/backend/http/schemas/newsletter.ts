import { z } from "zod/mini";
import { moment } from "./values.ts";

/** Whether addresses are stored. */
export const newsletterStatus = z.object({ storesAddresses: z.boolean() });
export const subscribers = z.object({
  subscribers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      state: z.enum(["asked", "confirmed", "left"]),
      askedAt: z.number(),
      confirmedAt: moment,
      leftAt: moment,
    }),
  ),
  counts: z.object({ asked: z.number(), confirmed: z.number(), left: z.number() }),
});
