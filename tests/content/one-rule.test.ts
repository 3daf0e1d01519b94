import { afterAll, expect, test, vi } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type * as TestRules from "#app/domain/tools/field-tests/rules.ts";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import * as planners from "#app/domain/tools/planners/field-tests.ts";
import { say } from "#app/domain/tools/planner.ts";
import type * as OtherRules from "#app/domain/tools/rules.ts";

type Rules = typeof TestRules & typeof OtherRules;
const RULES = ["#app/domain/tools/rules.ts", "#app/domain/tools/field-tests/rules.ts"];
const CHANGES: { readonly [Name in keyof Rules]?: (rule: Rules[Name]) => unknown } = {
  WATER_QUALITY: (rule) => ({ ...rule, saltsLabPpm: 2750 }),
  NITRATE: (bands) => bands.map((band) => (band.below === 1000 ? { ...band, below: 900 } : band)),
  CONDITION_ALARM: () => ({ drop: 0.5, below: 5 }),
  FLIES_TO_ACT: () => 150,
};

afterAll(() => {
  RULES.forEach((table) => vi.doUnmock(table));
  vi.resetModules();
});

const blank = newRanchFile("blank", "2026-05-15T12:00:00Z");
/** What planners say to 950 ppm of nitrate and 160 flies. */
function said({ NITRATE_TEST, FLIES }: typeof planners, saying = say) {
  const tests = { ...blank.tests, nitratePpm: 950, nitrateUnit: "no3n", flies: [160] } as const;
  const [file, today] = [{ ...blank, tests }, calendarDate("2026-05-15")];
  return [saying(NITRATE_TEST, file, today)?.beside, saying(FLIES, file, today)?.beside];
}

test("a rule changed in its table changes on sheet, planner and form at once", async () => {
  // All in one import of the whole site, which takes a second.
  vi.resetModules();
  for (const table of RULES)
    vi.doMock(table, async (original) => {
      const rules = await original<Rules>();
      const changed = Object.entries(CHANGES).filter(([name]) => name in rules);
      return {
        ...rules,
        ...Object.fromEntries(
          changed.map(([name, change]) => [name, change(rules[name as never] as never)]),
        ),
      };
    });
  const { site } = await import("#app/site.tsx");
  const { createContent } = await import("#app/backend/files/content.ts");
  const { readPages } = await import("#app/backend/files/read-pages.ts");
  const { say: sayNow } = await import("#app/domain/tools/planner.ts");
  const plannersNow = await import("#app/domain/tools/planners/field-tests.ts");
  const content = createContent({ summaries: [], text: () => "" }, readPages());
  const read = async (address: string) =>
    (await (await site.request(address, undefined, { content })).text())
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/\s+/g, " ");
  const [sheet, forms] = [await read("/tools/turn-in"), await read("/tools/blank-forms")];
  expect(sheet).toContain("Lab test over 2,750 ppm");
  expect(await read("/tools/water")).toContain("Over 2,750 ppm of salts");
  expect(forms).toContain("over 2,750: to a lab");
  expect(sheet).toContain("from 900, half");
  expect(forms).toContain("any cow under 5");
  expect(forms).toContain("act at 150");
  const [nitrate, flies] = said(plannersNow, sayNow);
  expect(nitrate).toContain("At most half");
  expect(flies).toBe("150 or more: treating pays");
  const [nitrateBefore, fliesBefore] = said(planners);
  expect(nitrateBefore).toContain("Caution");
  expect(fliesBefore).not.toBe(flies);
});
