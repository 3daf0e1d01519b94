import type { PeoplePort } from "#app/backend/ports/management/people.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { auditLog, invitation, people } from "../schemas/accounts.ts";
import { nothing } from "../schemas/values.ts";

/** User accounts and the audit log, over the API. */
export function createHttpPeople(api: Api): PeoplePort {
  const path = (id: string) => `/users/${encodeURIComponent(id)}`;
  return {
    async list() {
      return people.parse(expectBody(await api("/users"))).users;
    },
    invite: (email, role) =>
      toAnswer(api("/users", { method: "POST", body: { email, role } }), invitation),
    inviteAgain: (id) => toAnswer(api(`${path(id)}/invitation`, { method: "POST" }), invitation),
    withdraw: (id) => toAnswer(api(`${path(id)}/invitation`, { method: "DELETE" }), nothing),
    changeRole: (id, role) => toAnswer(api(path(id), { method: "PATCH", body: { role } }), nothing),
    turn: (id, wanted) =>
      toAnswer(api(path(id), { method: "PATCH", body: { disabled: wanted === "off" } }), nothing),
    delete: (id) => toAnswer(api(path(id), { method: "DELETE" }), nothing),
    async audit(before) {
      const query = before === undefined ? "" : `?before=${before}`;
      return auditLog.parse(expectBody(await api(`/audit${query}`))).entries;
    },
  };
}
