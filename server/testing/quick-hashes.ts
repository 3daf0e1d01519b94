import { vi } from "vitest";

/*
 * Hundreds of tests create accounts and sign in, and each hash at full cost takes 27 ms of CPU time; dozens ask for
 * what takes 150 ms, so that nobody learns who has an account. Tests that depend on the real cost and the real time
 * have it: password.test.ts and enumeration.test.ts.
 */
vi.mock(import("../accounts/password-cost.ts"), () => ({
  COST: { memory: 8, passes: 1, parallelism: 1 },
}));
vi.mock(import("../accounts/signing-in/constant-time.ts"), () => ({
  inConstantTime: (work) => work(),
}));
