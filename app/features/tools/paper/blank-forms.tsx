import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { BudgetSheet } from "./budget-sheet.tsx";
import { ChartSheet } from "./chart-sheet.tsx";
import { DroughtSheet } from "./drought-sheet.tsx";
import { PlanSheet } from "./plan-sheet.tsx";
import { ShoppingSheet } from "./shopping-sheet.tsx";
import { TestSheet } from "./test-sheet.tsx";
import { WaterSheet } from "./water-sheet.tsx";

/** In the order in which they print. */
const FORMS = [
  "First-year plan",
  "Grazing chart",
  "Drought card",
  "Shopping list",
  "First-year budget",
  "Water page",
  "Field tests",
] as const;

/** A form without a ranch shows no dates. */
const NO_DAY = calendarDate("2026-01-01");

/** All sheets, empty, one per page: they print without a script. */
export function BlankForms() {
  return (
    <>
      <div className="wrap tool-head form-head">
        <h1>Blank Forms</h1>
        <p className="lede">
          Print this page, and each form comes out on its own sheet, Letter or A4. To print only
          some, choose their pages in the print window.
        </p>
        <PrintButton />
        <ol>
          {FORMS.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </div>
      <div className="wrap blank-form">
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
