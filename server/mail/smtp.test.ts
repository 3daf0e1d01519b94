import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../testing/child.ts";
import { FROM } from "../testing/mail-server.ts";
import { smtpSender } from "./smtp.ts";

const LETTER_EVERY_MS = 20;

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
  const mail = { recipient: "ben@ranch.example", subject: "A link", text: "Here it is." };
  const start = performance.now();
  await expect(send(mail)).rejects.toThrow("The mail server takes too long.");
  expect(performance.now() - start).toBeLessThan(5000);
  await hungUp;
});
