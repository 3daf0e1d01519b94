import type { GuessWeight } from "#app/domain/tools/money/budget.ts";
import {
  amount,
  asTyped,
  dollars,
  dollarsAsTyped,
  figure,
} from "#app/domain/tools/numbers/figures.ts";
import { FALL, type FirstYear, LABOR, YEAR } from "#app/domain/tools/planners/money.ts";
import { Fold } from "../parts/fold.tsx";
import { FieldOf, HerdField } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";

/** The first year in four lines, and which guess decides it. */
export function YearScreen() {
  const answer = usePlanner(YEAR);
  return (
    <PlannerCard
      planner={YEAR}
      fields={["money.hayDays", "money.laborHours", "money.wage", "money.lifeYears"]}
      before={<HerdField column="head" />}
      below={
        answer.ok ? (
          <>
            <FourLines value={answer.value} />
            <Guesses weights={answer.value.weights} />
          </>
        ) : null
      }
    >
      <Fold summary="Other income, savings and bills">
        <FieldOf path="money.addedIncome" />
        <FieldOf path="money.otherSavings" />
        <FieldOf path="money.lostIncome" />
        <FieldOf path="money.yearlyBills" />
      </Fold>
      <Fold summary="What a move costs">
        <PlannerCard planner={LABOR} fields={["money.moveMinutes", "money.moveEveryDays"]} />
      </Fold>
    </PlannerCard>
  );
}

export function FallScreen() {
  return <PlannerCard planner={FALL} />;
}

function FourLines({ value }: { readonly value: FirstYear }) {
  const { input } = value;
  const rows = [
    ["More income", input.addedIncome],
    [
      `Less cost: ${amount(input.hayDays, "day")} × ${figure(input.head)} head × ${dollars(input.savePerCowDay, 2)}${input.otherSavings > 0 ? ` + ${dollarsAsTyped(input.otherSavings)}` : ""}`,
      value.reducedCost,
    ],
    ["Less income", -input.lostIncome],
    [
      `More cost: ${dollars(input.kit)} ÷ ${amount(input.lifeYears, "year")} + ${asTyped(input.laborHours)} h × ${dollarsAsTyped(input.wage)}${input.yearlyBills > 0 ? ` + ${dollarsAsTyped(input.yearlyBills)} of bills` : ""}`,
      -value.addedCost,
    ],
    [YEAR.label, value.net],
  ] as const;
  return (
    <table className="ledger-table">
      <caption className="visually-hidden">The first year in four lines</caption>
      <tbody>
        {rows.map(([what, amount]) => (
          <tr key={what} className={what === YEAR.label ? "total" : undefined}>
            <th scope="row">{what}</th>
            <td>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The guesses that matter most; those with the same effect share a line. */
function Guesses({ weights }: { readonly weights: readonly GuessWeight[] }) {
  const amount = ({ lower, higher }: GuessWeight) =>
    dollars(Math.max(Math.abs(lower), Math.abs(higher)));
  const groups = Map.groupBy(weights, amount);
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
      <span>{net < 0 ? "lost this year" : "left this year"}</span>
    </>
  );
}
