import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 4173);

/** Browser tests walk the built site, served as a static host would serve it. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: Number(process.env.TEST_WORKERS ?? 2),
  // A second try on a machine that is busy with other things; the report calls such a test flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: process.env.TEST_URL ?? `http://127.0.0.1:${port}`,
    trace: "retain-on-failure",
    // A saved copy would answer in place of the build; tests/browser/reach/ allows it where it is meant.
    serviceWorkers: "block",
    timezoneId: "America/Chicago",
    locale: "en-US",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, hasTouch: true },
      testIgnore: "**/desktop-only/**",
    },
  ],
  ...(process.env.TEST_URL
    ? {}
    : {
        webServer: {
          command: "npm run --silent serve",
          env: { PORT: String(port), HOST: "127.0.0.1" },
          url: `http://127.0.0.1:${port}/`,
          reuseExistingServer: false,
          stdout: "ignore" as const,
        },
      }),
});
