import type { WelcomePort } from "../ports/office/welcome.ts";

/** The demo edition has one account and makes no links. */
export const welcome: WelcomePort = {
  read: () => Promise.resolve(undefined),
  takeUp: () => Promise.resolve({ ok: false, code: "spent" }),
  mailsLinks: () => Promise.resolve(false),
  askForLink: () => Promise.resolve({ ok: true, value: undefined }),
};
