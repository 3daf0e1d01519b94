import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** What hashes passwords at their full cost. */
const SLOW_HASHES = [
  "server/accounts/password.test.ts",
  "tests/server/attacks/enumeration.test.ts",
];
/** What asks a database, each on SQLite and on PostgreSQL. */
const SERVER = [
  "server/**/!(password).test.ts",
  "tests/server/{ports,office}.test.ts",
  "tests/server/attacks/!(enumeration).test.ts",
];
/** What reads the site that `npm run build` made. */
const BUILT = ["tests/{site,bundle}/**/*.test.ts"];
/** What builds the site of the server edition and asks it. */
const SERVED = ["tests/server/{site,kept-pages,hostile-*}.test.ts"];
/** What asks a real nginx with the shipped configuration; `npm test` brings it (scripts/install/nginx.mjs). */
const NGINX = ["tests/nginx/*.nginx.ts"];
/** What kills and restarts whole servers; `npm run test:all` runs it. */
const DRILLS = ["tests/drills/**/*.test.ts"];

export default defineConfig({
  test: {
    // Drawing pictures and whole builds take longer on a machine that does other things as well.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than there are cores: while one waits for a database, a child or a clock, another computes.
    maxWorkers: availableParallelism() + 1,
    retry: Number(process.env["TEST_RETRIES"] ?? 0),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,publish,vite,content,tests,bench}/**/*.test.{ts,tsx}", ...SLOW_HASHES],
          exclude: [...SERVER, ...BUILT, ...SERVED, ...DRILLS],
          // Pure modules share nothing, so a worker may run one file after the other.
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
      { extends: true, test: { name: "built", include: BUILT } },
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
        // Each drill loads the machine by itself.
        test: {
          name: "drills",
          include: DRILLS,
          globalSetup: "tests/server/one-build.ts",
          fileParallelism: false,
        },
      },
    ],
  },
});
