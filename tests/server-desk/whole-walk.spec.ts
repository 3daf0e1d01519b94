import type { Browser, Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import type { ArrivedMail } from "#server/testing/mail-server.ts";
import { ANA, expect, test } from "./fixtures.ts";
import { content } from "./writing/form.ts";

/*
 * An owner without a developer: one story from the first change of a text to the whole site on another server. What
 * each of its screens does beyond that is tested by its own spec.
 */

test.use({ sendsMail: true, expectedErrors: ["404", "ERR_NAME_NOT_RESOLVED", "ERR_FAILED"] });
test.setTimeout(150_000);

/** Pictures are made in all sizes; a draft is saved every fifteen seconds on a busy machine. */
const SLOW = { timeout: 60_000 };
const UPLOADS = "https://old.example/wp-content/uploads/2019/03";
const NAME = "Creek & Sons";
const CARLA = { name: "Carla Ruiz", password: "A gate left open in May" };
const CARLAS_ADDRESS = "carla@ranch.example";
const READER = "dee@range.example";
const POST = "What the tank cost";

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

test("an owner renames the site, corrects a page, publishes a contributor, brings a WordPress site, writes to the readers, and moves to another server", async ({
  owner: page,
  desk,
  other,
  browser,
  mailServer,
}) => {
  const { mails } = mailServer;
  // Another file's tests may have sent theirs through the same worker.
  mails.length = 0;
  const reader = await person(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));

  await test.step("the site gets its name", async () => {
    await page.goto(`${desk.origin}/admin`);
    await screen(page, "Settings");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(NAME);
    // Below its letters the law asks for it.
    await page.getByLabel("Who runs the site").fill(`${NAME}, 1 Mill Road, Fort Worth, TX`);
    await publishTexts(page);
    await reader.goto(desk.origin);
    await expect(reader).toHaveTitle(new RegExp(NAME));
    await expect(reader.getByRole("banner")).toContainText(NAME);
    await expect(reader.getByRole("banner")).not.toContainText("First Paddock");
  });

  await test.step("a stop height is another one", async () => {
    await expect(await stopHeight(reader, desk.origin)).not.toContainText("9 in.");
    await screen(page, "Pages");
    await page.getByRole("link", { name: "When to Stop Grazing" }).first().click();
    await page.getByRole("searchbox", { name: "Search these texts" }).fill("bluegrass} in");
    await page.getByRole("textbox", { name: "Row 2, “Take them off at”" }).fill("**9 in.**");
    await publishTexts(page);
    await expect(await stopHeight(reader, desk.origin)).toContainText("9 in.");
    // Only this row is another one.
    await expect(reader.getByRole("cell", { name: "9 in." })).toHaveCount(1);
  });

  await test.step("an invited contributor writes, and asks; the owner publishes under her name", async () => {
    await screen(page, "People");
    await page.getByLabel("Their email").fill(CARLAS_ADDRESS);
    const invite = page.getByRole("region", { name: "Invite someone" });
    await invite.getByLabel("Role").selectOption("contributor");
    await page.getByRole("button", { name: "Create the invitation" }).click();
    await expect(page.getByText(`The link is on its way to ${CARLAS_ADDRESS}.`)).toBeVisible();
    const invitation = await mailTo(mails, CARLAS_ADDRESS);
    expect(invitation.text).toContain(`Subject: Write for ${NAME}`);

    const carla = await person(browser);
    await createAccount(carla, linkIn(invitation, desk.origin), CARLA);
    await carla.getByRole("link", { name: "New Post" }).click();
    await carla.getByLabel("Title").fill(POST);
    await carla.getByRole("button", { name: "Use this drawing" }).click();
    await content(carla).fill("Buy a trough.\n\nIt cost $780.");
    await carla.getByLabel("Excerpt").fill("A tank, and its price.");
    await carla.getByLabel("Category").selectOption("Water");
    await expect(carla.getByLabel("Byline")).toHaveValue(CARLA.name);
    await expect(carla.getByRole("button", { name: "Publish Post" })).toHaveCount(0);
    await carla.getByRole("button", { name: "Ask for review" }).click();
    const note = carla.getByRole("dialog", { name: "Ask for review" });
    await note.getByLabel("Note to the editor").fill("Is the price right?");
    await note.getByRole("button", { name: "Ask for review" }).click();
    await expect(carla.getByText("An editor is asked to look at")).toBeVisible();
    await reader.goto(`${desk.origin}/blog`);
    await expect(reader.getByRole("main")).not.toContainText(POST);

    const question = await mailTo(mails, ANA.email);
    expect(question.text).toContain(`Subject: For review: ${POST}`);
    expect(question.text).toContain("Is the price right?");
    await page.goto(linkIn(question, desk.origin));
    await expect(page.getByText(`${CARLA.name} asked for review`)).toBeVisible();
    await page.getByRole("button", { name: "Publish Post" }).click();
    await page.getByRole("link", { name: "View post", exact: true }).click();
    await page.waitForURL(/\/blog\//);
    await reader.goto(page.url());
    await expect(reader.getByRole("heading", { name: POST, level: 1 })).toBeVisible();
    await expect(reader.locator(".page-head .meta")).toContainText(CARLA.name);
    await expect(reader.getByText("It cost $780.")).toBeVisible();
    await reader.goto(`${desk.origin}/blog`);
    await expect(reader.getByRole("main").getByRole("link", { name: POST }).first()).toBeVisible();
    await carla.context().close();
  });

  await test.step("the old WordPress site comes with its pictures", async () => {
    await page.goto(`${desk.origin}/admin/import-export`);
    const buffer = Buffer.from(
      zipSync({
        "old.xml": strToU8(WORDPRESS),
        "wp-content/uploads/2019/03/bale.jpg": await jpeg("goldenrod"),
        "wp-content/uploads/2019/03/cover field.jpg": await jpeg("seagreen"),
      }),
    );
    await chooser(page).setInputFiles({
      name: "old-site.zip",
      mimeType: "application/zip",
      buffer,
    });
    await expect(page.getByText("2 new posts")).toBeVisible();
    await page.getByText("Pictures of its text aren’t among the chosen files").click();
    await expect(page.getByText(`${UPLOADS}/lost.jpg`)).toBeVisible();
    await expect(
      page.getByText("It was a page there, so it becomes a draft of a post."),
    ).toBeVisible();
    await page.getByRole("button", { name: "As published" }).click();
    await expect(page.getByText("2 posts imported.")).toBeVisible(SLOW);

    await reader.goto(`${desk.origin}/2019/03/hay/`);
    await expect(reader).toHaveURL(`${desk.origin}/blog/2019/03/hay`);
    await expect(reader.getByRole("heading", { name: "Hay at the gate", level: 1 })).toBeVisible();
    const bale = reader.getByRole("img", { name: "A bale" });
    await bale.scrollIntoViewIfNeeded();
    await expect
      .poll(() => bale.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .toBe(900);
    expect((await reader.goto(`${desk.origin}/about-us`))?.status()).toBe(404);
    // The desk asked nobody else for anything.
    expect([...new Set(asked)]).toEqual([desk.origin]);
  });

  await test.step("a letter about it reaches who signed up", async () => {
    await reader.goto(`${desk.origin}/about`);
    await reader.getByRole("textbox", { name: "Email address" }).fill(READER);
    await reader.getByRole("button", { name: "Sign up" }).click();
    await expect(reader.getByText("Check your email and confirm the address.")).toBeVisible();
    const confirmation = await mailTo(mails, READER);
    expect(confirmation.text).toContain(NAME);
    await reader.goto(linkIn(confirmation, `${desk.origin}/newsletter/confirm`));
    await reader.getByRole("button", { name: "Confirm the address" }).click();
    await expect(reader.getByText("Your address is confirmed. Thank you.")).toBeVisible();

    await screen(page, "Newsletter");
    await expect(page.getByText("1 confirmed · 0 not confirmed · 0 left")).toBeVisible();
    await page.getByLabel("Begin with").selectOption("Hay at the gate");
    await page.getByRole("button", { name: "Write a letter" }).click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Hay at the gate");
    await page.getByRole("button", { name: "Send...", exact: true }).click();
    await expect(page.getByText("It goes to 1 address.")).toBeVisible();
    await page.getByRole("button", { name: "Send now" }).click();
    await expect(page.getByText(/^Sent today .* to 1 address$/)).toBeVisible(SLOW);
    const letter = await mailTo(mails, READER);
    expect(letter.text).toMatch(/^Subject: Hay at the gate$/m);
    expect(letter.text).toMatch(/^From: .*Creek & Sons/m);
    expect(letter.text).toContain(`${desk.origin}/newsletter/leave#`);
    await reader.goto(linkIn(letter, `${desk.origin}/blog/2019/03/hay`));
    await expect(reader.getByRole("heading", { name: "Hay at the gate", level: 1 })).toBeVisible();
    // Nobody else got anything.
    expect(mails).toEqual([]);
  });

  await test.step("the whole site stands on another server", async () => {
    await screen(page, "Import and export");
    await page.getByLabel("With the newsletter’s subscribers").check();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download the export" }).click();
    const copy = await (await downloading).path();

    const there = await person(browser);
    await createAccount(there, other.setUpLink, ANA);
    await there.goto(`${other.origin}/admin/import-export`);
    await chooser(there).setInputFiles(copy);
    await expect(there.getByText("3 new posts · 12 already here, same text")).toBeVisible();
    await there.getByLabel("Add 1 subscriber").check();
    await there.getByRole("button", { name: /^Import .* as in the copy$/ }).click();
    await expect(there.getByText(/ imported\.$/)).toHaveText("3 posts and 2 pages imported.", SLOW);

    await there.goto(`${other.origin}/admin?q=who`);
    await expect(there.getByRole("banner")).toContainText(NAME);
    const draft = there.getByRole("row", { name: /Who we are/ });
    await expect(draft.locator(".row-state")).toContainText("Draft");
    await screen(there, "Newsletter");
    await expect(there.getByText("1 confirmed · 0 not confirmed · 0 left")).toBeVisible();
    await expect(there.getByRole("list", { name: "Letters" })).toContainText("Hay at the gate");
    await expect(await stopHeight(there, other.origin)).toContainText("9 in.");

    const map = await answer(desk.origin, "/sitemap.xml");
    const listed = Array.from(
      map.text.matchAll(/<loc>([^<]*)<\/loc>/g),
      ([, path = ""]) => URL.parse(path)?.pathname ?? path,
    );
    expect(listed.length).toBeGreaterThan(40);
    const rest = [
      "/sitemap.xml",
      "/feed.xml",
      "/manifest.webmanifest",
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
    await there.context().close();
  });
  await reader.context().close();
});

/** Somebody at another computer: two sites on one machine share their cookies. */
const person = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Opens a screen of the desk by its link. */
const screen = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name, exact: true }).click();

const chooser = (page: Page) => page.getByLabel("Choose a file, or several that belong together");

async function publishTexts(page: Page): Promise<void> {
  // The message of the text before this one may still be there.
  const answered = page.waitForResponse((response) => response.url().endsWith("/publish"), SLOW);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText("Published. Readers see it now.")).toBeVisible();
}

