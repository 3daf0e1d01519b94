import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../server/build-site.ts";
import { type Nginx, startNginx } from "./start-nginx.ts";

const BASE = "/grazing/";
const home = mkdtempSync(join(tmpdir(), "first-paddock-sub-path-"));
const folder = join(home, "dist");
const bundle = `.output-sub-path-${process.pid}`;
let nginx: Nginx;

beforeAll(async () => {
  const built = buildSite({ EDITION: "demo", BASE_PATH: BASE, BUNDLE_DIR: bundle });
  execFileSync(process.execPath, [join(built, "server/publish.js")], {
    env: { ...process.env, OUT_DIR: folder },
    stdio: "pipe",
  });
  nginx = await startNginx(folder, BASE);
});
afterAll(async () => {
  await nginx?.stop();
  rmSync(bundle, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});

const get = (path: string) => fetch(nginx.origin + path, { redirect: "manual" });

test.each([
  ["/grazing/", 200],
  ["/grazing/about", 200],
  ["/grazing/practices/mystery", 200],
  ["/grazing/blog/2025/05/nope", 404],
  ["/grazing/nope", 404],
  ["/about", 404],
])("%s answers %i", async (address, status) => {
  const answer = await get(address);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain("</html>");
});

test("the folder's name without a slash redirects to its home page", async () => {
  const answer = await get("/grazing");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/grazing/");
});

test("the empty root redirects to the site", async () => {
  const answer = await get("/");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/grazing/");
});

test("every address on a page is under the sub-path and exists", async () => {
  for (const page of ["/grazing/", "/grazing/blog", "/grazing/about/team"]) {
    const html = await (await get(page)).text();
    const named = [...html.matchAll(/ (?:href|src|action|data-asleep)="(\/[^"#?]*)/g)].map(
      ([, address]) => address ?? "",
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((address) => !address.startsWith(BASE))).toEqual([]);
    for (const address of new Set(named)) {
      expect((await get(address)).status, address).toBe(200);
    }
  }
});
