import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer, listen } from "../../../../build/serve/server.ts";
import { expect, test } from "../../fixtures.ts";
import { saved, saveSite, SAVING } from "./saved-copy.ts";

test.setTimeout(3 * SAVING);

let folder: string;
let server: Server;
let origin: string;

test.use({
  serviceWorkers: "allow",
  // The deployment of this test is on a port of its own.
  baseURL: async ({ browserName }, use) => {
    folder = mkdtempSync(join(tmpdir(), `first-paddock-${browserName}-`));
    cpSync("dist", folder, { recursive: true });
    server = createSiteServer({ folder, base: "/" });
    origin = `http://127.0.0.1:${await listen(server, "127.0.0.1", 0)}`;
    await use(origin);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
});

/** Publishes a home page with another title, as a build with changed content would. */
function publishNewVersion(): void {
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(/<title>[^<]*/, "<title>Version two"));
  const worker = join(folder, "sw.js");
  const text = readFileSync(worker, "utf8");
  writeFileSync(worker, text.replace(/("url":"\/","revision":")[\w-]+/, "$1other"));
  expect(readFileSync(worker, "utf8")).not.toBe(text);
}

const checkForUpdate = () =>
  navigator.serviceWorker.getRegistration().then((registration) => registration?.update());

test("a new version is offered, and loaded only when the reader says so", async ({ page }) => {
  await saveSite(page);
  const title = await page.title();
  publishNewVersion();
  await page.evaluate(checkForUpdate);
  const bar = page.getByRole("status").filter({ hasText: "A new version of this site is ready." });
  await expect(bar).toBeVisible({ timeout: SAVING });
  await bar.getByRole("button", { name: "Later" }).click();
  await expect(bar).toBeHidden();

  await page.goto("/");
  await expect(page).toHaveTitle(title);
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: "Load new version" }).click();
  await expect(page).toHaveTitle("Version two");
  await expect(bar).toBeHidden();
});

test("while data is saved, a new version waits", async ({ page }) => {
  await saveSite(page);
  await page.getByRole("checkbox", { name: /Low data/ }).check();
  publishNewVersion();
  await page.waitForTimeout(500);
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined),
  );
  await page.waitForTimeout(1500);
  await page.goto("/");
  // While data is saved, the footer asks the saved copy with the reader's first touch or key.
  await page.keyboard.press("Tab");
  await expect(saved(page)).toBeVisible({ timeout: SAVING });
  expect(
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(registration?.waiting);
    }),
  ).toBe(false);
});

test("the emergency switch takes the worker and the copy off the device", async ({ page }) => {
  await saveSite(page);
  cpSync(join(folder, "sw-off.js"), join(folder, "sw.js"));
  await page.evaluate(checkForUpdate);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
