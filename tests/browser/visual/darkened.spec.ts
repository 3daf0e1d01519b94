import sharp from "sharp";
import { launchOptions } from "#tests/support/chromium.ts";
import { expect, test } from "../fixtures.ts";

test.use({
  // Chrome's "Darken websites".
  launchOptions: launchOptions("--blink-settings=forceDarkModeEnabled=true"),
});

test("a browser that darkens websites keeps the light theme for a reader who chose it", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => localStorage.setItem("theme", "light"));
  await page.goto("/tools/water");
  const clip = { x: 2, y: 2, width: 1, height: 1 };
  const { dominant } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.min(...Object.values(dominant))).toBeGreaterThan(200);
});
