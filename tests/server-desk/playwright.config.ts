import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/chromium.ts";

// Uses React's production build; Playwright sets "test", which selects the slow development build.
process.env["NODE_ENV"] = "production";

/**
 * End-to-end browser tests of the server edition: each file starts the real server with its own
 * database (fixtures.ts). build.ts builds the site for the server.
 */
export default defineConfig({
  testDir: ".",
  // Node runs TypeScript by itself, and each worker would translate the whole site that is built.
  build: { external: ["**/*.ts", "**/.output-server/**"] },
  // `npm test` has what an editor does, and every way in which ordinary work could lose a word. Only
  // `npm run test:all` has rare machines and accidents: a killed server, no script, a very low window or large photo.
  testIgnore: process.env.TEST_ALL === undefined ? ["**/rare/**"] : [],
  outputDir: "../../test-results/server-desk",
  globalSetup: "./build.ts",
  // The tests spend much of their time waiting for autosaves and mails.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
  retries: Number(process.env.TEST_RETRIES ?? 1),
  forbidOnly: process.env.CI !== undefined,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/server-desk.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: "on-first-retry",
    serviceWorkers: "block",
    timezoneId: "America/Chicago",
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
  },
});
