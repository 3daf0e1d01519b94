import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LIMITS } from "#server/accounts/signing-in/throttle.ts";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { PASSWORD, testDesk } from "#server/testing/desk.ts";

const HOME = "198.51.100.7";
const EMAIL = "ana@ranch.example";
const fresh = sqliteDatabases();
/** The address of the n-th machine. */
const machine = (n: number) => `203.0.${Math.floor(n / 250)}.${(n % 250) + 1}`;

async function deskAtHome(trustedProxies: readonly string[] = []) {
  const desk = testDesk(await fresh(), { mail: true, trustedProxies });
  await desk.owner();
  const home = desk.browser(HOME);
  await home.send("POST", "/api/session", { email: EMAIL, password: PASSWORD });
  const guess = async (address: string, email = EMAIL, headers: HeadersInit = {}) => {
    const form = { email, password: "wrong" };
    return (await desk.browser(address).send("POST", "/api/session", form, headers)).status;
  };
  /** The last status of many attempts, and how many passed. */
  const guesses = async (count: number, each: (n: number) => Promise<number>) => {
    let through = 0;
    for (let n = 0; n < count; n += 1) if ((await each(n)) !== 429) through += 1;
    return through;
  };
  /** Sets the counter directly, since a hundred guesses would each take a slow hash. */
  const count = (key: string, tries: number) =>
    desk.services.db
      .updateTable("attempts")
      .set({ count: tries })
      .where("key", "=", createHash("sha256").update(key).digest("hex"))
      .executeTakeFirstOrThrow();
  return { desk, guess, guesses, count };
}

test("many addresses together get no more attempts at one account, and its editor can still sign in", async () => {
  const { desk, guess, guesses, count } = await deskAtHome();
  await guess(machine(0));
  await count(`account ${EMAIL}`, LIMITS.account - 3);
  expect(await guesses(6, (n) => guess(machine(n)))).toBe(3);
  const right = { email: EMAIL, password: PASSWORD };
  expect((await desk.browser(HOME).send("POST", "/api/session", right)).status).toBe(200);
  // From an unfamiliar address even the right password is rejected meanwhile.
  expect((await desk.browser("192.0.2.1").send("POST", "/api/session", right)).status).toBe(429);
  desk.clock.now += 15 * 60 * 1000;
  expect((await desk.browser("192.0.2.1").send("POST", "/api/session", right)).status).toBe(200);
});

test("many addresses guessing at many accounts are limited together", async () => {
  const { guess, count } = await deskAtHome();
  await guess(machine(0));
  await count("strangers", LIMITS.strangers);
  expect(await guess(machine(9), "nobody@ranch.example")).toBe(429);
  expect(await guess(HOME)).toBe(401);
});

test("a household's IPv6 addresses count as one", async () => {
  const { guess, guesses } = await deskAtHome();
  const tries = (n: number) => guess(`2001:db8:1:2::${n + 1}`);
  expect(await guesses(LIMITS.accountAndAddress + 3, tries)).toBe(LIMITS.accountAndAddress);
});

test("forged headers do not bypass the limits without trusted proxies", async () => {
  const { guess, guesses } = await deskAtHome();
  const tries = (n: number) =>
    guess("192.0.2.9", EMAIL, {
      "X-Forwarded-For": `${machine(n)}, ${machine(n + 1)}`,
      "X-Real-IP": machine(n),
      Forwarded: `for=${machine(n)}`,
      "CF-Connecting-IP": machine(n),
      "True-Client-IP": machine(n),
    });
  expect(await guesses(LIMITS.accountAndAddress + 3, tries)).toBe(LIMITS.accountAndAddress);
});

test("forged headers do not bypass the limits behind a trusted proxy either, which appends the real address", async () => {
  const { guess, guesses } = await deskAtHome(["127.0.0.1"]);
  const tries = (n: number) =>
    guess("127.0.0.1", EMAIL, { "X-Forwarded-For": `${machine(n)}, 192.0.2.9` });
  expect(await guesses(LIMITS.accountAndAddress + 3, tries)).toBe(LIMITS.accountAndAddress);
});

test("an email that looks like an address or a key does not count against anybody else", async () => {
  const { guess, count } = await deskAtHome();
  await count(`sign-in ${HOME}`, LIMITS.address - 1);
  for (const email of [HOME, `${EMAIL} ${HOME}`, `sign-in ${HOME}`, ` ${HOME}`]) {
    await guess(machine(0), email);
  }
  expect(await guess(HOME)).toBe(401);
  expect(await guess(HOME)).toBe(429);
});

test.each(["/api/reset", "/api/newsletter"])(
  "%s limits mails to one person, from one address, and overall",
  async (path) => {
    const { desk, count } = await deskAtHome();
    const ask = async (address: string, email: string) =>
      (await desk.browser(address).send("POST", path, { email })).status;
    for (let n = 0; n < LIMITS.mail; n += 1) expect(await ask(machine(n), EMAIL)).toBe(202);
    expect(await ask(machine(99), EMAIL)).toBe(429);
    await count(path === "/api/reset" ? "resets" : "newsletter", LIMITS.mails);
    expect(await ask(machine(100), "new@ranch.example")).toBe(429);
  },
);

test("codes cannot be guessed faster from many addresses", async () => {
  const { desk } = await deskAtHome();
  const browser = desk.browser(HOME);
  await browser.send("POST", "/api/session", { email: EMAIL, password: PASSWORD });
  const statuses = [];
  for (let n = 0; n < LIMITS.accountAndAddress + 2; n += 1) {
    const { status } = await browser.send("DELETE", "/api/account/second-factor", {
      code: String(100_000 + n),
    });
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});
