import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_PATH } from "../support/chromium.ts";

// React as the server runs it: Playwright says "test", for which React checks itself at every step.
process.env["NODE_ENV"] = "production";

/**
 * Browser tests of the server edition, end to end: each file starts the real server with a database of
 * its own (fixtures.ts). The site must be built for the server (build.ts does it).
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/server-desk",
  globalSetup: "./build.ts",
  // They wait for keeping and for mails nearly as long as they compute.
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
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    },
  },
});
