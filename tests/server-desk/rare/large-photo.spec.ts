import sharp from "sharp";
import { expect, test } from "../fixtures.ts";

// The server rejects the original for its number of pixels.
test.use({ expectedErrors: ["422"] });

test("a photo of more than 50 million pixels is made smaller on the device, upright", async ({
  owner: page,
  desk,
}) => {
  test.slow();
  await page.goto(`${desk.origin}/admin/pictures`);
  // Rotated by its metadata; narrow, so that the reduced copies are made quickly.
  const large = await sharp({
    create: { width: 40_000, height: 1260, channels: 3, background: "olive" },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "wide.jpg", mimeType: "image/jpeg", buffer: large });
  const dialog = page.getByRole("dialog", { name: "wide.jpg" });
  await expect(dialog).toContainText("81 × 2560", { timeout: 30_000 });
});
