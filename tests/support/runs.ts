import fc from "fast-check";

/** On how many random examples a property is tried: some in every run, many in `npm run test:all`. */
export const RUNS = process.env["TEST_ALL"] ? 200 : 24;

/** Of histories in which no word may be lost: what loses one is rare. */
export const HISTORIES = Math.max(RUNS, 40);

fc.configureGlobal({ numRuns: RUNS });
