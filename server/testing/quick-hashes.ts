import { vi } from "vitest";

/*
 * Hundreds of tests create accounts and sign in, and each hash at full cost takes 27 ms of CPU time.
 * Tests that depend on the real cost use it: password.test.ts and enumeration.test.ts.
 */
vi.mock(import("../accounts/password-cost.ts"), () => ({
  COST: { memory: 8, passes: 1, parallelism: 1 },
}));
