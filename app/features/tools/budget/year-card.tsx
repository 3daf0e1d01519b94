import { dollars, figure } from "../../../domain/tools/numbers/figures.ts";
import { budgetAnswer, type FirstYear } from "../../../domain/tools/ranch/money-answer.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { Tornado } from "../pictures/tornado.tsx";
import { usePrint } from "../paper/printing.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The first-year budget in four lines, and the guess that matters most. */
export function YearCard() {
  const { state } = useRanch();
  const print = usePrint();
  const answer = budgetAnswer(state.file);
  return (
    <section className="tool-card wide" aria-labelledby="year-heading">
      <h2 id="year-heading">The first year</h2>
      <div className="tool-grid">
        <div>
          <Ticket
            label="Left at the year’s end"
            answer={answer}
            limit="Scale up only if there is money left in cash and the grass came back. Spend next year at most what this year left."
            text={(value) => ({
              figure: dollars(value.net),
              unit: value.net < 0 ? "lost" : "left",
              sum: `${dollars(value.input.addedIncome)}\u00a0more\u00a0income + ${dollars(value.reducedCost)}\u00a0less\u00a0cost − ${dollars(value.addedCost)}\u00a0more\u00a0cost − ${dollars(value.input.lostIncome)}\u00a0less\u00a0income`,
              spoken: `${dollars(value.net)} left`,
            })}
          >
            {(value) => <Payback value={value} />}
          </Ticket>
          {answer.ok ? <FourLines value={answer.value} /> : null}
        </div>
        <div>
          <div className="tool-grid">
            <NumberOf
              group="money"
              name="hayDays"
              label="Hay days you expect to save"
              unit="days"
              limit="seasonDays"
              step={1}
            />
            <NumberOf
              group="money"
              name="laborHours"
              label="Hours of work"
              unit="a year"
              limit="hours"
              step={5}
            />
            <NumberOf
              group="money"
              name="wage"
              label="What an hour is worth"
              unit="$"
              limit="dollars"
              step={1}
            />
            <NumberOf
              group="money"
              name="lifeYears"
              label="Years the kit lasts"
              unit="years"
              limit="life"
              step={1}
            />
            <NumberOf
              group="money"
              name="addedIncome"
              label="More income"
              unit="$ a year"
              limit="dollars"
              hint="A premium is not income before it is paid."
            />
            <NumberOf
              group="money"
              name="lostIncome"
              label="Less income"
              unit="$ a year"
              limit="dollars"
            />
            <NumberOf
              group="money"
              name="otherSavings"
              label="Other savings"
              unit="$ a year"
              limit="dollars"
            />
            <NumberOf
              group="money"
              name="yearlyBills"
              label="Other yearly bills"
              unit="$ a year"
              limit="dollars"
            />
          </div>
          {answer.ok ? (
            <>
              <h3>What would change it most</h3>
              <Tornado weights={answer.value.weights} />
            </>
          ) : null}
        </div>
      </div>
      <ToolButton className="btn accent" onClick={() => print("budget")}>
        Print the budget
      </ToolButton>
    </section>
  );
}

function Payback({ value }: { readonly value: FirstYear }) {
  const years = (count: number | null) =>
    count === null ? "never" : `${figure(count, 1)}\u00a0years`;
  return (
    <p className="ticket-verdict">
      {value.breakEvenDays === null ? null : (
        <>
          It breaks even at <b>{figure(value.breakEvenDays, 1)} days</b> off hay.{" "}
        </>
      )}
      The kit pays back in {years(value.paybackYears)}, in {years(value.paybackYearsWithoutLabor)}{" "}
      if your hours cost nothing. Gerrish looks for 2 to 3 years on good land, 3 to 5 on range.
    </p>
  );
}

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
