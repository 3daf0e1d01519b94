import { z } from "zod";
import { email, id, text } from "../http/text.ts";

const MAX_PASSWORD_LENGTH = 4000;
const MAX_NAME_LENGTH = 80;

/** More than any password may have: the password rule, not the schema, rejects long ones in words. */
const password = text(MAX_PASSWORD_LENGTH);
const code = text(40);
const role = z.enum(["owner", "editor"]);
const name = text(MAX_NAME_LENGTH).trim().min(1, "Name is required");

export const signInBody = z.object({
  email: text(254).trim().toLowerCase(),
  password,
  code: code.optional(),
});
export const tokenBody = z.object({ token: text(200) });
export const welcomeBody = tokenBody.extend({
  password,
  email: email.optional(),
  name: name.optional(),
});
export const passwordBody = z.object({ old: password, new: password });
export const ownPasswordBody = z.object({ password });
export const secondFactorOnBody = z.object({ secret: text(64), code, password });
export const codeBody = z.object({ code });
export const resetBody = z.object({ email });
export const inviteBody = z.object({ email, role, name: name.optional() });
export const changeUserBody = z.object({
  role: role.optional(),
  disabled: z.boolean().optional(),
});
export const idParam = z.object({ id });

/** An account, as its user sees it. */
export const account = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role,
  secondFactor: z.boolean(),
});
export const sessionList = z.object({
  sessions: z.array(
    z.object({
      createdAt: z.number(),
      seenAt: z.number(),
      userAgent: z.string(),
      current: z.boolean(),
    }),
  ),
});
export const welcomeAnswer = z.object({
  user: account,
  /** False when the second factor is on: then a link alone signs nobody in. */
  signedIn: z.boolean(),
});
export const linkAnswer = z.object({
  purpose: z.enum(["setup", "invite", "reset"]),
  email: z.string().optional(),
});
const person = account.extend({
  state: z.enum(["active", "invited", "disabled"]),
  seenAt: z.number().nullable(),
  inviteEndsAt: z.number().nullable(),
});
export const people = z.object({ users: z.array(person) });
export const invitation = z.object({
  id: z.string(),
  /** Shown once. */
  link: z.string(),
  endsAt: z.number(),
  mailed: z.boolean(),
});
export const auditList = z.object({
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
