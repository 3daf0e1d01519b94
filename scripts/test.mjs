// `npm test`: installs what the checks need and runs them. `npm test -- --quick` leaves out the attacks, and all that
// needs a browser, nginx, PostgreSQL or the server edition's build; `npm run test:all` adds what takes minutes:
// thousands of posts, zoom and large text, screens similar to others, the desk on a phone, the lists of attacks in
// every field, more random examples, drills; and failures and browsers that few people meet
// (tests/browser/playwright.config.ts).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { chromium } from "./install/chromium.mjs";
import { install } from "./install/install.mjs";
import { nginx } from "./install/nginx.mjs";
import { postgres } from "./install/postgres.mjs";
import { root, run } from "./run.mjs";

const quick = process.argv.includes("--quick");
const all = process.argv.includes("--all");
install();
/**
 * The installation of the system's programs. It runs while format, types and lint are checked, which need none of them.
 */
const installed = quick
  ? undefined
  : once(
      spawn(process.execPath, [join(root, "scripts/install/for-tests.mjs")], {
        stdio: ["ignore", "ignore", "inherit"],
      }),
      "exit",
    );
/** On a machine shared with others, `FLAKY=report` names a test that needed a second try and lets it pass. */
const reportsFlaky = process.env.FLAKY === "report";
const retries = reportsFlaky ? { TEST_RETRIES: "2" } : {};
const more = all ? { TEST_ALL: "1" } : {};
const results = join(root, "test-results");
const outcome = { passed: 0, failed: 0 };
/** What failed or needed a second try, listed again at the end: the start of a log may be cut off. */
const said = [];

/** A check that counts as one: it passed or it failed. */
function check(title, command, args) {
  const passed = run(title, command, args, { allowFailure: true }) === 0;
  outcome[passed ? "passed" : "failed"] += 1;
  if (!passed) said.push(`failed: ${title}`);
  return passed;
}

/** A test run that counts its tests in a JSON report; `count` also names those that failed or were flaky. */
function suite(title, command, args, report, count, env) {
  rmSync(join(results, report), { force: true });
  const status = run(title, command, args, { allowFailure: true, env });
  try {
    const { passed, failed, names } = count(
      JSON.parse(readFileSync(join(results, report), "utf8")),
    );
    const outside = failed === 0 && status !== 0;
    outcome.passed += passed;
    outcome.failed += outside ? 1 : failed;
    said.push(...names);
    if (outside) said.push(`failed: ${title}, outside its tests: see its errors above`);
  } catch {
    said.push(`failed: ${title}: no report was written`);
    outcome.failed += 1;
  }
}

/** Tests by vitest; `where` picks projects or names a configuration. */
function vitest(title, where, report, env = {}) {
  const reports = ["--reporter=default", "--reporter=json", `--outputFile=test-results/${report}`];
  suite(title, "vitest", ["run", ...where, ...reports], report, countVitest, {
    ...retries,
    ...more,
    ...env,
  });
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const tests = failed.map((test) => `failed: ${relative(root, name)}: ${test.fullName}`);
    return status === "failed" && tests.length === 0 ? [`failed: ${relative(root, name)}`] : tests;
  });
  return { passed: numPassedTests, failed: numFailedTests, names };
}

/** The specs of a suite in Playwright's report, including those of nested suites. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Tests in a browser. One that passed only on a second try is flaky, and counts as failed. */
function playwright(title, folder, report, own = {}) {
  const count = ({ stats, suites }) => ({
    passed: stats.expected + (reportsFlaky ? stats.flaky : 0),
    failed: stats.unexpected + (reportsFlaky ? 0 : stats.flaky),
    names: specsOf({ suites }).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status }) => `${status === "flaky" ? "flaky" : "failed"}: ${file}: ${title}`),
    ),
  });
  const env = {
    CHROMIUM_PATH: chromium(),
    ...retries,
    ...more,
    ...own,
  };
  suite(title, "playwright", ["test", "--config", folder], report, count, env);
}

/** The path of nginx; without it its tests count as failed. */
function nginxOrFailure() {
  const path = nginx();
  if (path) return path;
  said.push("failed: nginx is not here and cannot be installed, its tests did not run");
  outcome.failed += 1;
  return "";
}

check("Format", "biome", ["format", "."]);
check("Types", "npm", ["run", "--silent", "typecheck"]);
check("Lint", "oxlint", ["--type-aware", "--deny-warnings"]);
await installed;
// Without PostgreSQL the tests on it fail and say so; `--quick` leaves them out.
const database = quick ? undefined : postgres();
const databases = quick ? { TEST_QUICK: "1" } : database ? { POSTGRES_BIN: database } : {};
const units = ["--project=unit", "--project=server"];
const left = quick
  ? ["--exclude=tests/server/attacks/**", "--exclude=server/database/{notices,postgres}.test.ts"]
  : [];
vitest("Unit and contract tests", [...units, ...left], "vitest.json", databases);
const built = check("Build", "npm", ["run", "--silent", "build"]);
check("Readability", "npm", ["run", "--silent", "readability"]);
if (built) {
  const nginxPath = quick ? "" : nginxOrFailure();
  const sites = ["--project=built", ...(quick ? [] : ["--project=served"])];
  if (nginxPath) sites.push("--project=nginx");
  vitest("The built site", sites, "built.json", { NGINX_PATH: nginxPath });
}
if (built && !quick) {
  playwright("Browser tests", "tests/browser", "playwright.json");
  // The tests of the built site have built the server edition, too.
  const built = { SERVER_EDITION: "built" };
  playwright("The desk of the server edition", "tests/server-desk", "server-desk.json", built);
}
if (all) vitest("Drills", ["--project=drills"], "drills.json", databases);

if (said.length > 0) console.log(`\n${said.join("\n")}`);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed`);
process.exit(outcome.failed === 0 ? 0 : 1);
