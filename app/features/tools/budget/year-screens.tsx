import type { GuessWeight } from "#app/domain/tools/money/budget.ts";
import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { FALL, type FirstYear, LABOR, YEAR } from "#app/domain/tools/planners/money.ts";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { useRanch } from "../store/use-ranch.ts";

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

/** The first year as a ledger of four lines. */
function FourLines({ value }: { readonly value: FirstYear }) {
  const { input } = value;
  return (
    <table className="ledger-table">
      <caption className="visually-hidden">The first year in four lines</caption>
      <tbody>
        <tr>
          <th scope="row">More income</th>
          <td>{dollars(input.addedIncome)}</td>
        </tr>
        <tr>
          <th scope="row">
            Less cost: {figure(input.hayDays)} days × {figure(input.head)} head ×{" "}
            {dollars(input.savePerCowDay, 2)}
            {input.otherSavings > 0 ? ` + ${dollars(input.otherSavings)}` : ""}
          </th>
          <td>{dollars(value.reducedCost)}</td>
        </tr>
        <tr>
          <th scope="row">Less income</th>
          <td>{dollars(-input.lostIncome)}</td>
        </tr>
        <tr>
          <th scope="row">
            More cost: {dollars(input.kit)} ÷ {figure(input.lifeYears)} years +{" "}
            {figure(input.laborHours)} h × {dollars(input.wage)}
            {input.yearlyBills > 0 ? ` + ${dollars(input.yearlyBills)} of bills` : ""}
          </th>
          <td>{dollars(-value.addedCost)}</td>
        </tr>
        <tr className="total">
          <th scope="row">Left at the year&rsquo;s end</th>
          <td>{dollars(value.net)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The guesses that matter most, those of one weight in one line. */
function Guesses({ weights }: { readonly weights: readonly GuessWeight[] }) {
  const amount = ({ lower, higher }: GuessWeight) =>
    dollars(Math.max(Math.abs(lower), Math.abs(higher)));
  const groups = Map.groupBy(
    weights.filter(({ lower, higher }) => lower !== 0 || higher !== 0),
    amount,
  );
  return (
    <>
      <h3>What if you&rsquo;re wrong?</h3>
      <p>If a guess is a quarter off, the year changes by:</p>
      <ul className="tool-rows">
        {[...groups].slice(0, 4).map(([dollarsOff, same]) => (
          <li key={dollarsOff}>
            <span>{same.map(({ label }) => label).join(", ")}</span> <b>±{dollarsOff}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The year's answer in the strip: "$218 left this year". */
export function YearLive() {
  const answer = usePlanner(YEAR);
  if (!answer.ok) return <b>The year&rsquo;s answer</b>;
  const { net } = answer.value;
  return (
    <>
      <b className={net < 0 ? "short" : undefined}>{dollars(Math.abs(net))}</b>{" "}
      <span>{net < 0 ? "lost" : "left"} this year</span>
    </>
  );
}
