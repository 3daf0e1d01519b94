import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer, listen } from "#server/preview/server.ts";
import { expect, test } from "#tests/browser/fixtures.ts";
import { kept, saved, saveSite, SAVING_MS, visit } from "./saved-copy.ts";

test.setTimeout(2 * SAVING_MS);
test.beforeEach(({ page }) => page.clock.install());

let folder: string;
let server: Server;

/** What is enough of the site to save: it is saved whole in offline.spec.ts. */
const SAVED = /^\/(?:offline|about(?:\/team)?)?$|^\/assets\/(?:entry|site|offline)/;
const listFile = () => join(folder, "offline-list.json");

test.use({
  serviceWorkers: "allow",
  // A shared context keeps what service workers have saved.
  reuseContext: false,
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
  // This test deploys to its own port.
  baseURL: async ({ browserName }, use) => {
    folder = mkdtempSync(join(tmpdir(), `first-paddock-${browserName}-`));
    cpSync("dist", folder, { recursive: true });
    const list: readonly { readonly url: string }[] = JSON.parse(readFileSync(listFile(), "utf8"));
    writeFileSync(listFile(), JSON.stringify(list.filter(({ url }) => SAVED.test(url))));
    server = createSiteServer({ folder, base: "/", compress: false });
    await use(`http://127.0.0.1:${await listen(server, "127.0.0.1", 0)}`);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
});

/** Publishes a home page with a new title, like an export with changed content. */
function publishNewVersion(): void {
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(/<title>[^<]*/, "<title>Version two"));
  const text = readFileSync(listFile(), "utf8");
  writeFileSync(listFile(), text.replace(/("url":"\/","revision":")[\w-]+/, "$1other"));
  expect(readFileSync(listFile(), "utf8")).not.toBe(text);
}

test("a new version shows at once, and the offline copy fetches only the changes", async ({
  page,
  context,
}) => {
  await saveSite(page, "/about");
  publishNewVersion();
  // The copy looks for changes once a day.
  await page.evaluate(() => localStorage.setItem("offline-copy", "saved Mon Jan 01 2024"));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
  });
  await visit(page, "/about/team");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("offline-copy")), { timeout: SAVING_MS })
    .not.toContain("2024");
  expect(asked.filter((path) => path !== "/offline-list.json")).toEqual(["/"]);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page).toHaveTitle("Version two");
  await expect(saved(page)).toBeVisible();
});

test("a document is asked for once, by the browser while the worker starts, at the desk too", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const asked: string[] = [];
  server.on("request", ({ url, headers }) => {
    const preload = headers["service-worker-navigation-preload"];
    if (/^\/(?:about|admin)/.test(url ?? "")) asked.push([url, preload].join(" "));
  });
  await visit(page, "/about/team");
  await page.goto("/admin/login");
  expect(asked).toEqual(["/about/team true", "/admin/login true"]);
});

test("the emergency switch removes the worker and all its files from the device", async ({
  page,
}) => {
  await visit(page, "/about");
  await expect.poll(async () => (await kept(page)).read).toContain("/about");
  cpSync(join(folder, "sw-off.js"), join(folder, "sw.js"));
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
  );
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
