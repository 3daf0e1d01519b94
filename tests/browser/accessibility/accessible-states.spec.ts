import { axeProblems, COLOR_RULES } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { fitting, openScreen, SCREEN_GROUPS } from "./every-screen.ts";

/** accessibility.spec.ts covers the plain public pages. */
const STATES = SCREEN_GROUPS.map(({ title, screens }) => ({
  title,
  screens: screens.filter(({ act, signedIn }) => act || signedIn),
})).filter(({ screens }) => screens.length > 0);

for (const { title, screens } of STATES) {
  test(`no rule of axe is broken in any state, in either theme: ${title}`, async ({
    page,
    viewport,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const screen of fitting(screens, viewport?.width ?? 0)) {
      await openScreen(page, screen);
      expect.soft(await axeProblems(page), screen.name).toEqual([]);
      // A theme changes only colors.
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeProblems(page, COLOR_RULES), `${screen.name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
}
