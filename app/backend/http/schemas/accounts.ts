import { z } from "zod/mini";
import { moment } from "./values.ts";

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(["owner", "editor"]),
});
/** An account, as its user sees it. */
export const account = z.extend(user, { secondFactor: z.boolean() });
export const people = z.object({
  users: z.array(
    z.extend(account, {
      state: z.enum(["active", "invited", "disabled"]),
      seenAt: moment,
      inviteEndsAt: moment,
    }),
  ),
});
export const invitation = z.object({
  id: z.string(),
  /** Shown once. */
  link: z.string(),
  endsAt: z.number(),
  mailed: z.boolean(),
});
/** What a setup, invitation or reset link is for. */
export const welcomeLink = z.object({
  purpose: z.enum(["setup", "invite", "reset"]),
  email: z.exactOptional(z.string()),
});
export const welcomed = z.object({
  user: account,
  /** False when the second factor is on: then a link alone signs nobody in. */
  signedIn: z.boolean(),
});
export const sessions = z.object({
  sessions: z.array(
    z.object({
      createdAt: z.number(),
      seenAt: z.number(),
      userAgent: z.string(),
      current: z.boolean(),
    }),
  ),
});
export const secondFactorOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  picture: z.string(),
});
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const auditLog = z.object({
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
