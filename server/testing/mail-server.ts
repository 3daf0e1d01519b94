import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** The sender of mails in tests. */
export const FROM = () => Promise.resolve({ name: "Grass", address: "desk@ranch.example" });

/** A mail as it arrived. */
interface ArrivedMail {
  readonly to: string;
  /** The whole mail with its headers, its parts decoded. */
  readonly text: string;
}

/** A real mail server on this machine. */
export interface MailServer {
  readonly url: string;
  readonly mails: ArrivedMail[];
  /** Returns the refusal of an address, with an SMTP code; by default the server accepts all. */
  refuses: (address: string) => { readonly code: number; readonly message: string } | undefined;
  /** Called when a mail has arrived, before the response. If it returns false, all connections close without one. */
  onMail: (to: string) => boolean;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const refusal = server.refuses(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        server.mails.push({ to, text: decoded(Buffer.concat(parts)) });
        if (server.onMail(to)) done();
        else for (const socket of sockets) socket.destroy();
      });
    },
  });
  // When a test kills the site's server, its connections break off; that is not an error here.
  smtp.on("error", () => {});
  const sockets = new Set<Socket>();
  smtp.server.on("connection", (socket: Socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
  });
  await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
  const address: AddressInfo | string | null = smtp.server.address();
  const server: MailServer = {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    mails: [],
    refuses: () => undefined,
    onMail: () => true,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => smtp.close(done));
    },
  };
  return server;
}

/** A mail's source with the quoted-printable encoding of its parts undone. */
function decoded(source: Buffer): string {
  const plain = source
    .toString("latin1")
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(plain, "latin1").toString().replaceAll("\r\n", "\n");
}
