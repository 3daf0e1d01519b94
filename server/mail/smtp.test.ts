import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../testing/child.ts";
import { FROM, startMailServer } from "../testing/mail-server.ts";
import { smtpSender } from "./smtp.ts";

const LETTER_EVERY_MS = 20;
const MAIL = { recipient: "ben@ranch.example", subject: "A link", text: "Here it is." };

test("the password is not sent to a mail server without encryption, unless its URL allows it", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const withPassword = server.url.replace("//", "//desk:secret@");
  await expect((await smtpSender(withPassword, FROM))(MAIL)).rejects.toThrow(/STARTTLS/);
  expect(server.mails).toHaveLength(0);
  // With the option it sends the password, which this server does not accept.
  await expect((await smtpSender(`${withPassword}?ignoreTLS=true`, FROM))(MAIL)).rejects.toThrow(
    /login|authentication/i,
  );
});

test("a mail is marked as generated automatically", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  await (await smtpSender(server.url, FROM))(MAIL);
  expect(server.mails[0]?.text).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test("a mail server that trickles single characters runs into the timeout", async () => {
  const port = await freePort();
  const slow = createServer((socket) => {
    const letters = setInterval(() => socket.write("2"), LETTER_EVERY_MS);
    socket.on("error", () => {}).on("close", () => clearInterval(letters));
  }).listen(port, "127.0.0.1");
  onTestFinished(() => void slow.close());
  await once(slow, "listening");
  const send = await smtpSender(`smtp://127.0.0.1:${port}`, FROM, 300);
  const hungUp = once(slow, "connection").then(([socket]) => once(socket, "close"));
  const start = performance.now();
  await expect(send(MAIL)).rejects.toThrow("The mail server takes too long.");
  expect(performance.now() - start).toBeLessThan(5000);
  await hungUp;
});
