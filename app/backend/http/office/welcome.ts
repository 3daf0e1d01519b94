import { z } from "zod/mini";
import type { WelcomePort } from "../../ports/office/welcome.ts";
import { toAnswer } from "../port-answer.ts";
import { type Api, expectBody } from "../client.ts";
import { kept, nothing } from "../schemas.ts";

const GONE = 410;
const link = z.object({
  purpose: z.enum(["setup", "invite", "reset"]),
  email: z.exactOptional(z.string()),
});
const taken = z.object({ signedIn: z.boolean() });

/** Setup, invitation and reset links, over the API. */
export function createHttpWelcome(api: Api): WelcomePort {
  return {
    async read(token) {
      const reply = await api("/welcome/check", { method: "POST", body: { token } });
      if (!reply.ok && reply.refusal.status === GONE) return undefined;
      return link.parse(expectBody(reply));
    },
    async acceptLink(token, welcome) {
      const reply = await api("/welcome", { method: "POST", body: { token, ...welcome } });
      if (reply.ok) return { ok: true, signedIn: taken.parse(reply.body).signedIn };
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
      return kept.parse(expectBody(await api("/newsletter"))).kept;
    },
    requestResetLink: (email) =>
      toAnswer(api("/reset", { method: "POST", body: { email } }), nothing),
  };
}
