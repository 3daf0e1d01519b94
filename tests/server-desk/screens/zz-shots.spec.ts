import { test, expect } from "../fixtures.ts";
import { fillDesk, type FullDesk } from "./full-desk.ts";
import { DESK_SCREENS } from "./screens.ts";
const OUT = process.env["SHOTS_OUT"] ?? "/tmp/look/desk";
test.use({ sendsMail: true, expectedErrors: [""] });
test.describe.configure({ mode: "parallel" });
let filled: Promise<FullDesk> | undefined;
const N = 6;
for (let first = 0; first < DESK_SCREENS.length; first += N) {
  test(`shots ${first}`, async ({ page, desk, account, mailServer }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const full = await (filled ??= fillDesk(desk.origin, account, mailServer));
    const cookies = { ...full, owner: account } as FullDesk & { owner: string };
    for (const s of DESK_SCREENS.slice(first, first + N)) {
      for (const [w, h] of [[1280, 900], [390, 844]] as const) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: w, height: h });
        const context = page.context();
        await context.clearCookies();
        if (s.as !== "nobody") {
          const [name = "", value = ""] = cookies[s.as ?? "owner"].split("=");
          await context.addCookies([{ name, value, url: desk.origin }]);
        }
        try {
          await page.goto("about:blank");
          await page.goto(desk.origin + (typeof s.path === "string" ? s.path : s.path(full)));
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator(".spinner")).toHaveCount(0);
          await s.act?.(page);
          await page.waitForTimeout(400);
          const isDialog = (await page.locator("dialog:modal").count()) > 0;
          for (const t of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme: t });
            await page.waitForTimeout(100);
            const file = `${OUT}/${s.name.replace(/[^a-z0-9]+/gi, "-")}-${w}-${t}.png`;
            await page.screenshot({ path: file, fullPage: !isDialog });
          }
        } catch (e) { console.log("FAIL", s.name, w, String(e).slice(0, 300)); }
      }
    }
  });
}
