import type { OperationsPort } from "#app/backend/ports/management/operations.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { missing, settings, status } from "../schemas/operations.ts";
import { nothing } from "../schemas/values.ts";

/** Site status and settings, over the API. */
export function createHttpOperations(api: Api): OperationsPort {
  return {
    async status() {
      return status.parse(expectBody(await api("/status")));
    },
    async timeZone() {
      return settings.parse(expectBody(await api("/settings"))).timeZone;
    },
    setTimeZone: (timeZone) =>
      toAnswer(api("/settings", { method: "PATCH", body: { timeZone } }), nothing),
    async missing() {
      const { addresses } = missing.parse(expectBody(await api("/missing")));
      return addresses.map(({ leadsTo, ...rest }) => ({
        ...rest,
        ...(leadsTo === null ? {} : { leadsTo }),
      }));
    },
    async redirectAddress(address, to) {
      const leadsTo = to === "" ? null : to;
      return toAnswer(api("/missing", { method: "PATCH", body: { address, leadsTo } }), nothing);
    },
  };
}
