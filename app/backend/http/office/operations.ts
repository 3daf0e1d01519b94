import { z } from "zod/mini";
import type { OperationsPort } from "../../ports/office/operations.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { nothing } from "../schemas.ts";

const status = z.object({
  ok: z.boolean(),
  warnings: z.array(z.string()),
  database: z.enum(["sqlite", "postgres"]),
  version: z.string(),
  mail: z.object({
    on: z.boolean(),
    waiting: z.number(),
    problem: z.exactOptional(z.string()),
  }),
  disk: z.exactOptional(z.number()),
  backupAt: z.exactOptional(z.number()),
  next: z.exactOptional(z.object({ id: z.string(), title: z.string(), at: z.number() })),
});
const settings = z.object({ timeZone: z.string() });
const missing = z.object({
  addresses: z.array(
    z.object({
      address: z.string(),
      count: z.number(),
      lastAt: z.number(),
      leadsTo: z.nullable(z.string()),
    }),
  ),
});

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
