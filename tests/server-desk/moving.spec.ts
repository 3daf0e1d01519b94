import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { ANA, expect, test } from "./fixtures.ts";

const IMPORT_MS = 60_000;
const UPLOADS = "https://old.example/wp-content/uploads/2019/03";

const item = (id: number, type: string, more: string) =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2019-03-04 10:00:00</wp:post_date_gmt>${more}</item>`;

/** A WordPress site with a post, a page, a picture in the text and one as the cover. */
const WORDPRESS = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>
${item(
  1,
  "post",
  `<title>Hay at the gate</title><link>https://old.example/2019/03/hay/</link><wp:post_name>hay</wp:post_name><category domain="category" nicename="soil">Soil</category><content:encoded><![CDATA[<!-- wp:paragraph --><p>Rolled out in rows.</p><!-- /wp:paragraph --><!-- wp:image --><figure class="wp-block-image"><img src="${UPLOADS}/bale-300x200.jpg?w=300" alt="A bale"></figure><!-- /wp:image --><img src="${UPLOADS}/lost.jpg">]]></content:encoded><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`,
)}
${item(2, "page", `<title>Who we are</title><link>https://old.example/about-us/</link><wp:post_name>about-us</wp:post_name><content:encoded>Four of us.</content:encoded>`)}
${item(9, "attachment", `<wp:attachment_url>http://www.old.example/wp-content/uploads/2019/03/cover%20field.jpg</wp:attachment_url>`)}
</channel></rss>`;

const jpeg = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

test("an owner brings a WordPress site with its pictures, and moves the whole site to another server", async ({
  owner: page,
  desk,
  other,
  browser,
}) => {
  test.slow();
  const zip = zipSync({
    "old.xml": strToU8(WORDPRESS),
    "wp-content/uploads/2019/03/bale.jpg": await jpeg("goldenrod"),
    "wp-content/uploads/2019/03/cover field.jpg": await jpeg("seagreen"),
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${desk.origin}/admin/import-export`);
  const chooser = page.getByLabel("Choose a file, or several that belong together");
  const file = { name: "old-site.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };
  await chooser.setInputFiles(file);
  await expect(page.getByText("2 new posts")).toBeVisible();
  await page.getByText("Pictures of its text aren’t among the chosen files").click();
  await expect(page.getByText(`${UPLOADS}/lost.jpg`)).toBeVisible();
  await expect(
    page.getByText("It was a page there, so it becomes a draft of a post."),
  ).toBeVisible();
  await page.getByRole("button", { name: "As published" }).click();
  // Pictures are made in all sizes.
  await expect(page.getByText("2 posts imported.")).toBeVisible({ timeout: IMPORT_MS });

  await page.goto(`${desk.origin}/2019/03/hay/`);
  await expect(page.getByRole("heading", { name: "Hay at the gate", level: 1 })).toBeVisible();
  const bale = page.getByRole("img", { name: "A bale" });
  await bale.scrollIntoViewIfNeeded();
  await expect
    .poll(() => bale.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBe(900);
  expect(asked.every((origin) => origin === desk.origin)).toBe(true);
  expect((await page.request.get(`${desk.origin}/about-us`)).status()).toBe(404);

  await page.goto(`${desk.origin}/admin/import-export`);
  await page.getByLabel("With the newsletter’s subscribers").check();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the export" }).click();
  const copy = await (await downloading).path();

  // Another browser: two sites on one machine share their cookies.
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(other.setUpLink);
  await there.getByLabel("Name").fill(ANA.name);
  await there.getByLabel("Email").fill(ANA.email);
  await there.getByLabel("Password").fill(ANA.password);
  await there.getByRole("button", { name: "Create the account" }).click();
  await expect(there.getByRole("heading", { name: "Your desk is ready" })).toBeVisible();
  await there.goto(`${other.origin}/admin/import-export`);
  await there.getByLabel("Choose a file, or several that belong together").setInputFiles(copy);
  await expect(there.getByText("2 new posts · 12 already here, same text")).toBeVisible();
  await there.getByRole("button", { name: "Import 2 posts as in the copy" }).click();
  await expect(there.getByText("2 posts imported.")).toBeVisible({ timeout: IMPORT_MS });
  await there.goto(`${other.origin}/admin?q=who`);
  await expect(there.getByRole("link", { name: "Who we are", exact: true })).toBeVisible();

  const answer = async (origin: string, path: string) => {
    const response = await fetch(origin + path, { redirect: "manual" });
    const leadsTo = response.headers.get("Location")?.replaceAll(origin, "");
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      leadsTo,
      text: bytes.toString("latin1").replaceAll(origin, ""),
    };
  };
  const map = await answer(desk.origin, "/sitemap.xml");
  const listed = Array.from(
    map.text.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, path = ""]) => URL.parse(path)?.pathname ?? path,
  );
  const rest = [
    "/sitemap.xml",
    "/feed.xml",
    "/2019/03/hay",
    "/about-us",
    await pictureOf(desk.origin),
  ];
  for (const path of [...listed, ...rest]) {
    expect([path, await answer(other.origin, path)]).toEqual([
      path,
      await answer(desk.origin, path),
    ]);
  }
  await elsewhere.close();
});

/** The address of the picture in the post's text. */
async function pictureOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/blog/2019/03/hay`)).text();
  return /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? "";
}
