import { vi } from "vitest";

/*
 * Hundreds of tests make accounts and sign in, and each hash at its full cost takes 27 ms of the
 * processor. What depends on that cost is tested at it: password.test.ts and enumeration.test.ts.
 */
vi.mock(import("../accounts/password-cost.ts"), () => ({
  COST: { memory: 8, passes: 1, parallelism: 1 },
}));
