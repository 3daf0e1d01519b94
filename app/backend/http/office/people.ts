import { z } from "zod/mini";
import type { PeoplePort } from "../../ports/office/people.ts";
import { answerOf } from "../answer.ts";
import { type Api, bodyOf } from "../client.ts";
import { moment, nothing, user } from "../schemas.ts";

const people = z.object({
  users: z.array(
    z.extend(user, {
      secondFactor: z.boolean(),
      state: z.enum(["active", "invited", "disabled"]),
      seenAt: moment,
      inviteEndsAt: moment,
    }),
  ),
});
const invitation = z.object({ link: z.string(), mailed: z.boolean(), endsAt: z.number() });
const audit = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.number(),
      who: z.string(),
      action: z.string(),
      subject: z.string(),
      detail: z.string(),
    }),
  ),
});

/** The people of the desk at the server. */
export function createHttpPeople(api: Api): PeoplePort {
  const of = (id: string) => `/users/${encodeURIComponent(id)}`;
  return {
    async list() {
      return people.parse(bodyOf(await api("/users"))).users;
    },
    invite: (email, role) =>
      answerOf(api("/users", { method: "POST", body: { email, role } }), invitation),
    inviteAgain: (id) => answerOf(api(`${of(id)}/invitation`, { method: "POST" }), invitation),
    withdraw: (id) => answerOf(api(`${of(id)}/invitation`, { method: "DELETE" }), nothing),
    changeRole: (id, role) => answerOf(api(of(id), { method: "PATCH", body: { role } }), nothing),
    turn: (id, wanted) =>
      answerOf(api(of(id), { method: "PATCH", body: { disabled: wanted === "off" } }), nothing),
    delete: (id) => answerOf(api(of(id), { method: "DELETE" }), nothing),
    async audit(before) {
      const query = before === undefined ? "" : `?before=${before}`;
      return audit.parse(bodyOf(await api(`/audit${query}`))).entries;
    },
  };
}
