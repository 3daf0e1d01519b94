import { expect, test } from "vitest";
import { sqliteDatabases } from "#server/testing/databases.ts";
import { type Browser, PASSWORD, testDesk } from "#server/testing/desk.ts";

/* Neither the content nor the timing of a response reveals whether an address has an account. */
const KNOWN = "ana@ranch.example";
const ROUNDS = 15;
/** Slightly less than the server's delay, since timers may fire a millisecond early. */
const EQUAL_MS = 145;
const fresh = sqliteDatabases();

async function atDesk() {
  const desk = testDesk(await fresh(), { mail: true });
  const ana = await desk.owner();
  await ana.send("POST", "/api/users", { email: "invited@ranch.example", role: "editor" });
  const off = await desk.editor(ana, "off@ranch.example");
  const { id } = (await off.send("GET", "/api/session")).body;
  await ana.send("PATCH", `/api/users/${id}`, { disabled: true });
  return desk;
}
const PEOPLE = [KNOWN, "invited@ranch.example", "off@ranch.example", "nobody@ranch.example"];

/** A response without the parts that differ each time. */
async function visibleParts(asking: ReturnType<Browser["send"]>) {
  const { status, headers, body } = await asking;
  const names = [...headers].filter(([name]) => name !== "x-request-id");
  return JSON.stringify({ status, names, body });
}

test.each([
  ["/api/session", { password: "wrong" }],
  ["/api/session", { password: "wrong", code: "123456" }],
  ["/api/reset", {}],
  ["/api/newsletter", {}],
] as const)("%s %j answers everybody alike", async (path, form) => {
  const desk = await atDesk();
  const answers = new Set<string>();
  for (const email of PEOPLE) {
    answers.add(await visibleParts(desk.browser().send("POST", path, { ...form, email })));
  }
  expect([...answers]).toHaveLength(1);
});

test("too many attempts get the same response whether or not the account exists", async () => {
  const desk = await atDesk();
  const last = new Set<string>();
  for (const [at, email] of PEOPLE.entries()) {
    const browser = desk.browser(`203.0.113.${at}`);
    let answer = "";
    for (let n = 0; n < 11; n += 1) {
      answer = await visibleParts(
        browser.send("POST", "/api/session", { email, password: "wrong" }),
      );
    }
    last.add(answer);
  }
  expect([...last]).toEqual([expect.stringContaining("too-many-attempts")]);
});

test.each([
  ["/api/session", { password: PASSWORD.toUpperCase() }, 0],
  ["/api/reset", {}, EQUAL_MS],
  ["/api/newsletter", {}, EQUAL_MS],
] as const)("%s takes as long for somebody as for nobody", async (path, form, atLeast) => {
  const desk = await atDesk();
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  for (let n = 0; n < ROUNDS; n += 1) {
    // Alternating, so that a busy machine slows down both equally.
    for (const [who, email] of [
      ["known", KNOWN],
      ["unknown", `u${n}@ranch.example`],
    ] as const) {
      const start = performance.now();
      await desk.browser(`203.0.113.${n}`).send("POST", path, { ...form, email });
      times[who].push(performance.now() - start);
      desk.clock.now += 16 * 60 * 1000;
    }
  }
  // Other load can only delay a response, so the minimum shows the work itself.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
  // With an account the work takes a few milliseconds longer, less than the padding.
  expect(Math.min(known, unknown)).toBeGreaterThan(atLeast);
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(known, unknown) * 0.25);
});
