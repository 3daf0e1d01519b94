/** Cost parameters of argon2id; memory in KiB. */
export interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
export const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
