import { once } from "node:events";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { createSiteServer, listen } from "#server/preview/server.ts";
import { expect, test } from "#tests/browser/fixtures.ts";
import { works } from "#tests/browser/tools/works.ts";
import { kept, LONG_AFTER_LOAD_MS, saved, saveSite, SAVING_MS, visit } from "./saved-copy.ts";

test.setTimeout(2 * SAVING_MS);
test.beforeEach(({ page }) => page.clock.install());

let folder: string;
let server: Server;
/** The addresses that a captive portal answers with its own page. */
let portal: RegExp | undefined;

/** The part of the site that these tests save; offline.spec.ts saves all of it. */
const SAVED = /^\/(?:offline|about(?:\/[\w-]+)?)?$|^\/assets\/(?:entry|site|offline|[a-c])/;
/** Files that these tests change, and therefore copy; all others are only linked. */
const CHANGED = /^(?:about|assets)$|\.(?:html|js|json)$/;
const listFile = () => join(folder, "offline-list.json");

test.use({
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
  // Each test serves its own copy of the site on its own port.
  baseURL: async ({ browserName }, use) => {
    folder = mkdtempSync(join(tmpdir(), `first-paddock-${browserName}-`));
    for (const name of readdirSync("dist")) {
      if (CHANGED.test(name)) cpSync(join("dist", name), join(folder, name), { recursive: true });
      else symlinkSync(resolve("dist", name), join(folder, name));
    }
    const list: readonly { readonly url: string }[] = JSON.parse(readFileSync(listFile(), "utf8"));
    writeFileSync(listFile(), JSON.stringify(list.filter(({ url }) => SAVED.test(url))));
    const site = createSiteServer({ folder, base: "/", compress: false });
    portal = undefined;
    server = createServer((request, response) => {
      if (!portal?.test(request.url ?? "")) site.emit("request", request, response);
      else response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Motel</h1>");
    });
    await use(`http://127.0.0.1:${await listen(server, "127.0.0.1", 0)}`);
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
});

/** The most files that the worker keeps of pages that were read (app/offline/worker.ts). */
const ROOM = 400;

/** Publishes a home page with a new title, like an export with changed content. */
function publishNewTitle(): void {
  const page = join(folder, "index.html");
  writeFileSync(page, readFileSync(page, "utf8").replace(/<title>[^<]*/, "<title>Version two"));
  const text = readFileSync(listFile(), "utf8");
  writeFileSync(listFile(), text.replace(/("url":"\/","revision":")[\w-]+/, "$1other"));
  expect(readFileSync(listFile(), "utf8")).not.toBe(text);
}

/** Lets a day pass, after which the copy looks for changes. */
const anotherDay = (page: Page) =>
  page.evaluate(() => localStorage.setItem("offline-copy", "saved Mon Jan 01 2024"));

/** Waits until the copy has looked for changes. */
const updated = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem("offline-copy")), { timeout: SAVING_MS })
    .not.toContain("2024");

/** Collects the paths that the page fetches from now on. */
function recordFetches(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Pages fetch their scripts, too.
    if (request.resourceType() === "fetch" && !pathname.endsWith(".js")) requested.push(pathname);
  });
  return requested;
}

/** Publishes a build whose stylesheet has a new name, without one of the pages. Returns both stylesheet paths. */
function publishOtherStyles(): { readonly before: string; readonly after: string } {
  const html = readFileSync(join(folder, "about.html"), "utf8");
  const [before = ""] = /\/assets\/site-[\w-]+\.css/.exec(html) ?? [];
  const after = before.replace(".css", "2.css");
  cpSync(join(folder, before), join(folder, after));
  for (const page of ["index", "about", "offline"]) {
    const file = join(folder, `${page}.html`);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(before, after));
  }
  rmSync(join(folder, "about/team.html"));
  const list: { url: string; revision: string }[] = JSON.parse(readFileSync(listFile(), "utf8"));
  const other = list
    .filter(({ url }) => url !== "/about/team")
    .map(({ url, revision }) =>
      url === before ? { url: after, revision } : { url, revision: revision && `${revision}2` },
    );
  writeFileSync(listFile(), JSON.stringify(other));
  return { before, after };
}

test("an interrupted update leaves the old copy complete; a finished one drops withdrawn files; the next fetches and shows only what changed", async ({
  page,
  context,
  expectedErrors,
}) => {
  // The worker requests the withdrawn page once more, because the page had also been kept as read.
  expectedErrors.push("404 (Not Found)");
  await visit(page, "/about/team");
  await saveSite(page, "/about");
  const { before, after } = publishOtherStyles();
  await anotherDay(page);
  const copy = async () => (await kept(page)).copy;
  const requested = recordFetches(page);
  await context.route(`**${after}`, (route) => route.abort());
  await visit(page, "/about");
  await expect.poll(() => requested, { timeout: SAVING_MS }).toContain(after);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.locator(`link[href="${before}"]`)).toHaveCount(1);
  const header = page.getByRole("banner");
  await expect.poll(() => header.evaluate((it) => getComputedStyle(it).position)).toBe("sticky");
  expect(await copy()).toEqual(expect.arrayContaining([before, "/about/team"]));

  await context.unroute(`**${after}`);
  await context.setOffline(false);
  await visit(page, "/about");
  await updated(page);
  expect(await copy()).toEqual(expect.arrayContaining([after, "/about"]));
  expect(await copy()).not.toEqual(expect.arrayContaining([before]));
  const { read, copy: paths } = await kept(page);
  expect([...read, ...paths]).not.toContain("/about/team");
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.locator(`link[href="${after}"]`)).toHaveCount(1);

  await context.setOffline(false);
  publishNewTitle();
  await anotherDay(page);
  requested.length = 0;
  await visit(page, "/about/mission");
  await updated(page);
  expect(requested.filter((path) => path !== "/offline-list.json")).toEqual(["/"]);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page).toHaveTitle("Version two");
  await expect(saved(page)).toBeVisible();
});

