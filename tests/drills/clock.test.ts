import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PASSWORD } from "../../server/testing/child.ts";
import { DRAFT } from "../../server/testing/drafts.ts";
import { BUILD_TIMEOUT_MS } from "../server/build-site.ts";
import { startSite, type TestSite } from "../server/start-site.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The server looks every five seconds whether one is due; on a busy machine it takes its time. */
const BACKUP_TIMEOUT_MS = 60_000;
/** More wrong passwords than a quarter of an hour allows. */
const WRONG_TRIES = 12;

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

async function write(slug: string, more: object): Promise<void> {
  const draft = { ...DRAFT, title: slug, slug };
  const answer = await site.ask("PUT", `/api/posts/${randomUUID()}`, { draft, ...more });
  if (answer.status !== 201) throw new Error(await answer.text());
}

const list = async () => (await site.ask("GET", "/blog")).text();
/** In another browser: a sign-in ends the session of its own. */
const signIn = (fields: object = {}) =>
  site.ask(
    "POST",
    "/api/session",
    { email: "ana@ranch.example", password: PASSWORD, ...fields },
    { Cookie: "" },
  );
/** Whether there is a backup of the clock's day. */
const isBackedUp = () => {
  const day = new Date(site.clock.now).toISOString().slice(0, 10).replaceAll("-", "");
  return readdirSync(join(site.folder, "backups")).some((name) => name.includes(`-${day}T`));
};

test("a clock that is set back by an hour takes no page from readers and locks nobody out", async () => {
  const { clock, ask } = site;
  await write("published-before", { intent: "publish" });
  await write("later-today", { intent: "schedule", publishAt: clock.now + HOUR_MS });
  expect(await list()).toContain("published-before");

  clock.now -= HOUR_MS;
  // Makes every reader's list anew: what was published an hour from now stays.
  await write("published-after", { intent: "publish" });
  const after = await list();
  expect(after).toContain("published-before");
  expect(after).toContain("published-after");
  expect(after).not.toContain("later-today");
  expect((await ask("GET", "/api/session")).status).toBe(200);

  clock.now += 2 * HOUR_MS;
  expect(await list()).toContain("later-today");
});

test("a phone's code is taken although a later one was used before the clock was set back", async () => {
  const { clock, ask } = site;
  const offer = (await (await ask("PUT", "/api/account/second-factor")).json()) as {
    readonly secret: string;
  };
  const code = () => new TOTP({ secret: offer.secret }).generate({ timestamp: clock.now });
  const on = await ask("POST", "/api/account/second-factor", {
    secret: offer.secret,
    code: code(),
    password: PASSWORD,
  });
  expect(on.status).toBe(200);
  clock.now -= HOUR_MS;
  expect((await signIn({ code: code() })).status).toBe(200);
  // Once: the same code is not taken again.
  expect((await signIn({ code: code() })).status).toBe(401);
  clock.now += 60_000;
  expect((await ask("DELETE", "/api/account/second-factor", { code: code() })).status).toBe(204);
});

test("wrong passwords of a wrong clock hold nobody up for longer than a quarter of an hour", async () => {
  const { clock } = site;
  clock.now += 30 * DAY_MS;
  for (let tried = 0; tried < WRONG_TRIES; tried += 1) await signIn({ password: "wrong password" });
  expect((await signIn()).status).toBe(429);
  clock.now -= 30 * DAY_MS;
  expect((await signIn()).status).toBe(200);
});

test(
  "backups go on: one from the future stops none, and is not taken for the newest",
  async () => {
    const { clock } = site;
    clock.now += 10 * DAY_MS;
    await vi.waitFor(() => expect(isBackedUp()).toBe(true), BACKUP_TIMEOUT_MS);
    // No other test was at this day.
    clock.now -= 15 * DAY_MS;
    expect(isBackedUp()).toBe(false);
    await vi.waitFor(() => expect(isBackedUp()).toBe(true), BACKUP_TIMEOUT_MS);
  },
  3 * BACKUP_TIMEOUT_MS,
);
