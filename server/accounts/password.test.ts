import { describe, expect, test } from "vitest";
import { hashPassword, isOutdated, isPassword, passwordProblem } from "./password.ts";

const GOOD = "The creek ran dry in August";

describe("a password", () => {
  test("is recognized, and another is not", async () => {
    const phc = await hashPassword(GOOD);
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword(GOOD, phc)).toBe(true);
    expect(await isPassword(`${GOOD} `, phc)).toBe(false);
  });

  test("two of the same have two hashes", async () => {
    expect(await hashPassword(GOOD)).not.toBe(await hashPassword(GOOD));
  });

  test("typed on another keyboard is the same (NFKC)", async () => {
    const phc = await hashPassword("Käfer auf der Weide");
    expect(await isPassword("Ka\u0308fer auf der Weide", phc)).toBe(true);
  });

  test("without an account is compared all the same, and never right", async () => {
    expect(await isPassword(GOOD, null)).toBe(false);
  });

  test("many at once all come out", async () => {
    const phc = await hashPassword(GOOD);
    const tries = Array.from({ length: 6 }, (_, at) => isPassword(at % 2 ? GOOD : "wrong", phc));
    expect(await Promise.all(tries)).toEqual([false, true, false, true, false, true]);
  });

  test("of other parameters is to be hashed anew", async () => {
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
  ["x1".repeat(501), /At most|at most/],
])("%s is refused as a new password", (password, words) => {
  expect(passwordProblem(password)).toMatch(words);
});

test.each([
  GOOD,
  "🐄🐎🐖🐑🐐🐓🦆🐕🐈🌾🌵🌳",
  "zebra-quartz-41-lantern",
  "lantern on the paddock gate",
])("%s may be one", (password) => {
  expect(passwordProblem(password)).toBeUndefined();
});