test("while the site is down, a page that was read before is shown instead of the proxy's error @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("502 (Bad Gateway)");
  await visit(page, "/about");
  await expect
    .poll(async () => (await kept(page)).read, { timeout: SAVING_MS })
    .toContain("/about");
  const { port } = server.address() as AddressInfo;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
  server = createServer((_, response) => response.writeHead(502).end("Bad Gateway"));
  await listen(server, "127.0.0.1", port);
  // A query bypasses the browser's one-minute HTTP cache.
  await page.goto("/about?from=feed");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/about/team");
  await expect(page.getByText("Bad Gateway")).toBeVisible();
});

test("a captive portal's page is never stored in place of a script or page, neither of those read nor in the copy @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("MIME type", "Failed to fetch dynamically imported module");
  await visit(page, "/about");
  portal = /^\/(?:assets|offline$)/;
  await page.goto("/tools/budget");
  await expect(async () => {
    await page.clock.runFor(LONG_AFTER_LOAD_MS);
    await expect(page.getByText("This planner couldn’t load.")).toBeVisible({ timeout: 500 });
    expect((await kept(page)).read).toEqual(expect.arrayContaining(["/tools/budget"]));
  }).toPass();
  expect((await kept(page)).read).not.toContain("/offline");
  portal = undefined;
  await page.goto("/tools/budget");
  await works(page);

  const failed = page.getByText("The site couldn’t be saved.");
  // Files that no page has fetched, even by prerendering: others would come from the browser's cache.
  for (const part of [/^\/assets\/chart-sheet/, /^\/about\/team$/]) {
    portal = part;
    await page.goto("/about");
    await page.getByRole("button", { name: "Save for reading offline" }).click();
    await expect(failed).toBeVisible({ timeout: SAVING_MS });
    await visit(page, "/about/mission");
  }
});

test("files that most pages need are kept when the cache is full @rare", async ({ page }) => {
  await visit(page, "/about");
  await expect.poll(async () => (await kept(page)).read.join()).toMatch(/\/fonts\/.*\/scenes\//);
  await page.evaluate(async (room) => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    for (let count = (await cache.keys()).length; count < room; count += 1)
      await cache.put(`/media/${count}.jpg`, new Response());
  }, ROOM);
  await visit(page, "/about/team");
  const assets = await page.evaluate(() =>
    Array.from(document.documentElement.outerHTML.matchAll(/\/assets\/[\w.-]+/g), String),
  );
  expect(assets.length).toBeGreaterThan(1);
  // A file that is used again moves to the end of the cache.
  await expect(async () => {
    const { read } = await kept(page);
    expect(read.join()).toMatch(/\/about\/team.*team-band/);
    expect(read.length).toBe(ROOM);
    expect(read).toEqual(expect.arrayContaining(assets));
  }).toPass();
});

test("saving that was interrupted resumes on the next page", async ({ page, context }) => {
  const stalled = "**/about/science";
  await context.route(stalled, () => {});
  await page.goto("/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await expect
    .poll(async () => (await kept(page)).copy.length, { timeout: SAVING_MS })
    .toBeGreaterThan(12);
  // Progress is recorded after every ten files.
  const { copy } = await kept(page);
  const recorded = copy.filter((path) => path !== "/offline-list.json").slice(0, 11);
  const requested = recordFetches(page);
  await page.goto("/about/team");
  await context.unroute(stalled);
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
  await expect(saved(page)).toBeVisible({ timeout: SAVING_MS });
  expect((await kept(page)).copy).toContain("/about/science");
  expect(requested.filter((path) => recorded.includes(path))).toEqual([]);
});

test("without room on the phone, saving says so @rare", async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"));
  });
  await page.goto("/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  const full = page.getByText("There’s no room left to save the site.");
  await expect(full).toBeVisible({ timeout: SAVING_MS });
  // Saving that the reader did not ask for reports nothing, and leaves the message.
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(full).toBeVisible();
});

test("a document is requested once, by navigation preload while the worker starts; so is the editor's desk, which is never saved @rare", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const requested: string[] = [];
  server.on("request", ({ url, headers }) => {
    const preload = headers["service-worker-navigation-preload"];
    if (/^\/(?:about|admin)/.test(url ?? "")) requested.push([url, preload].join(" "));
  });
  await visit(page, "/admin/login");
  await visit(page, "/about/team");
  expect(requested).toEqual(["/admin/login true", "/about/team true"]);
  // Once a page that was opened later is saved, the desk would have been saved too.
  await expect.poll(async () => (await kept(page)).read).toContain("/about/team");
  const { read } = await kept(page);
  expect(read.filter((path) => path.startsWith("/admin"))).toEqual([]);
  await context.setOffline(true);
  // A query bypasses the browser's one-minute HTTP cache.
  await expect(page.goto("/admin/login?again")).rejects.toThrow();
});

test("the emergency switch (sw-off.js) removes the worker and all its files from the device @rare", async ({
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
