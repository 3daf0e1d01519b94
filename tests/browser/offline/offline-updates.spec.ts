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

/** What is enough of the site to save: it is saved whole in offline.spec.ts. */
const SAVED = /^\/(?:offline|about(?:\/[\w-]+)?)?$|^\/assets\/(?:entry|site|offline|[a-c])/;
/** What these tests change: copied, while the rest, most of the files, is only linked. */
const CHANGED = /^(?:about|assets)$|\.(?:html|js|json)$/;
const listFile = () => join(folder, "offline-list.json");

test.use({
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
  // This test deploys to its own port.
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

/** How many files the worker keeps of those that were read (app/offline/worker.ts). */
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

/** Paths that the page fetches from now on. */
function fetched(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Pages fetch their scripts, too.
    if (request.resourceType() === "fetch" && !pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

/** Publishes a build whose styles have another name, with one page withdrawn. Returns the names. */
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

test("an update that breaks off leaves the old copy whole; a finished one drops what is no longer published; the next fetches only what changed, which shows at once", async ({
  page,
  context,
  expectedErrors,
}) => {
  // A withdrawn page that the worker had kept as read, too, is asked for once more.
  expectedErrors.push("404 (Not Found)");
  await visit(page, "/about/team");
  await saveSite(page, "/about");
  const { before, after } = publishOtherStyles();
  await anotherDay(page);
  const copy = async () => (await kept(page)).copy;
  const asked = fetched(page);
  await context.route(`**${after}`, (route) => route.abort());
  await visit(page, "/about");
  await expect.poll(() => asked, { timeout: SAVING_MS }).toContain(after);
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
  asked.length = 0;
  await visit(page, "/about/mission");
  await updated(page);
  expect(asked.filter((path) => path !== "/offline-list.json")).toEqual(["/"]);
  await context.setOffline(true);
  await page.goto("/");
  await expect(page).toHaveTitle("Version two");
  await expect(saved(page)).toBeVisible();
});

test("while the site is down, a page that was read is shown instead of its proxy's error @rare", async ({
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
  // For a minute the browser itself would have the page's own address.
  await page.goto("/about?from=feed");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/about/team");
  await expect(page.getByText("Bad Gateway")).toBeVisible();
});

test("a captive portal's page is kept neither as a script nor as a page, by what is read and by the copy @rare", async ({
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
  // What a page, also one prerendered from here, has fetched is taken from the browser's cache.
  for (const part of [/^\/assets\/chart-sheet/, /^\/about\/team$/]) {
    portal = part;
    await page.goto("/about");
    await page.getByRole("button", { name: "Save for reading offline" }).click();
    await expect(failed).toBeVisible({ timeout: SAVING_MS });
    await visit(page, "/about/mission");
  }
});

test("what most pages need is kept when there is no more room for other files @rare", async ({
  page,
}) => {
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
  // What is used again is taken out and put at the end.
  await expect(async () => {
    const { read } = await kept(page);
    expect(read.join()).toMatch(/\/about\/team.*team-band/);
    expect(read.length).toBe(ROOM);
    expect(read).toEqual(expect.arrayContaining(assets));
  }).toPass();
});

test("interrupted saving resumes on the next page", async ({ page, context }) => {
  const stalled = "**/about/science";
  await context.route(stalled, () => {});
  await page.goto("/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  await expect
    .poll(async () => (await kept(page)).copy.length, { timeout: SAVING_MS })
    .toBeGreaterThan(12);
  // Recorded as saved, ten at a time.
  const { copy } = await kept(page);
  const recorded = copy.filter((path) => path !== "/offline-list.json").slice(0, 11);
  const asked = fetched(page);
  await page.goto("/about/team");
  await context.unroute(stalled);
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
  await expect(saved(page)).toBeVisible({ timeout: SAVING_MS });
  expect((await kept(page)).copy).toContain("/about/science");
  expect(asked.filter((path) => recorded.includes(path))).toEqual([]);
});

test("a phone without room says so @rare", async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"));
  });
  await page.goto("/about");
  await page.getByRole("button", { name: "Save for reading offline" }).click();
  const full = page.getByText("There’s no room left to save the site.");
  await expect(full).toBeVisible({ timeout: SAVING_MS });
  // What is saved without asking stays silent, and leaves the message.
  await page.clock.runFor(LONG_AFTER_LOAD_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(full).toBeVisible();
});

test("a document is asked for once, by the browser while the worker starts; the editor's desk too, which is never saved @rare", async ({
  page,
  context,
}) => {
  await visit(page, "/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const asked: string[] = [];
  server.on("request", ({ url, headers }) => {
    const preload = headers["service-worker-navigation-preload"];
    if (/^\/(?:about|admin)/.test(url ?? "")) asked.push([url, preload].join(" "));
  });
  await visit(page, "/admin/login");
  await visit(page, "/about/team");
  expect(asked).toEqual(["/admin/login true", "/about/team true"]);
  // A page read later is saved, so the desk would have been by now.
  await expect.poll(async () => (await kept(page)).read).toContain("/about/team");
  const { read } = await kept(page);
  expect(read.filter((path) => path.startsWith("/admin"))).toEqual([]);
  await context.setOffline(true);
  // A query bypasses the browser's one-minute HTTP cache.
  await expect(page.goto("/admin/login?again")).rejects.toThrow();
});

test("the emergency switch removes the worker and all its files from the device @rare", async ({
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
