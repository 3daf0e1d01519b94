import { z } from "zod";
import { ROLES } from "#app/domain/session.ts";
import { email, text } from "../http/text.ts";

const MAX_PASSWORD_LENGTH = 4000;
const MAX_NAME_LENGTH = 80;
/** Far above the few hundred bytes of a passkey's response. */
const MAX_KEY_LENGTH = 20_000;

/** Allows more than a password may have, so that `passwordProblem` rejects long ones with its message. */
const password = text(MAX_PASSWORD_LENGTH);
const code = text(40);
const typedCode = code.trim().min(1, "Type a code");
const role = z.enum(ROLES);
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
export const accountBody = z.object({ name });
export const newEmailBody = z.object({ email, password });
export const givenEmailBody = z.object({ email });
/** The password for a new address; a link that gives the old one back needs none. */
export const emailLinkBody = tokenBody.extend({ password: password.optional() });
export const passwordBody = z.object({ old: password, new: password });
export const ownPasswordBody = z.object({ password });
export const secondFactorOnBody = z.object({ secret: text(64), code: typedCode, password });
const base64url = text(MAX_KEY_LENGTH).regex(/^[\w-]*$/, "This isn’t an answer of a passkey");
/** The parts of a browser's passkey response that the server needs. */
const credential = z.object({
  id: base64url.min(1),
  rawId: base64url,
  type: z.literal("public-key"),
});

/** Includes the name, so that it is checked first: the device would keep a passkey that is refused afterwards. */
export const askPasskeyBody = ownPasswordBody.extend({ name });
export const newPasskeyBody = z.object({
  name,
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(text(40)).max(10).default([]),
    }),
  }),
});
export const passkeySignInBody = z.object({
  response: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.exactOptional(),
    }),
  }),
});
export type NewPasskey = z.output<typeof newPasskeyBody>["response"];
export type PasskeyAnswer = z.output<typeof passkeySignInBody>["response"];
export const codeBody = z.object({ code: typedCode });
export const resetBody = z.object({ email });
export const inviteBody = z.object({ email, role });
export const changeUserBody = z.object({
  role: role.optional(),
  disabled: z.boolean().optional(),
});
