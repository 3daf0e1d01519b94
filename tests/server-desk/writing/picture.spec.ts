import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";
import { follow } from "../screens/follow.ts";

const photo = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Uploads a plain picture to the library and types its description, not saved yet. */
async function upload(page: Page, color: string, alt: string): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo(color));
  await page.getByLabel("Alternative text", { exact: true }).fill(alt);
}

test("a photo is uploaded, described, cropped by keyboard and mouse, used as cover and in a text, and uncropped; a non-picture is rejected with a message", async ({
  owner: page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/pictures`);
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "cow.heic",
      mimeType: "image/heic",
      buffer: Buffer.from("ftypheic"),
    });
  await expect(page.getByText(/^cow\.heic can’t be used\. Choose a JPEG/)).toBeVisible();
  await page.getByRole("button", { name: "Close cow.heic" }).click();
  await expect(page.getByText("cow.heic")).toHaveCount(0);
  await upload(page, "teal", "A wide field");
  // Typed changes are discarded only by choice.
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Save what you changed?" });
  await question.getByRole("button", { name: "Save and close" }).click();
  await expect(page.getByText("Saved “teal.jpg”.")).toBeVisible();
  await page.getByRole("button", { name: "A wide field" }).click();
  const alt = page.getByLabel("Alternative text", { exact: true });
  await expect(alt).toHaveValue("A wide field");
  await alt.fill("A wide field, with cows");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(alt).toHaveValue("A wide field, with cows");
  await alt.fill("A wide field");
  const focus = page.getByRole("button", { name: /^Focus point/ });
  await focus.press("Shift+ArrowRight");
  await focus.press("ArrowUp");
  await expect(page.getByText("Focus: 60%, 49%.")).toBeVisible();
  await page.getByRole("radio", { name: "Crop" }).check();
  for (const [edge, key, times] of [
    ["Left edge", "PageUp", 2],
    ["Bottom edge", "PageDown", 3],
    ["Top edge", "PageUp", 1],
  ] as const) {
    for (let time = 0; time < times; time += 1) await page.getByLabel(edge).press(key);
  }
  await expect(page.getByText("Readers see 80% of its width and 60% of its height.")).toBeVisible();
  // The corner at the lower right is dragged to the middle.
  const photoBox = await page.getByRole("button", { name: /^Crop: / }).boundingBox();
  if (!photoBox) throw new Error("The photo is not shown");
  const at = (x: number, y: number) =>
    [photoBox.x + (photoBox.width * x) / 100, photoBox.y + (photoBox.height * y) / 100] as const;
  await page.mouse.move(...at(99, 71));
  await page.mouse.down();
  await page.mouse.move(...at(70, 50), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText("Readers see 50% of its width and 40% of its height.")).toBeVisible();
  // Enter saves a picture's description instead of starting a new line.
  await alt.press("Enter");
  await expect(page.getByText("Saved “teal.jpg”.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search pictures" }).fill("wide fie");
  const tile = page.getByRole("button", { name: "A wide field" });
  await tile.click();
  const shown = tile.locator("img");
  await expect(shown).toHaveAttribute("src", /\.20-10-50-40-\d+\.jpg$/);
  await page.getByRole("button", { name: "Show the whole picture" }).click();
  await expect(page.getByText("Readers see the whole picture.")).toBeVisible();
  await page.getByRole("button", { name: "Undo the crop’s changes" }).click();
  await expect(page.getByText("Readers see 50% of its width and 40% of its height.")).toBeVisible();

  // A cover is shown cropped as readers get it, although its address is that of the whole picture.
  const images = await page.request.get(`${desk.origin}/api/images?q=wide+field`);
  const [picture] = (await images.json()).images;
  await page.goto(`${desk.origin}/admin/new-post`);
  await page.getByLabel("Cover image").fill(picture.whole);
  const cover = page.getByRole("img", { name: "Cover" });
  await expect(cover).toHaveAttribute("src", picture.address);
  await expect(cover).toHaveCSS("object-position", /^\d+% \d+%$/);
  const text = page.getByLabel("Content", { exact: true });
  await text.fill("First words.");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await tile.click();
  await page.getByRole("button", { name: "Insert picture" }).click();
  await expect(text).toHaveValue(/^First words\.\n\n!\[A wide field\]\(\/media\/[^)]*\)$/);
  await expect(text).toBeFocused();
  // Pasting text leaves out pictures of other sites.
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<p><b>A</b> cow</p><img src="https://a.example/c.jpg">');
    clipboardData.setData("text/plain", "A cow");
    area.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(
    page.getByText("One picture was left out. To bring it in, drop its file here or use Picture."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Choose a photo" }).click();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photo("goldenrod"));
  await page.getByLabel("This picture is decoration only").check();
  await page.getByRole("button", { name: "Use as cover" }).click();
  await expect(page.getByLabel("Cover image")).toHaveValue(/^\/media\/[\w-]+-900\.jpg$/);
  // The page preview and the list show the photo over the drawing.
  const photoOver = 'img[src*="-900.jpg"]';
  await page.getByRole("button", { name: "See it as a page" }).click();
  await expect(page.frameLocator("iframe").locator(photoOver)).toBeVisible();
  await page.getByRole("button", { name: "Back to writing" }).click();
  await page.getByLabel("Title", { exact: true }).fill("A post with a photo");
  await page.getByRole("button", { name: "Save draft" }).click();
  await follow(page, "/admin");
  const listed = page.getByRole("row", { name: "A post with a photo" });
  await expect(listed.locator(photoOver)).toBeVisible();
  const [decoration] = (await (await page.request.get(`${desk.origin}/api/images`)).json()).images;
  expect(decoration).toMatchObject({ name: "goldenrod.jpg", decorative: true });
});

test("a photo of more than 20 MB is made smaller on the device; a picture in the trash is brought back, and an owner erases one for good", async ({
  owner: page,
  desk,
}) => {
  await page.goto(`${desk.origin}/admin/pictures`);
  // Most of the file is data after the picture, as some cameras append.
  const { buffer } = await photo("navy");
  const heavy = test.info().outputPath("heavy.jpg");
  writeFileSync(heavy, Buffer.concat([buffer, Buffer.alloc(21 * 2 ** 20)]));
  await page.locator("input[type=file]").first().setInputFiles(heavy);
  const opened = page.getByRole("dialog", { name: "heavy.jpg" });
  await expect(opened).toContainText("900 × 600");
  await opened.getByRole("button", { name: "Close", exact: true }).click();

  await upload(page, "orchid", "A person at the gate");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const tile = page.getByRole("button", { name: "A person at the gate" });
  await tile.click();
  await page.getByRole("button", { name: "Delete the picture" }).click();
  await expect(tile).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("radio", { name: "Trash" }).check();
  await tile.click();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("“orchid.jpg” is back in the library.")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).check();
  await tile.click();
  // By keyboard: a second Enter erases nothing, and Escape returns to the picture with the typed changes.
  await page.getByLabel("Credit").fill("Ana");
  const ask = page.getByRole("button", { name: "Erase for good…" });
  await ask.press("Enter");
  await expect(
    page.getByText("No post or page uses it, no older revision of one, and no letter"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
  await expect(page.getByLabel("Credit")).toHaveValue("Ana");
  await ask.press("Enter");
  await page.getByRole("button", { name: "Erase for good", exact: true }).click();
  await expect(page.getByText("Erased “orchid.jpg”.")).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test.describe("files", () => {
  // The browser logs the rejected upload.
  test.use({ expectedErrors: ["415"] });
  test("a PDF is uploaded, its link copied, and an owner erases it; one is linked by dropping it on the text, in the link’s dialog, and by its name", async ({
    owner: page,
    desk,
  }) => {
    await page.goto(`${desk.origin}/admin/pictures`);
    const chooser = page.getByLabel("A PDF file");
    const file = (name: string, text: string) => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.from(text),
    });
    await chooser.setInputFiles(file("not.pdf", "<html>"));
    await expect(page.getByText("Only PDF files can be linked.")).toBeVisible();
    await chooser.setInputFiles(file("Gate plan.pdf", "%PDF-1.4\n%%EOF"));
    await expect(page.getByText("“Gate-plan.pdf” is here.")).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the link for a post" }).click();
    await expect(page.getByText("Copied", { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^\[Gate plan \(PDF, 0\.1 MB\)\]\(\/files\/[\w-]+\/Gate-plan\.pdf\)$/);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Gate-plan.pdf" }).click();
    expect((await downloading).suggestedFilename()).toBe("Gate-plan.pdf");
    await page.getByRole("button", { name: "Erase for good… Gate-plan.pdf" }).click();
    await expect(
      page.getByText("No post or page links to it, no older revision of one, and no letter"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Erase for good", exact: true }).click();
    await expect(page.getByText("Erased “Gate-plan.pdf”.")).toBeVisible();

    await follow(page, "/admin/new-post");
    const text = page.getByRole("textbox", { name: "Content" });
    await text.fill("See \n\nIt is 40 feet long.");
    /** Drops files at the end of the first line, away from the caret. */
    const drop = (name: string, content: string, photo = "") =>
      text.evaluate(
        (area, [file, bytes, picture]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], file, { type: "application/pdf" }));
          if (picture !== "") dataTransfer.items.add(new File([], picture, { type: "image/jpeg" }));
          const { left, top } = area.getBoundingClientRect();
          const [clientX, clientY] = [left + 300, top + 20];
          const place = { clientX, clientY, bubbles: true, dataTransfer };
          area.dispatchEvent(new DragEvent("drop", place));
        },
        [name, content, photo] as const,
      );
    const dialog = page.getByRole("dialog", { name: "Link" });
    await drop("torn.pdf", "<html>");
    await expect(dialog.getByText(/^torn\.pdf: Only PDF files can be linked/)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    // A photo among the dropped files waits for its description.
    await drop("Water lines.pdf", "%PDF-1.4\n%%EOF", "none.jpg");
    await expect(dialog.getByLabel("Text")).toHaveValue("Water lines (PDF, 0.1 MB)");
    await dialog.getByRole("button", { name: "Insert link, 1 more to come" }).click();
    const photos = page.getByRole("dialog", { name: "Picture" });
    await expect(photos.getByText("none.jpg is empty.")).toBeVisible();
    await photos.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(text).toHaveValue(
      /^See \[Water lines \(PDF, 0\.1 MB\)\]\(\/files\/[\w-]+\/Water-lines\.pdf\)\n\nIt is 40/,
    );
    await text.press("Control+End");

    // Several photos are described and inserted one after another.
    const dropped = await Promise.all(["red", "blue"].map(photo));
    const bytes = dropped.map(({ buffer }) => [...buffer]);
    await text.evaluate((area, files) => {
      const dataTransfer = new DataTransfer();
      for (const [index, file] of files.entries()) {
        const content = [new Uint8Array(file)];
        dataTransfer.items.add(new File(content, `${index}.jpg`, { type: "image/jpeg" }));
      }
      area.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
    }, bytes);
    const alt = page.getByLabel("Alternative text", { exact: true });
    await alt.fill("Red");
    await page.getByRole("button", { name: "Insert picture, 1 more to come" }).click();
    await expect(alt).toHaveValue("");
    await alt.fill("Blue");
    await page.getByRole("button", { name: "Insert picture", exact: true }).click();
    await expect(text).toHaveValue(/long\.\n\n!\[Red\]\(\S+\)\n\n!\[Blue\]\(\S+\)$/);

    // A second link right after the first.
    await text.pressSequentially(" or ");
    await text.press("Control+k");
    await dialog.getByLabel("A PDF file").setInputFiles({
      name: "Tank sizes.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.5\n%%EOF"),
    });
    await expect(dialog.getByLabel("Address")).toHaveValue(/^\/files\/.*\/Tank-sizes\.pdf$/);
    await dialog.getByRole("button", { name: "Insert link" }).click();
    await expect(text).toHaveValue(/\[Tank sizes \(PDF, 0\.1 MB\)\]\(\/files\/[^)]*\)$/);

    await text.pressSequentially(" or ");
    await text.press("Control+Shift+k");
    const byTitle = page.getByRole("dialog", { name: "Link to a post, page or file" });
    await byTitle.getByRole("combobox").fill("water li");
    await byTitle.getByRole("option", { name: /Water lines/ }).click();
    await expect(text).toHaveValue(/Tank-sizes\.pdf\) or \[Water lines \(PDF[^)]*\)\]\(\/files\//);
  });
});
