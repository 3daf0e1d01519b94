import { test } from "../fixtures.ts";
import { expectToFit, PLANNERS } from "./fits-screen.ts";

test.use({ viewport: { width: 320, height: 700 } });

for (const planner of PLANNERS)
  test(`${planner} at 320 px fits the screen`, async ({ page }) => {
    await expectToFit(page, planner);
  });
