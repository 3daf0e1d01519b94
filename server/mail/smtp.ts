import { site } from "#content/site.ts";
import type { Mail } from "./outbox.ts";

/** For each response of the mail server. */
const TIMEOUT_MS = 20_000;
/**
 * For a whole mail, so that a server that trickles its responses cannot block the next one. Shorter than the
 * minute after which another attempt could start.
 */
const MAIL_MS = 45_000;

/** Sends mails through the server of SMTP_URL. Nodemailer is loaded only if mail is set up. */
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
    // Mails are plain text and need no files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, text }) => {
    const signal = AbortSignal.timeout(mailMs);
    const sending = transport.sendMail({
      from: { name: site.name, address: site.email },
      // An object, so that no part of the address is parsed as a second recipient.
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
