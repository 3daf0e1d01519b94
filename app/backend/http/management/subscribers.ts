import type { SubscribersPort } from "#app/backend/ports/management/subscribers.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { newsletterStatus, subscribers } from "../schemas/newsletter.ts";
import { nothing } from "../schemas/values.ts";

/** The newsletter's subscribers, over the API. */
export function createHttpSubscribers(api: Api): SubscribersPort {
  return {
    async list() {
      const [all, newsletter] = await Promise.all([api("/subscribers"), api("/newsletter")]);
      return {
        ...subscribers.parse(expectBody(all)),
        ...newsletterStatus.parse(expectBody(newsletter)),
        csv: "/api/newsletter.csv",
      };
    },
    erase: (id) =>
      toAnswer(api(`/subscribers/${encodeURIComponent(id)}`, { method: "DELETE" }), nothing),
  };
}
