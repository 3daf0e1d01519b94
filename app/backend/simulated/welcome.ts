import type { WelcomePort } from "../ports/management/welcome.ts";

/** The demo edition has one account and no links. */
export const welcome: WelcomePort = {
  read: () => Promise.resolve(undefined),
  acceptLink: () => Promise.resolve({ ok: false, code: "spent" }),
  canMailLinks: () => Promise.resolve(false),
  requestResetLink: () => Promise.resolve({ ok: true, value: undefined }),
};
