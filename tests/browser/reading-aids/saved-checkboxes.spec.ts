import { expect, hold, ready, test } from "../fixtures.ts";

test("ticked boxes are restored per page, and shared between tabs; invalid stored values tick nothing; unticking the last box clears the storage", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.boxes ??= '{"/tools/turn-in":[7,{}]}';
  });
  await page.goto("/getting-started/quick-start");
  const third = page.getByRole("checkbox", { name: "Day 3 done" });
  const fourth = page.getByRole("checkbox", { name: "Day 4 done" });
  await third.check();
  await fourth.check();
  const other = await context.newPage();
  await other.goto("/getting-started/quick-start");
  await expect(other.getByRole("checkbox", { name: "Day 4 done" })).toBeChecked();
  const fifth = page.getByRole("checkbox", { name: "Day 5 done" });
  await fifth.check();
  await other.getByRole("checkbox", { name: "Day 6 done" }).check();
  await expect(page.getByRole("checkbox", { name: "Day 6 done" })).toBeChecked();
  await other.close();
  await fourth.uncheck();
  await page.reload();
  await expect(third).toBeChecked();
  await expect(fourth).not.toBeChecked();
  await expect(fifth).toBeChecked();

  await page.goto("/tools/turn-in");
  await ready(page);
  const ticked = page.locator("main input:checked");
  await expect(ticked).toHaveCount(0);
  const box = page.locator("main").getByRole("checkbox").first();
  const stored = () => page.evaluate(() => localStorage.getItem("boxes"));
  await box.check();
  await expect(ticked).toHaveCount(1);
  await expect.poll(stored).toContain("turn-in");
  await box.uncheck();
  await page.goto("/getting-started/quick-start");
  await ready(page);
  const left = page.locator("main input:checked");
  await expect(left).not.toHaveCount(0);
  while ((await left.count()) > 0) await left.first().uncheck();
  await expect.poll(stored).toBeNull();
});

test("boxes ticked before any script has run are saved, even if their own script fails to load at first @rare", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("net::ERR_FAILED");
  const deliver = await hold(page, "**/assets/entry.client-*.js");
  let tries = 0;
  await page.route("**/assets/saved-checkboxes-*.js", (route) => {
    tries += 1;
    return tries > 3 ? route.fallback() : route.abort();
  });
  await page.goto("/getting-started/quick-start");
  const days = [1, 2].map((day) => page.getByRole("checkbox", { name: `Day ${day} done` }));
  await days[0]?.check();
  deliver();
  await ready(page);
  await expect.poll(() => tries).toBe(3);
  await days[1]?.check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("boxes"))).toContain("Day 2");
  await page.reload();
  for (const day of days) await expect(day).toBeChecked();
});
