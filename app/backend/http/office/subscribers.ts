import { z } from "zod/mini";
import type { SubscribersPort } from "../../ports/office/subscribers.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
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

/** The newsletter's subscribers, over the API. */
export function createHttpSubscribers(api: Api): SubscribersPort {
  return {
    async list() {
      const [all, newsletter] = await Promise.all([api("/subscribers"), api("/newsletter")]);
      return {
        ...list.parse(expectBody(all)),
        ...kept.parse(expectBody(newsletter)),
        csv: "/api/newsletter.csv",
      };
    },
    erase: (id) =>
      toAnswer(api(`/subscribers/${encodeURIComponent(id)}`, { method: "DELETE" }), nothing),
  };
}
