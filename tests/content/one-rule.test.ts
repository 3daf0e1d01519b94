import { afterEach, expect, test, vi } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type * as TestRules from "#app/domain/tools/field-tests/rules.ts";
import type * as OtherRules from "#app/domain/tools/rules.ts";

type Rules = typeof TestRules & typeof OtherRules;
const RULES = ["#app/domain/tools/rules.ts", "#app/domain/tools/field-tests/rules.ts"];
const TODAY = calendarDate("2026-05-15");

afterEach(() => {
  RULES.forEach((table) => vi.doUnmock(table));
  vi.resetModules();
});

/** The site and the field tests with one rule changed in its table. */
async function withRules(
  changes: { readonly [Name in keyof Rules]?: (rule: Rules[Name]) => unknown },
) {
  vi.resetModules();
  for (const table of RULES)
    vi.doMock(table, async (original) => {
      const rules = await original<Rules>();
      const changed = Object.entries(changes).filter(([name]) => name in rules);
      return {
        ...rules,
        ...Object.fromEntries(
          changed.map(([name, change]) => [name, change(rules[name as never] as never)]),
        ),
      };
    });
  const { site } = await import("#app/site.tsx");
  const { createContent } = await import("#app/backend/files/content.ts");
  const { postsInMemory } = await import("#app/backend/files/post-files.ts");
  const { readPages } = await import("#app/backend/files/read-pages.ts");
  const { say } = await import("#app/domain/tools/planner.ts");
  const { newRanchFile } = await import("#app/domain/tools/fields/file.ts");
  const { FLIES, NITRATE_TEST } = await import("#app/domain/tools/planners/field-tests.ts");
  const content = createContent(postsInMemory([]), readPages());
  const blank = newRanchFile("blank", "2026-05-15T12:00:00Z");
  const tested = (tests: Partial<typeof blank.tests>) => ({
    ...blank,
    tests: { ...blank.tests, ...tests },
  });
  return {
    /** What a reader sees at an address. */
    read: async (address: string) =>
      (await (await site.request(address, undefined, { content })).text())
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll(/[\s\u00A0]+/g, " "),
    nitrate: (ppm: number) =>
      say(NITRATE_TEST, tested({ nitratePpm: ppm, nitrateUnit: "no3n" }), TODAY)?.beside,
    flies: (count: number) => say(FLIES, tested({ flies: [count] }), TODAY)?.beside,
  };
}

test("the salts from which a lab looks at water change on sheet, planner and form at once", async () => {
  const { read } = await withRules({
    WATER_QUALITY: (rule) => ({ ...rule, saltsLabPpm: 2750 }),
  });
  expect(await read("/tools/turn-in")).toContain("Lab test over 2,750 ppm");
  expect(await read("/tools/water")).toContain("Over 2,750 ppm of salts");
  expect(await read("/tools/blank-forms")).toContain("over 2,750: to a lab");
});

test("a stricter band of nitrate changes what the sheet says and what the planner answers", async () => {
  const before = await withRules({});
  expect(await before.read("/tools/turn-in")).toContain("from 1,000, half");
  expect(before.nitrate(950)).toContain("Caution");
  const after = await withRules({
    NITRATE: (bands) => bands.map((band) => (band.below === 1000 ? { ...band, below: 900 } : band)),
  });
  expect(await after.read("/tools/turn-in")).toContain("from 900, half");
  expect(after.nitrate(950)).toContain("At most half");
});

test("the condition that alarms and the flies that call for action change on planner and form", async () => {
  const { read, flies } = await withRules({
    CONDITION_ALARM: () => ({ drop: 0.5, below: 5 }),
    FLIES_TO_ACT: () => 150,
  });
  const forms = await read("/tools/blank-forms");
  expect(forms).toContain("any cow under 5");
  expect(forms).toContain("act at 150");
  expect(flies(160)).toBe("150 or more: treating pays");
});
