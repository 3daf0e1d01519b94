import { z } from "zod/mini";
import type { WelcomePort } from "../../ports/office/welcome.ts";
import { answerOf } from "../answer.ts";
import { type Api, bodyOf } from "../client.ts";
import { kept, nothing } from "../schemas.ts";

const GONE = 410;
const link = z.object({
  purpose: z.enum(["setup", "invite", "reset"]),
  email: z.exactOptional(z.string()),
});
const taken = z.object({ signedIn: z.boolean() });

/** The server edition's links. */
export function createHttpWelcome(api: Api): WelcomePort {
  return {
    async read(token) {
      const reply = await api("/welcome/check", { method: "POST", body: { token } });
      if (!reply.ok && reply.refusal.status === GONE) return undefined;
      return link.parse(bodyOf(reply));
    },
    async takeUp(token, welcome) {
      const reply = await api("/welcome", { method: "POST", body: { token, ...welcome } });
      if (reply.ok) return { ok: true, signedIn: taken.parse(reply.body).signedIn };
      const { code, status, fields, waitSeconds = 60 } = reply.refusal;
      if (status === GONE) return { ok: false, code: "spent" };
      if (code === "email-taken") return { ok: false, code };
      if (code === "too-many-attempts") {
        return { ok: false, code, minutes: Math.ceil(waitSeconds / 60) };
      }
      if (fields) return { ok: false, code: "invalid", fields };
      bodyOf(reply);
      return { ok: false, code: "spent" };
    },
    // Newsletter addresses are kept where mail is set up, and only there.
    async mailsLinks() {
      return kept.parse(bodyOf(await api("/newsletter"))).kept;
    },
    askForLink: (email) => answerOf(api("/reset", { method: "POST", body: { email } }), nothing),
  };
}
