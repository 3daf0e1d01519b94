import { expect, test } from "../fixtures.ts";
import { kept, SAVING_MS } from "../offline/saved-copy.ts";
import { works } from "./works.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED"],
});
test.setTimeout(SAVING_MS);

test("the first tool opened works offline the next time", async ({ page, context }) => {
  await page.goto("/tools/water");
  await works(page);
  await expect
    .poll(async () => (await kept(page)).read.toSorted().join(" "), { timeout: SAVING_MS })
    .toMatch(/\/keep-screen-[\w-]+\.js.*\/water-[\w-]+\.js.*\/tools\/water/s);
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto("/tools/water");
  await works(page);
});
