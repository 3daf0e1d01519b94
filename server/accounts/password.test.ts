import { describe, expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword, passwordProblem } from "./password.ts";

const EMAIL = "ana@ranch.example";
const GOOD = "The creek ran dry in August";

describe("a password", () => {
  test("matches its hash, and another password does not", async () => {
    const phc = await hashPassword(GOOD);
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(GOOD, phc)).toBe(true);
    expect(await isPassword(`${GOOD} `, phc)).toBe(false);
  });

  test("gets a different hash each time", async () => {
    expect(await hashPassword(GOOD)).not.toBe(await hashPassword(GOOD));
  });

  test("matches when another keyboard composes its characters differently (NFKC)", async () => {
    const phc = await hashPassword("Käfer auf der Weide");
    expect(await isPassword("Ka\u0308fer auf der Weide", phc)).toBe(true);
  });

  test("is compared even without an account, and never matches", async () => {
    expect(await isPassword(GOOD, null)).toBe(false);
  });

  test("many concurrent comparisons all finish", async () => {
    const phc = await hashPassword(GOOD);
    const tries = Array.from({ length: 6 }, (_, at) => isPassword(at % 2 ? GOOD : "wrong", phc));
    expect(await Promise.all(tries)).toEqual([false, true, false, true, false, true]);
  });

  test("hashed with other parameters counts as outdated", async () => {
    const phc = await hashPassword(GOOD);
    expect(isOutdated(phc)).toBe(false);
    expect(isOutdated(phc.replace("t=2", "t=1"))).toBe(true);
  });
});

test.each([
  ["elevenchars", /12 characters/],
  ["🐄".repeat(11), /12 characters/],
  ["Password1234", /common/],
  ["  qwertyuiop123", /common/],
  ["aaaaaaaaaaaaaaaa", /common/],
  ["cow cow cow cow ", /common/],
  ["correct horse battery staple", /common/],
  ["1QAZ2wsx3edc", /common/],
  ["FirstPaddock2026!", /common/],
  ["cattle-ranch-1234", /common/],
  [" Ana@Ranch.example", /email address/],
  ["x1".repeat(501), /At most|at most/],
])("%s is rejected as a new password", (password, words) => {
  expect(passwordProblem(password, EMAIL)).toMatch(words);
});

test.each([
  GOOD,
  "🐄🐎🐖🐑🐐🐓🦆🐕🐈🌾🌵🌳",
  "zebra-quartz-41-lantern",
  "lantern on the paddock gate",
])("%s is accepted as a new password", (password) => {
  expect(passwordProblem(password, EMAIL)).toBeUndefined();
});
