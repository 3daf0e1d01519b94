import type { WelcomePort } from "#app/backend/ports/management/welcome.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { welcomed, welcomeLink } from "../schemas/accounts.ts";
import { newsletterStatus } from "../schemas/newsletter.ts";
import { nothing } from "../schemas/values.ts";

const GONE = 410;

/** Setup, invitation and reset links, over the API. */
export function createHttpWelcome(api: Api): WelcomePort {
  return {
    async read(token) {
      const reply = await api("/welcome/check", { method: "POST", body: { token } });
      if (!reply.ok && reply.refusal.status === GONE) return undefined;
      return welcomeLink.parse(expectBody(reply));
    },
    async acceptLink(token, welcome) {
      const reply = await api("/welcome", { method: "POST", body: { token, ...welcome } });
      if (reply.ok) return { ok: true, signedIn: welcomed.parse(reply.body).signedIn };
      const { code, status, fields, waitSeconds = 60 } = reply.refusal;
      if (status === GONE) return { ok: false, code: "spent" };
      if (code === "email-taken") return { ok: false, code };
      if (code === "too-many-attempts") {
        return { ok: false, code, minutes: Math.ceil(waitSeconds / 60) };
      }
      if (fields) return { ok: false, code: "invalid", fields };
      expectBody(reply);
      return { ok: false, code: "spent" };
    },
    // The server stores newsletter addresses if and only if mail is set up.
    async canMailLinks() {
      return newsletterStatus.parse(expectBody(await api("/newsletter"))).storesAddresses;
    },
    requestResetLink: (email) =>
      toAnswer(api("/reset", { method: "POST", body: { email } }), nothing),
  };
}
