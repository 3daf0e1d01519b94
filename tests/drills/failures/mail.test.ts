import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#server/testing/child.ts";
import { startSite, type TestSite } from "#tests/server/start-site.ts";

const MINUTE_MS = 60_000;
/** The server checks for mails every five seconds and may wait for the mail server. */
const SENDING_TIMEOUT_MS = 60_000;
const DRILL_TIMEOUT_MS = 4 * MINUTE_MS;
/** The desk must not wait for a mail server. */
const ANSWER_MS = 2000;

let site: TestSite;
let port: number;
beforeAll(async () => {
  port = await freePort();
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(() => site.stop());

/** Invites somebody by mail. @returns the response time. */
async function invite(name: string): Promise<number> {
  const start = performance.now();
  const body = { email: `${name}@ranch.example`, role: "editor", name };
  const answer = await site.ask("POST", "/api/users", body);
  if (answer.status !== 201) throw new Error(await answer.text());
  return performance.now() - start;
}

async function mail() {
  const { mail: state } = (await (await site.ask("GET", "/api/status")).json()) as {
    mail: { waiting: number; problem?: string };
  };
  return state;
}

const listening = (server: Server) =>
  new Promise<void>((done) => server.listen(port, "127.0.0.1", done));

test(
  "a dead, then slow mail server blocks nobody; each mail is sent once when it is back",
  async () => {
    // Dead: nothing listens.
    expect(await invite("ben")).toBeLessThan(ANSWER_MS);
    await vi.waitFor(async () => {
      expect(await mail()).toMatchObject({ waiting: 1, problem: expect.stringMatching(/1 waits/) });
    }, SENDING_TIMEOUT_MS);
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    expect(metrics).toMatch(/^paddock_mails_waiting 1$/m);

    // Slow: it never finishes listing its capabilities.
    const held: Socket[] = [];
    const slow = createServer((socket) => {
      held.push(socket.on("error", () => {}));
      socket.write("220 mail.ranch.example\r\n");
      const saying = setInterval(() => socket.write("250-ONE-MORE\r\n"), 1000);
      socket.on("close", () => clearInterval(saying));
    });
    await listening(slow);
    site.clock.now += 2 * MINUTE_MS;
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), SENDING_TIMEOUT_MS);
    expect(await invite("cleo")).toBeLessThan(ANSWER_MS);
    for (const path of ["/", "/api/posts"]) {
      const start = performance.now();
      expect((await site.ask("GET", path)).status).toBe(200);
      expect(performance.now() - start).toBeLessThan(ANSWER_MS);
    }
    await vi.waitFor(async () => {
      expect(await mail()).toMatchObject({ problem: expect.stringMatching(/takes too long/) });
    }, 2 * SENDING_TIMEOUT_MS);
    for (const socket of held) socket.destroy();
    await new Promise((done) => slow.close(done));

    // Back.
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo({ address }, _, next) {
        received.push(address);
        next();
      },
      onData(stream, _, done) {
        stream.resume().on("end", () => done());
      },
    });
    await new Promise<void>((done) => smtp.listen(port, "127.0.0.1", done));
    await vi.waitFor(async () => {
      site.clock.now += 10 * MINUTE_MS;
      expect(await mail()).toMatchObject({ waiting: 0 });
    }, SENDING_TIMEOUT_MS);
    expect(received.toSorted()).toEqual(["ben@ranch.example", "cleo@ranch.example"]);
    await new Promise<void>((done) => smtp.close(done));
  },
  DRILL_TIMEOUT_MS,
);
