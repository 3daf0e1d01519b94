import type { AccountPort } from "#app/backend/ports/management/account.ts";
import { toAnswer, mapAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { account, recoveryCodes, secondFactorOffer, sessions } from "../schemas/accounts.ts";
import { nothing } from "../schemas/values.ts";

/** The signed-in user's own account, over the API. */
export function createHttpAccount(api: Api): AccountPort {
  return {
    async read() {
      return account.parse(expectBody(await api("/session")));
    },
    changePassword: (old, wanted) =>
      toAnswer(api("/account/password", { method: "POST", body: { old, new: wanted } }), nothing),
    offerSecondFactor: () =>
      toAnswer(api("/account/second-factor", { method: "PUT" }), secondFactorOffer),
    turnOnSecondFactor(secret, code, password) {
      const body = { secret, code, password };
      const reply = api("/account/second-factor", { method: "POST", body });
      return mapAnswer(toAnswer(reply, recoveryCodes), (answer) => answer.recoveryCodes);
    },
    turnOffSecondFactor: (code) =>
      toAnswer(api("/account/second-factor", { method: "DELETE", body: { code } }), nothing),
    async sessions() {
      return sessions.parse(expectBody(await api("/account/sessions"))).sessions;
    },
    delete: (password) =>
      toAnswer(api("/account", { method: "DELETE", body: { password } }), nothing),
    signOutEverywhere: () => toAnswer(api("/account/sessions", { method: "DELETE" }), nothing),
  };
}
