import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { day, stay, WALK } from "#tests/tools/ranches.ts";
import { ChartSheet } from "./chart-sheet.tsx";

test("the warning about a herd that two phones logged in two places is printed too", () => {
  const log = [stay("p1", day("05-15"), day("05-25")), stay("p2", day("05-20"))];
  const sheet = renderToStaticMarkup(<ChartSheet file={{ ...WALK, log }} today={day("06-01")} />);
  expect(sheet).toContain("The herd is in two places on May 20 to 24. Which is right?");
});

test("the warnings of the screen's answer are printed too", () => {
  const herdRows = WALK.herdRows.map((row) => ({ ...row, cls: "sheep" as const }));
  const paddocks = WALK.paddocks.map((paddock) => ({ ...paddock, acres: 30 }));
  const file = { ...WALK, herdRows, paddocks };
  const sheet = renderToStaticMarkup(<ChartSheet file={file} today={day("05-01")} />);
  expect(sheet).toContain("Sheep and goats move on within 4 days");
});
