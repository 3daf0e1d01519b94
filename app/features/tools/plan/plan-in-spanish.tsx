import { firstYear, plannerParts, planSheet, sheet } from "#app/language/spanish/sheets.ts";
import { AroundSheet } from "#app/language/english/sheet.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";
import { type Answers, FirstYearPlan } from "./first-year-plan.tsx";

const TEXTS = { plan: firstYear, sheet: planSheet };

/** The plan for the first year in Spanish, which only Spanish readers load. */
export function PlanInSpanish({ approach, motivation }: Answers) {
  return (
    <PlannerParts value={plannerParts}>
      <AroundSheet value={sheet}>
        <FirstYearPlan approach={approach} motivation={motivation} texts={TEXTS} />
      </AroundSheet>
    </PlannerParts>
  );
}
