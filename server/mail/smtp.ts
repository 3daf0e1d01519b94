import { site } from "../../content/site.ts";
import type { Mail } from "./outbox.ts";

/** For each answer of the mail server. */
const TIMEOUT_MS = 20_000;
/**
 * For a mail as a whole: a server that says one letter now and then must not hold up the next. Less than a
 * minute, after which another try could begin.
 */
const MAIL_MS = 45_000;

/** Sends mails through the server of SMTP_URL. Nodemailer is loaded only where mail is set up. */
export async function smtpSender(
  url: string,
  mailMs = MAIL_MS,
): Promise<(mail: Mail) => Promise<void>> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is its own text: nothing is read from a disk or the network for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, text }) => {
    const signal = AbortSignal.timeout(mailMs);
    const sending = transport.sendMail({
      from: { name: site.name, address: site.email },
      // An object, so that no part of the address is taken for a second recipient.
      to: { name: "", address: recipient },
      subject,
      text,
      signal,
    });
    await sending.catch((error: unknown) => {
      throw signal.aborted ? new Error("The mail server takes too long.") : error;
    });
  };
}
