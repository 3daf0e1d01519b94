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
  // Node runs TypeScript by itself; otherwise each worker would transpile the whole built site.
  build: { external: ["**/*.ts", "**/.output-server/**"] },
  // `npm test` covers an editor's daily work, and every way in which it could lose a word. Rare machines and accidents
  // run only in `npm run test:all`: a killed server, no JavaScript, a very low window, a very large photo.
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
