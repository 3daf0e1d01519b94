import { z } from "zod/mini";
import type { SubscribersPort } from "../../ports/office/subscribers.ts";
import { answerOf } from "../answer.ts";
import { type Api, bodyOf } from "../client.ts";
import { kept, moment, nothing } from "../schemas.ts";

const list = z.object({
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

/** The newsletter's list at the server. */
export function createHttpSubscribers(api: Api): SubscribersPort {
  return {
    async list() {
      const [all, newsletter] = await Promise.all([api("/subscribers"), api("/newsletter")]);
      return {
        ...list.parse(bodyOf(all)),
        ...kept.parse(bodyOf(newsletter)),
        csv: "/api/newsletter.csv",
      };
    },
    erase: (id) =>
      answerOf(api(`/subscribers/${encodeURIComponent(id)}`, { method: "DELETE" }), nothing),
  };
}
