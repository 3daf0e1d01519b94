import { vi } from "vitest";

/*
 * Hundreds of tests create accounts and sign in, and each hash at full cost takes 27 ms of CPU time; dozens send
 * requests that `inConstantTime` pads to 150 ms. Tests that depend on the real cost and the real time use them:
 * password.test.ts and enumeration.test.ts.
 */
vi.mock(import("../accounts/password-cost.ts"), () => ({
  COST: { memory: 8, passes: 1, parallelism: 1 },
}));
vi.mock(import("../accounts/signing-in/constant-time.ts"), () => ({
  inConstantTime: (work) => work(),
}));
