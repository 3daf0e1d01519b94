import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, test } from "#tests/browser/fixtures.ts";

test("Chromium offers to install the site as an app", async ({ baseURL, launchOptions }) => {
  // Without a profile on disk Chromium is in private mode, which cannot install apps.
  const profile = mkdtempSync(join(tmpdir(), "first-paddock-profile-"));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = await context.newPage();
    await page.goto(baseURL ?? "");
    const devtools = await context.newCDPSession(page);
    await expect
      .poll(() => devtools.send("Page.getInstallabilityErrors"))
      .toEqual({ installabilityErrors: [] });
    const { errors, url } = await devtools.send("Page.getAppManifest");
    expect({ errors, url }).toEqual({
      errors: [],
      url: new URL("/manifest.webmanifest", baseURL).href,
    });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
