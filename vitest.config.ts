import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that hash passwords at full cost. */
const SLOW_HASHES = ["server/accounts/password.test.ts"];
/** Tests of databases, on both SQLite and PostgreSQL. */
const SERVER = [
  "server/**/!(password).test.ts",
  "tests/server/{ports,management}.test.ts",
  "tests/server/attacks/!(enumeration).test.ts",
];
/** Tests of the output of `npm run build`. */
const BUILT = ["tests/{site,bundle}/**/*.test.ts"];
/** Tests of a built server edition. */
const SERVED = ["tests/server/{site,cached-pages}.test.ts"];
/** Tests of the shipped configuration on a real nginx, which `npm test` installs (scripts/install/nginx.mjs). */
const NGINX = ["tests/nginx/*.nginx.ts"];
/**
 * Tests that kill whole servers, send every published attack into every field, or compare response times. They
 * load the whole machine or need it idle; only `npm run test:all` runs them.
 */
const DRILLS = [
  "tests/drills/**/*.test.ts",
  "tests/server/hostile/*.test.ts",
  "tests/server/attacks/enumeration.test.ts",
];

/**
 * First the files that wait for a build, so that others run meanwhile. Then those that need jsdom: among other files,
 * each of them would end its worker and start two.
 */
class Ordered extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (/sub-path/.test(moduleId)) return 0;
      return readFileSync(moduleId, "utf8").includes("@vitest-environment jsdom") ? 1 : 2;
    };
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rank(file) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: Ordered },
    // Drawing pictures and full builds take longer on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than there are cores: the tests of databases wait for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    retry: Number(process.env["TEST_RETRIES"] ?? 0),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,drawings,publish,vite,content,tests}/**/*.test.{ts,tsx}", ...SLOW_HASHES],
          // The bench installs packages that bring tests of their own.
          exclude: ["**/node_modules/**", ...SERVER, ...BUILT, ...SERVED, ...DRILLS],
          setupFiles: "tests/support/runs.ts",
          // These tests share no state, so they need no isolation.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: SERVER,
          isolate: false,
          globalSetup: "server/testing/one-postgres.ts",
          setupFiles: "server/testing/quick-hashes.ts",
        },
      },
      { extends: true, test: { name: "built", include: BUILT, isolate: false } },
      { extends: true, test: { name: "nginx", include: NGINX, hookTimeout: 180_000 } },
      {
        extends: true,
        test: {
          name: "served",
          include: SERVED,
          globalSetup: "tests/server/one-build.ts",
          // React as the server runs it: for "test" it checks itself at every step.
          env: { NODE_ENV: "production" },
        },
      },
      {
        extends: true,
        test: {
          name: "drills",
          include: DRILLS,
          globalSetup: "tests/server/one-build.ts",
          fileParallelism: false,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
