import { expect, test } from "../fixtures.ts";

test("ticked boxes stay ticked after coming back, page by page", async ({ page }) => {
  await page.goto("/getting-started/quick-start");
  await page.getByRole("checkbox", { name: "Day 3 done" }).check();
  await page.getByRole("checkbox", { name: /A yardstick and a rain gauge/ }).check();
  await page.getByRole("checkbox", { name: "Day 4 done" }).check();
  await page.getByRole("checkbox", { name: "Day 4 done" }).uncheck();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Day 3 done" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /A yardstick/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Day 4 done" })).not.toBeChecked();
  await page.goto("/tools/turn-in");
  await expect(page.locator("main input:checked")).toHaveCount(0);
});

test("clearing the last box leaves nothing on the device", async ({ page }) => {
  await page.goto("/tools/turn-in");
  const box = page.locator("main").getByRole("checkbox").first();
  await expect.poll(() => page.evaluate(() => document.documentElement.className)).toContain("js");
  await box.check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("boxes"))).not.toBeNull();
  await box.uncheck();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("boxes"))).toBeNull();
});

test("foreign stored values check nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("boxes", '{"/tools/turn-in":[7,{}]}'));
  await page.goto("/tools/turn-in");
  const box = page.locator("main").getByRole("checkbox").first();
  await box.check();
  await expect(page.locator("main input:checked")).toHaveCount(1);
});