/** The row of one grass, as readers see it. */
async function stopHeight(reader: Page, origin: string) {
  await reader.goto(`${origin}/tools/stop-grazing`);
  return reader.getByRole("row", { name: /^Kentucky bluegrass/ });
}

/** Takes the next mail to an address out of those that have arrived. */
async function mailTo(mails: ArrivedMail[], address: string): Promise<ArrivedMail> {
  const at = () => mails.findIndex(({ to }) => to === address);
  await expect.poll(at, SLOW).toBeGreaterThanOrEqual(0);
  const [mail] = mails.splice(at(), 1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** The first link in a mail that begins like this. */
function linkIn({ text }: ArrivedMail, start: string): string {
  const from = text.indexOf(start);
  expect(from).toBeGreaterThanOrEqual(0);
  return /^[^\s)"<>]+/.exec(text.slice(from))?.[0] ?? "";
}

async function createAccount(
  page: Page,
  link: string,
  {
    name,
    email,
    password,
  }: { readonly name: string; readonly email?: string; readonly password: string },
): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Name").fill(name);
  if (email !== undefined) await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: /Posts|Your desk is ready/ }),
  ).toBeVisible();
}

const jpeg = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

/** What a server answers, without its own address. */
async function answer(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: "manual" });
  const leadsTo = response.headers.get("Location")?.replaceAll(origin, "");
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return { status: response.status, leadsTo, text: text.replaceAll(origin, "") };
}

/** The address of the picture in the imported post's text. */
async function pictureOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/blog/2019/03/hay`)).text();
  return /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? "";
}
