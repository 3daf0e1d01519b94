import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/chromium.ts";
import { PHONE } from "./fixtures.ts";

const port = Number(process.env.TEST_PORT ?? 4173);

/*
 * `npm test` uses a screen of each kind as people do, with one example of each failure. Only `npm run test:all` runs
 * tests that take minutes or cover what few people meet: further translated pages and scripts that fail to load, a
 * captive portal, full storage, hosts without rules, old browsers, forced colors, a thousand posts. Whole files of such
 * tests are listed here; single tests have the tag `@rare` in their title.
 */
const RARE = [
  "addresses",
  "darkened",
  "development",
  "fits-screen",
  "hostile-post",
  "languages",
  "large-text",
  "many-posts",
  "small-viewports",
  "smallest-text",
  "walk",
  "wrong-numbers",
].map((name) => `**/${name}.spec.ts`);
const all = process.env.TEST_ALL !== undefined;
/** Runs the desk's tests on a phone, too. Only with `npm run test:all`, because each project starts new workers. */
const phone = { name: "phone", use: PHONE, testMatch: /(?:dashboard|editor)\.spec\.ts$/ };

/** Browser tests of the built site, served as a static host would serve it. */
export default defineConfig({
  testDir: ".",
  // Node runs TypeScript by itself.
  build: { external: ["**/*.ts"] },
  outputDir: "../../test-results/browser",
  fullyParallel: true,
  grepInvert: all ? [] : /@rare/,
  // One more than there are cores: the tests spend much of their time waiting for delays in the product.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
  // A retry records a trace; a test that needs one still counts as failed (scripts/test.mjs).
  retries: Number(process.env.TEST_RETRIES ?? 1),
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json", { outputFile: "../../test-results/playwright.json" }]],
  use: {
    baseURL: process.env.TEST_URL ?? `http://127.0.0.1:${port}`,
    trace: "on-first-retry",
    // A cached copy would hide the build; tests/browser/offline/ allows service workers.
    serviceWorkers: "block",
    timezoneId: "America/Chicago",
    locale: "en-US",
    // Animations would take a tenth of the time; tests/browser/visual/motion.spec.ts tests them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: "desktop",
      testIgnore: all ? [] : RARE,
      use: { viewport: { width: 1280, height: 900 } },
    },
    ...(all ? [phone] : []),
  ],
  ...(process.env.TEST_URL
    ? {}
    : {
        webServer: {
          command: "npm run --silent serve",
          cwd: "../..",
          env: { PORT: String(port), HOST: "127.0.0.1", COMPRESS: "off" },
          url: `http://127.0.0.1:${port}/`,
          reuseExistingServer: false,
          stdout: "ignore" as const,
        },
      }),
});
