import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { firstAccount, freePort, startChild, stopChild } from "#server/testing/child.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { nameOperator } from "#server/testing/operator.ts";
import { addReaders, readersTo } from "#server/testing/readers.ts";

interface Versioned {
  readonly version: number;
}

interface SendingState {
  readonly state: string;
  readonly counts: Readonly<Record<"sent" | "waiting" | "unknown" | "refused", number>>;
  readonly missed: readonly { readonly email: string; readonly isUnknown: boolean }[];
}

const ADDRESSES = 10_000;
const PER_MINUTE = 6000;
const KILLS = 3;
const TIMEOUT_MS = 900_000;

/*
 * Sends through a real SMTP server while the site's server is killed (-9) and restarted: nobody gets the letter twice,
 * and an address that did not get it is reported as unknown.
 */
test(
  "a letter to 10,000 addresses reaches none twice and leaves few unknown, although the server is killed three times",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "paddock-letters-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const smtp = await startMailServer();
    onTestFinished(() => smtp.stop());
    const port = await freePort();
    const start = () =>
      startChild(port, {
        DATA_DIR: folder,
        LOG_LEVEL: "error",
        SMTP_URL: smtp.url,
        MAILS_PER_MINUTE: String(PER_MINUTE),
      });
    let server = await start();
    onTestFinished(() => stopChild(server));
    const cookie = await firstAccount(server);
    const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
    await addReaders(database.db, readersTo(ADDRESSES));
    await nameOperator(database.db);
    await database.close();
    const letter = `${server.address}/api/letters/${randomUUID()}`;
    const ask = async (
      path: string,
      method = "GET",
      body?: object,
      version = "",
    ): Promise<unknown> => {
      const answer = await fetch(letter + path, {
        method,
        headers: {
          Origin: server.origin,
          Cookie: cookie,
          "If-Match": version,
          "Content-Type": "application/json",
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const made = (await ask("", "PUT", {})) as Versioned;
    const words = { subject: "Rest first", text: "Move the herd **today**." };
    const draft = (await ask("", "PATCH", words, String(made.version))) as Versioned;
    await ask("/send", "POST", {}, String(draft.version));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const at = (ADDRESSES * kill) / (KILLS + 1);
      const gone = once(server.child, "exit");
      // The worst moment: a mail has arrived, but the site's server has not recorded it.
      smtp.onMail = () => {
        if (smtp.mails.length >= at) server.child.kill("SIGKILL");
        return true;
      };
      await gone;
      smtp.onMail = () => true;
      server = await start();
    }
    const state = async () => (await ask("")) as SendingState;
    while ((await state()).state !== "sent") await pause(500);

    const { counts, missed } = await state();
    const arrived = smtp.mails.map(({ to }) => to);
    const lacking = missed.map(({ email }) => email).filter((email) => !arrived.includes(email));
    console.log({ arrived: arrived.length, ...counts });
    expect(new Set(arrived).size).toBe(arrived.length);
    expect(arrived.length + lacking.length).toBe(ADDRESSES);
    expect(missed.every(({ isUnknown }) => isUnknown)).toBe(true);
    expect(counts.sent + counts.unknown).toBe(ADDRESSES);
    // Only mails in transit at each kill: 20, and those of the 200 ms that are recorded together.
    const most = 20 + PER_MINUTE / 300;
    expect(counts.unknown).toBeGreaterThanOrEqual(KILLS);
    expect(counts.unknown).toBeLessThanOrEqual(most * KILLS);
  },
  TIMEOUT_MS,
);
