import { SCREENS } from "#tests/screens/screens.ts";
import { ready, expect, test } from "../fixtures.ts";
import { openScreen } from "./every-screen.ts";
import { type Stop, stopAt } from "./focus-stop.ts";

const all = process.env.TEST_ALL !== undefined;
/** One screen of each kind: the others have the same parts, the list of posts those of tests/server-desk/screens. */
const KINDS = ["home", "new-post"];
const MORE = ["quick-start", "post", "assessment", "practice-water", "blog", "login", "dashboard"];
/** The one page on which header and footer, the same everywhere, are tested too. */
const WHOLE = "home";
const WALKED = all ? [...KINDS, ...MORE] : KINDS;
/** More tab stops than any of these pages has: a guard against an endless loop. */
const MANY = 150;

for (const kind of WALKED) {
  test(`every tab stop shows its focus and is never covered: ${kind}`, async ({
    page,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push("404 (Not Found)");
    const screen = SCREENS.find(({ name }) => name === kind);
    if (!screen) throw new Error(`There is no screen ${kind}.`);
    await openScreen(page, screen);
    await ready(page);
    const goesOn = ({ place }: Stop) => (kind === WHOLE ? place !== "nowhere" : place === "main");
    const problems: string[] = [];
    await page.locator("main").focus();
    for (const back of [false, true]) {
      if (back) await page.keyboard.down("Shift");
      let stops = 0;
      for (; stops < MANY; stops += 1) {
        await page.keyboard.down("Tab");
        const stop = await stopAt(page);
        if (!goesOn(stop)) break;
        if (stop.problem) problems.push(stop.problem);
      }
      expect(stops, back ? "stops on the way back" : "stops on the way").toBeLessThan(MANY);
      expect(stops).toBeGreaterThan(0);
      await page.keyboard.up("Tab");
      if (back) await page.keyboard.up("Shift");
    }
    expect(problems).toEqual([]);
  });
}
