import type { GuessWeight } from "#app/domain/tools/money/budget.ts";
import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import type { FirstYear } from "#app/domain/tools/planners/money.ts";

/** The first year as a ledger of four lines. */
export function FourLines({ value }: { readonly value: FirstYear }) {
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
export function Guesses({ weights }: { readonly weights: readonly GuessWeight[] }) {
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
