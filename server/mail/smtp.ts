import { PassThrough } from "node:stream";
import { z } from "zod";
import type { Mail } from "./outbox.ts";

/** For each response of the mail server. */
const TIMEOUT_MS = 20_000;
/**
 * For a whole mail, so that a server that trickles its responses cannot block the next one. Shorter than the
 * minute after which another attempt could start.
 */
const MAIL_MS = 45_000;
/** Mail services allow about this many connections of one sender. */
const MAX_CONNECTIONS = 10;
/** Shorter than mail servers' own limits for idle connections: closing one, they could interrupt a mail. */
const IDLE_MS = 5000;

/** A mail as it is handed to the mail server. */
export interface OutgoingMail extends Mail {
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The name and address that a mail comes from. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/**
 * What happened to a mail that was not sent. `unreachable`: it was not handed over, and other mails would not be
 * either. `later`: the server asks for another try. `address`: it refuses this address permanently. `refused`: it
 * refuses this mail. `unknown`: the server may have it.
 */
type Outcome = "unreachable" | "later" | "address" | "refused" | "unknown";

/** Why a mail was not sent. The message is for people. */
export class MailError extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string, cause?: unknown) {
    super(message, { cause });
    this.outcome = outcome;
  }
}

/**
 * Sends mails through the server of SMTP_URL, several over one connection: opening one takes longer than a mail.
 * Nodemailer is loaded only if mail is set up.
 *
 * @param sender returns the name and address that mails come from.
 */
export async function smtpSender(
  url: string,
  sender: () => Promise<Sender>,
  mailMs = MAIL_MS,
): Promise<SendMail> {
  const { createTransport } = await import("nodemailer");
  const { password, searchParams } = new URL(url);
  const transport = createTransport({
    url,
    // A password is never sent in the clear, unless SMTP_URL allows it.
    requireTLS: password !== "" && searchParams.get("ignoreTLS") !== "true",
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    idleTimeout: IDLE_MS,
    // A mail whose connection closed may have arrived: the caller decides whether to send it again.
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mails need no files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** The mails whose text the server may have begun to receive. */
  const handed = new WeakSet<AbortSignal>();
  transport.use("stream", ({ data, message }, done) => {
    // Called once the connection is open and the sign-in done.
    message.transform(() => {
      if (data.signal) handed.add(data.signal);
      return new PassThrough();
    });
    done();
  });
  return async ({ recipient, ...mail }) => {
    const from = await sender();
    const signal = AbortSignal.timeout(mailMs);
    const sending = transport.sendMail({
      from,
      // An object, so that no part of the address is parsed as a second recipient.
      to: { name: "", address: recipient },
      // Keeps automatic replies away (RFC 3834). A letter has other headers for that.
      headers: { "Auto-Submitted": "auto-generated" },
      ...mail,
      signal,
    });
    await sending.catch((error: unknown) => {
      throw mailError(error, handed.has(signal), signal.aborted);
    });
  };
}

const smtpError = z.object({
  responseCode: z.number().optional(),
  command: z.string().optional(),
  code: z.string().optional(),
});
/** In a reply to an address: the sender or the text is unwanted, not the address (RFC 3463). */
const POLICY = /\b5\.7\.\d/;

function mailError(error: unknown, isHanded: boolean, isLate: boolean): MailError {
  const { responseCode, command, code } = smtpError.safeParse(error).data ?? {};
  const said = error instanceof Error ? error.message : "The mail server refused a mail.";
  const message = code === "ECONNECTION" ? "The mail server closed the connection." : said;
  const outcome = (): Outcome => {
    if (!isHanded) return "unreachable";
    // Nodemailer itself refuses the address.
    if (command === "API") return "refused";
    if (responseCode === undefined || isLate) return "unknown";
    if (responseCode < 500) return "later";
    return command === "RCPT TO" && !POLICY.test(message) ? "address" : "refused";
  };
  return new MailError(outcome(), isLate ? "The mail server takes too long." : message, error);
}
