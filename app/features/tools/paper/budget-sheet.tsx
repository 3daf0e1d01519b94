import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { Blank, Ink, Sheet } from "./sheet.tsx";
import { ColumnHeads, RowHead } from "./table-parts.tsx";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A budget has no day. */
const NO_DAY = calendarDate("2026-01-01");

/** The first year in four lines, with an empty column for the actual amounts. */
export function BudgetSheet({ file }: { readonly file: RanchFile | null }) {
  const answer = file ? solve(YEAR, file, NO_DAY) : null;
  const value = answer?.ok ? answer.value : null;
  const kit = file ? solve(SHOPPING, file, NO_DAY) : null;
  const lines = [
    ["More income", value ? dollars(value.input.addedIncome) : ""],
    [
      `Less cost: ${value ? figure(value.input.hayDays) : "________"} hay days × ${value ? figure(value.input.head) : "________"} head × ${value ? dollars(value.input.savePerCowDay, 2) : "$________"}`,
      value ? dollars(value.reducedCost) : "",
    ],
    ["Less income", value ? dollars(-value.input.lostIncome) : ""],
    [
      `More cost: kit ${value ? dollars(value.input.kit) : "$________"} ÷ ${value ? figure(value.input.lifeYears) : "________"} years + ${value ? figure(value.input.laborHours) : "________"} h × ${value ? dollars(value.input.wage) : "$________"} + bills`,
      value ? dollars(-value.addedCost) : "",
    ],
    ["Left at the year’s end", value ? dollars(value.net) : ""],
  ] as const;
  return (
    <Sheet
      name="budget"
      title="First-year budget"
      file={file}
      records={[YEAR]}
      method="more income + less cost − more cost − less income."
    >
      <p>
        Cash set aside <Ink value={file?.money.cashLimit ? dollars(file.money.cashLimit) : null} />.
        The kit costs <Ink value={kit?.ok ? dollars(kit.value.total) : null} />. No loan. Don’t
        count cost share until the check comes.
      </p>
      <table className="paper-table paper-money">
        <ColumnHeads labels={["Line", "Plan", "Fall, actual"]} />
        <tbody>
          {lines.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Breaks even at <Ink value={value?.breakEvenDays ? figure(value.breakEvenDays, 1) : null} />{" "}
        days off hay. Pays back in{" "}
        <Ink value={value?.paybackYears ? figure(value.paybackYears, 1) : null} /> years.
      </p>
      <h3>The guess that matters most</h3>
      <table className="paper-table paper-money">
        <ColumnHeads
          labels={["Guess", "A quarter lower", "A quarter higher", "How it turned out"]}
        />
        <tbody>
          {Array.from({ length: 5 }, (_, index) => {
            const weight = value?.weights[index];
            return (
              <tr key={weight?.key ?? `guess-${index}`}>
                <RowHead>{weight?.label}</RowHead>
                <td>{weight ? dollars(weight.lower) : ""}</td>
                <td>{weight ? dollars(weight.higher) : ""}</td>
                <td />
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3>Cash in hand, month by month</h3>
      <table className="paper-table paper-months">
        <ColumnHeads labels={MONTHS} />
        <tbody>
          <tr>
            {MONTHS.map((month) => (
              <td key={month} />
            ))}
          </tr>
        </tbody>
      </table>
      <p>
        In the fall: did the grass come back? <Blank mm={12} /> Was there money left?{" "}
        <Blank mm={12} /> Both: continue. One: repeat. Neither: stop.
      </p>
      <p>
        Next year I’ll spend at most <Blank mm={40} />, what this year left.
      </p>
    </Sheet>
  );
}
