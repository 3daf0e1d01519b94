import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PASSWORD } from "../../../server/testing/child.ts";
import { DRAFT } from "../../../server/testing/drafts.ts";
import { BUILD_TIMEOUT_MS } from "../../server/build-site.ts";
import { startSite, type TestSite } from "../../server/start-site.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The server checks every five seconds whether one is due; generous for busy machines. */
const BACKUP_TIMEOUT_MS = 60_000;
/** Enters more wrong passwords than a quarter of an hour allows. */
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
/** Signs in from another browser, since a sign-in ends its own browser's session. */
const signIn = (fields: object = {}) =>
  site.ask(
    "POST",
    "/api/session",
    { email: "ana@ranch.example", password: PASSWORD, ...fields },
    { Cookie: "" },
  );
/** Whether there is a backup from the clock's day. */
const isBackedUp = () => {
  const day = new Date(site.clock.now).toISOString().slice(0, 10).replaceAll("-", "");
  return readdirSync(join(site.folder, "backups")).some((name) => name.includes(`-${day}T`));
};

test("setting the clock back by an hour hides no page and locks nobody out", async () => {
  const { clock, ask } = site;
  await write("published-before", { intent: "publish" });
  await write("later-today", { intent: "schedule", publishAt: clock.now + HOUR_MS });
  expect(await list()).toContain("published-before");

  clock.now -= HOUR_MS;
  // Rebuilds the lists; posts published an hour in the future stay.
  await write("published-after", { intent: "publish" });
  const after = await list();
  expect(after).toContain("published-before");
  expect(after).toContain("published-after");
  expect(after).not.toContain("later-today");
  expect((await ask("GET", "/api/session")).status).toBe(200);

  clock.now += 2 * HOUR_MS;
  expect(await list()).toContain("later-today");
});

test("accepts a phone's code although a later one was used before the clock was set back", async () => {
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
  // The same code is not accepted twice.
  expect((await signIn({ code: code() })).status).toBe(401);
  clock.now += 60_000;
  expect((await ask("DELETE", "/api/account/second-factor", { code: code() })).status).toBe(204);
});

test("wrong passwords under a wrong clock block nobody for longer than a quarter of an hour", async () => {
  const { clock } = site;
  clock.now += 30 * DAY_MS;
  for (let tried = 0; tried < WRONG_TRIES; tried += 1) await signIn({ password: "wrong password" });
  expect((await signIn()).status).toBe(429);
  clock.now -= 30 * DAY_MS;
  expect((await signIn()).status).toBe(200);
});

test(
  "backups continue: one from the future blocks none and does not count as the newest",
  async () => {
    const { clock } = site;
    clock.now += 10 * DAY_MS;
    await vi.waitFor(() => expect(isBackedUp()).toBe(true), BACKUP_TIMEOUT_MS);
    // No other test uses this date.
    clock.now -= 15 * DAY_MS;
    expect(isBackedUp()).toBe(false);
    await vi.waitFor(() => expect(isBackedUp()).toBe(true), BACKUP_TIMEOUT_MS);
  },
  3 * BACKUP_TIMEOUT_MS,
);
