import { afterAll, beforeAll, expect, test } from "vitest";
import { BUILD_TIMEOUT_MS } from "./build-site.ts";
import { startSite, type TestSite } from "./start-site.ts";

/* Addresses of the built site with arbitrary parts must not push pages out of the cache. */
const TIMEOUT_MS = 120_000;
let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

async function metric(name: string): Promise<number> {
  const numbers = await (await site.ask("GET", "/metrics")).text();
  return Number(new RegExp(`^paddock_pages_kept_${name} (\\d+)`, "m").exec(numbers)?.[1]);
}
const keptBytes = () => metric("bytes");

test.each([
  "/…",
  "/about/…",
  "/getting-started/…",
  "/practices/…",
  "/practices/grazing/…",
  "/tools/…",
  "/blog/page/…",
  "/blog/category/…",
  "/blog/category/water/page/…",
  "/blog/2026/11/…",
  "/blog?q=…",
  "/blog?page=…",
  "/newsletter/…",
  "/data/…",
  "/data/posts/2026/11/…",
  "/scenes/….svg",
  "/share/…",
  "/icons/…",
  "/assets/…",
  "/media/…",
  "/preview/…………",
  "/admin/…",
  "/admin/edit-post/…",
  "/admin/view-post/…",
  "/admin/revisions/…",
])(
  "made-up addresses like %s are not cached",
  async (pattern) => {
    const address = (made: string) => pattern.replaceAll("…", made);
    await site.ask("GET", "/404");
    const path = address("0").split("?")[0] ?? "/";
    await (await site.ask("GET", path)).text();
    await (await site.ask("GET", address("made-up"))).text();
    const before = await keptBytes();
    expect(before).toBeGreaterThan(0);
    const statuses = new Set<number>();
    for (let n = 1; n < 8; n += 1) {
      const answer = await site.ask("GET", address(`made-${n}`));
      await answer.text();
      statuses.add(answer.status);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(await keptBytes()).toBe(before);
  },
  TIMEOUT_MS,
);

test.each([
  "/%",
  "/%zz",
  "/%e0%80%af",
  "/blog/category/%ff",

  "/scenes/%2e%2e%2f",
  "/data/..%2f",
])("%s is a 404, not a failure", async (path) => {
  expect((await site.ask("GET", path)).status).toBe(404);
});

test.each([
  "/",
  "/about",
  "/blog",
  "/blog/archive",
  "/blog/all",
  "/practices/grazing",
  "/tools/budget",
  "/admin",
  "/admin/login",
  "/feed.xml",
  "/sitemap.xml",
  "/blog/2025/05/three-published-ranch-stories-and-what-they-do-not-prove",
])("%s is cached for the next reader", async (path) => {
  const first = await site.ask("GET", path);
  await first.text();
  expect(first.status).toBe(200);
  const before = await metric("misses_total");
  await (await site.ask("GET", path)).text();
  expect(await metric("misses_total")).toBe(before);
});
