import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { BudgetSheet } from "./budget-sheet.tsx";
import { ChartSheet } from "./chart-sheet.tsx";
import { DroughtSheet } from "./drought-sheet.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import type { SheetName } from "./printing.tsx";
import { ShoppingSheet } from "./shopping-sheet.tsx";
import { TestSheet } from "./test-sheet.tsx";
import { WaterSheet } from "./water-sheet.tsx";

/** In the order in which they print. */
const FORMS: readonly (readonly [SheetName, string])[] = [
  ["plan", "First-year plan"],
  ["chart", "Grazing chart"],
  ["drought", "Drought card"],
  ["shopping", "Shopping list"],
  ["budget", "First-year budget"],
  ["water", "Water page"],
  ["tests", "Field tests"],
];

/** A form without a ranch shows no dates. */
const NO_DAY = calendarDate("2026-01-01");

/** All sheets, empty, one per page, or the one that the address names: they print without a planner. */
export function BlankForms() {
  return (
    <>
      <div className="wrap field-sheet form-head">
        <h1>Blank Forms</h1>
        <p className="lede">
          Print this page, and each form comes out on its own sheet, Letter or A4. To print one,
          choose it first.
        </p>
        <ol className="sheet-buttons">
          {FORMS.map(([name, title]) => (
            <li key={name}>
              <a href={`#${name}`}>
                <span className={`thumb thumb-${name}`} />
                {title}
              </a>
            </li>
          ))}
          <li className="all-forms">
            <a href="#forms">All forms</a>
          </li>
        </ol>
        <PrintButton />
      </div>
      <div className="wrap blank-form" id="forms">
        <PlanSheet approach={null} motivation={null} />
        <ChartSheet file={null} plan={null} today={NO_DAY} />
        <DroughtSheet file={null} today={NO_DAY} />
        <ShoppingSheet file={null} />
        <BudgetSheet file={null} />
        <WaterSheet file={null} />
        <TestSheet file={null} />
      </div>
    </>
  );
}
