// `npm test`: installs what the checks need and runs them. `npm test -- --quick` leaves the browser
// out; `npm run test:all` adds what takes minutes: thousands of posts, zoom and large text, drills.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "./chromium.mjs";
import { install } from "./install.mjs";
import { nginx } from "./nginx.mjs";
import { postgres } from "./postgres.mjs";
import { root, run } from "./run.mjs";

const quick = process.argv.includes("--quick");
const all = process.argv.includes("--all");
install();
const browser = quick ? "" : chromium();
const results = join(root, "test-results");
const outcome = { passed: 0, failed: 0 };

/** One whole check that counts as one: it passed or it failed. */
function check(title, command, args) {
  const passed = run(title, command, args, { allowFailure: true }) === 0;
  outcome[passed ? "passed" : "failed"] += 1;
  return passed;
}

/** A test run that counts its tests in a JSON report. */
function suite(title, command, args, report, count, env = { CHROMIUM_PATH: browser }) {
  rmSync(join(results, report), { force: true });
  const status = run(title, command, args, { allowFailure: true, env });
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(join(results, report), "utf8")));
    outcome.passed += passed;
    outcome.failed += failed === 0 && status !== 0 ? 1 : failed;
  } catch {
    console.error(`${title}: no report was written.`);
    outcome.failed += 1;
  }
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** The built site behind a real nginx with the shipped configuration. */
function nginxSuite() {
  const path = nginx();
  if (!path) {
    console.error(
      "nginx is not here and cannot be installed: its tests did not run and count as failed.",
    );
    outcome.failed += 1;
    return;
  }
  const config = ["--config", "tests/nginx/vitest.config.ts"];
  const reports = ["--reporter=default", "--reporter=json", "--outputFile=test-results/nginx.json"];
  suite("The site on nginx", "vitest", ["run", ...config, ...reports], "nginx.json", countVitest, {
    NGINX_PATH: path,
  });
}

check("Format", "biome", ["format", "."]);
check("Lint", "oxlint", ["--type-aware", "--deny-warnings"]);
check("Types", "npm", ["run", "--silent", "typecheck"]);
const built = check("Build", "npm", ["run", "--silent", "build"]);
check("Readability", "npm", ["run", "--silent", "readability"]);
// Without it the tests on PostgreSQL fail and say so.
const database = postgres();
suite(
  "Unit and contract tests",
  "vitest",
  ["run", "--reporter=default", "--reporter=json", "--outputFile=test-results/vitest.json"],
  "vitest.json",
  countVitest,
  { CHROMIUM_PATH: browser, ...(database ? { POSTGRES_BIN: database } : {}) },
);
if (!quick && built) {
  nginxSuite();
  suite(
    "Browser tests",
    "playwright",
    ["test"],
    "playwright.json",
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    { CHROMIUM_PATH: browser, ...(all ? { TEST_ALL: "1" } : {}) },
  );
}

console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed === 0 ? 0 : 1);
