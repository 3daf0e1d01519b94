import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAFT } from "#server/testing/drafts.ts";
import { importForm } from "#server/testing/import-file.ts";
import { BUILD_TIMEOUT_MS } from "./build-site.ts";
import { startSite, type TestSite } from "./start-site.ts";

const TWELFTH = "2024-06-15-the-10-percent-rule-paying-for-change-from-cash-flow";
let one: TestSite;
let other: TestSite;

beforeAll(async () => {
  one = await startSite();
  other = await startSite();
}, BUILD_TIMEOUT_MS);
afterAll(() => Promise.all([one.stop(), other.stop()]));

/** An answer without the site's own address. */
async function answerOf({ ask, origin }: TestSite, path: string) {
  const response = await ask("GET", path);
  const text = await response.text();
  return {
    path,
    status: response.status,
    leadsTo: response.headers.get("Location")?.replaceAll(origin, ""),
    text: text.replaceAll(origin, ""),
  };
}

async function save(site: TestSite, id: string, draft: object, more: object, version?: number) {
  const body = { draft: { ...DRAFT, ...draft }, ...more };
  const path = `/api/posts/${id}`;
  const response =
    version === undefined
      ? await site.ask("PUT", path, body)
      : await site.ask("PATCH", path, body, { "If-Match": `"${version}"` });
  expect([200, 201]).toContain(response.status);
}

test("a copied site answers every address as the first one does", async () => {
  const [photo, renamed] = [crypto.randomUUID(), crypto.randomUUID()];
  const create = { width: 60, height: 40, channels: 3, background: "#567a3c" } as const;
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const picture = (await (await one.ask("PUT", "/api/images?name=cow.jpg", bytes)).json()) as {
    address: string;
    id: string;
  };
  await one.ask("PATCH", `/api/images/${picture.id}`, { alt: "A cow", focusX: 62, focusY: 40 });
  const publish = { intent: "publish" };
  await save(one, photo, { slug: "photo", coverImage: picture.address }, publish);
  await save(one, renamed, { slug: "before", title: "Renamed" }, publish);
  await save(one, renamed, { slug: "after", title: "Renamed" }, publish, 1);
  await save(one, renamed, { slug: "after", title: "Not yet public" }, { intent: "save" }, 2);
  await one.ask("DELETE", `/api/posts/${TWELFTH}`);

  const zip = new Uint8Array(await (await one.ask("GET", "/api/export.zip")).arrayBuffer());
  const { body, headers } = await importForm({ "site.zip": zip });
  expect((await other.ask("POST", "/api/import", body, headers)).status).toBe(200);

  const { text: map } = await answerOf(one, "/sitemap.xml");
  const listed = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address);
  expect(listed.length).toBeGreaterThan(30);
  for (const path of [
    ...listed.map((address) => (address.startsWith("/") ? address : new URL(address).pathname)),
    "/sitemap.xml",
    "/feed.xml",
    "/atom.xml",
    "/feed.json",
    "/data/posts.json",
    "/blog/2026/11/before",
    "/blog/2024/06/the-10-percent-rule-paying-for-change-from-cash-flow",
    picture.address,
  ]) {
    expect(await answerOf(other, path)).toEqual(await answerOf(one, path));
  }
});
