import type { UserRow } from "../database/tables.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { siteNow } from "../texts/site-now.ts";

/** Each notice's subject, what was changed, and what to do if the account's owner did not change it. */
const NOTICES = {
  password: {
    subject: "Your password was changed",
    what: "The password was changed",
    notYou: "Set a new one here, which signs everybody out",
  },
  "second-factor-on": {
    subject: "Two-step sign-in was turned on",
    what: "Two-step sign-in was turned on",
    notYou:
      "Set a new password here, which signs everybody out, and ask whoever runs the server to turn it off again",
  },
  "second-factor-off": {
    subject: "Two-step sign-in was turned off",
    what: "Two-step sign-in was turned off",
    notYou: "Set a new password here, which signs everybody out, and turn it on again",
  },
} as const;

/** Mails an account's owner what was changed in it, if the site sends mail. */
export async function mailNotice(
  { db, now, origin, mail }: Pick<Services, "db" | "now" | "origin" | "mail">,
  { email }: Pick<UserRow, "email">,
  kind: keyof typeof NOTICES,
): Promise<void> {
  if (!mail) return;
  const { name } = await siteNow(db);
  const { subject, what, notYou } = NOTICES[kind];
  const text = `${what} for your account at ${name}.\n\nNot you? ${notYou}:\n${origin}/admin/forgot\n`;
  await queueMail(db, { recipient: email, subject, text }, now());
}
