import fc from "fast-check";

/** How many random examples a property test tries: some in every run, many in `npm run test:all`. */
export const RUNS = process.env["TEST_ALL"] ? 200 : 24;

/** The same for tests of editing histories, which try more because a history that loses a word is rare. */
export const HISTORIES = Math.max(RUNS, 40);

fc.configureGlobal({ numRuns: RUNS });
