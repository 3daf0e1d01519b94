import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type * as Rules from "#app/domain/tools/rules.ts";

const RULES = "#app/domain/tools/rules.ts";

afterEach(() => {
  vi.doUnmock(RULES);
  vi.resetModules();
});

/** What a reader sees of a field sheet, two planners and the blank forms with a changed rule. */
async function seen(change: (rules: typeof Rules) => Partial<Record<keyof typeof Rules, unknown>>) {
  vi.resetModules();
  vi.doMock(RULES, async (original) => {
    const rules = await original<typeof Rules>();
    return { ...rules, ...change(rules) };
  });
  const { readPage } = await import("#app/backend/files/read-page.ts");
  const { FieldSheet } = await import("#app/features/tools/field-sheet/field-sheet.tsx");
  const { BlankForms } = await import("#app/features/tools/paper/blank-forms.tsx");
  const { WaterTool } = await import("#app/features/tools/water/water.tsx");
  const { TestsTool } = await import("#app/features/tools/field-tests/field-tests.tsx");
  const { exampleFile } = await import("#app/features/tools/ranch-file/example-file.ts");
  const { ranch } = await import("./ranch.ts");
  const example = exampleFile(ranch);
  const tested = {
    ...example,
    tests: {
      ...example.tests,
      nitratePpm: 950,
      nitrateUnit: "no3n" as const,
      flies: example.tests.flies.map(() => 160),
    },
  };
  const text = (node: ReactNode) =>
    renderToStaticMarkup(node)
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/[\s\u00A0]+/g, " ");
  return {
    sheet: text(<FieldSheet page={readPage("tools/turn-in")} />),
    planners: text(
      <>
        <WaterTool example={example} />
        <TestsTool example={tested} />
      </>,
    ),
    form: text(<BlankForms />),
  };
}

test("the salts from which a lab looks at water change on sheet, planner and form at once", async () => {
  const { sheet, planners, form } = await seen(({ WATER_QUALITY }) => ({
    WATER_QUALITY: { ...WATER_QUALITY, saltsLabPpm: 2750 },
  }));
  expect(sheet).toContain("Lab test over 2,750 ppm");
  expect(planners).toContain("Over 2,750 ppm of salts");
  expect(form).toContain("over 2,750: to a lab");
  for (const each of [sheet, planners, form]) expect(each).not.toContain("3,000 ppm");
});

test("a stricter band of nitrate changes what the sheet says and what the planner answers", async () => {
  const as = await seen(() => ({}));
  expect(as.sheet).toContain("from 1,000, half");
  expect(as.planners).toContain("Caution: mix it");
  const stricter = await seen(({ NITRATE }) => ({
    NITRATE: NITRATE.map((band) => (band.below === 1000 ? { ...band, below: 900 } : band)),
  }));
  expect(stricter.sheet).toContain("from 900, half");
  expect(stricter.planners).toContain("At most half of the ration’s dry feed");
});

test("the condition that alarms and the flies that call for action change on planner and form", async () => {
  const { planners, form } = await seen(() => ({
    CONDITION_ALARM: { drop: 0.5, below: 5 },
    FLIES_TO_ACT: 150,
  }));
  expect(form).toContain("any cow under 5");
  expect(form).toContain("act at 150");
  expect(planners).toContain("150 or more: treating pays");
});
