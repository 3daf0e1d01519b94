import { FALL, LABOR, YEAR } from "#app/domain/tools/planners/money.ts";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { FourLines, Guesses } from "./four-lines.tsx";

/** The first year in four lines, and which guess decides it. */
export function YearScreen() {
  const { state } = useRanch();
  const [row] = state.file.herdRows;
  const answer = usePlanner(YEAR);
  return (
    <PlannerCard
      planner={YEAR}
      fields={["money.hayDays", "money.laborHours", "money.wage", "money.lifeYears"]}
      picture={() => null}
      before={row ? <FieldOf path={`herdRows.${row.id}.head`} label="Cows" /> : null}
      below={
        answer.ok ? (
          <>
            <FourLines value={answer.value} />
            <Guesses weights={answer.value.weights} />
          </>
        ) : null
      }
    >
      <details className="tool-more">
        <summary>Other income, savings and bills</summary>
        <FieldOf path="money.addedIncome" />
        <FieldOf path="money.otherSavings" />
        <FieldOf path="money.lostIncome" />
        <FieldOf path="money.yearlyBills" />
      </details>
      <details className="tool-more">
        <summary>What a move costs</summary>
        <PlannerCard planner={LABOR} fields={["money.moveMinutes", "money.moveEveryDays"]} />
      </details>
    </PlannerCard>
  );
}

/** What to compare with it in the fall. */
export function FallScreen() {
  return <PlannerCard planner={FALL} />;
}
