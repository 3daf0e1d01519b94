import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { budgetSheet } from "#app/language/english/budget-sheet.ts";
import { type Form, Line, Sheet } from "./sheet.tsx";
import { ColumnHeads, RowHead } from "./table-parts.tsx";

/** A figure to write by hand, inside a line of the table. */
const BY_HAND = "________";

/** A budget has no day. */
const NO_DAY = calendarDate("2026-01-01");

/** The first year in four lines, with an empty column for the actual amounts. */
export function BudgetSheet({ file, texts = budgetSheet, around }: Form<typeof budgetSheet>) {
  const answer = file ? solve(YEAR, file, NO_DAY) : null;
  const value = answer?.ok ? answer.value : null;
  const kit = file ? solve(SHOPPING, file, NO_DAY) : null;
  const lines = [
    [texts.moreIncome, value ? dollars(value.input.addedIncome) : ""],
    [
      value
        ? texts.lessCost(
            figure(value.input.hayDays),
            figure(value.input.head),
            dollars(value.input.savePerCowDay, 2),
          )
        : texts.lessCost(BY_HAND, BY_HAND, `$${BY_HAND}`),
      value ? dollars(value.reducedCost) : "",
    ],
    [texts.lessIncome, value ? dollars(-value.input.lostIncome) : ""],
    [
      value
        ? texts.moreCost(
            dollars(value.input.kit),
            figure(value.input.lifeYears),
            figure(value.input.laborHours),
            dollars(value.input.wage),
          )
        : texts.moreCost(`$${BY_HAND}`, BY_HAND, BY_HAND, `$${BY_HAND}`),
      value ? dollars(-value.addedCost) : "",
    ],
    [texts.left, value ? dollars(value.net) : ""],
  ] as const;
  return (
    <Sheet
      name="budget"
      title={texts.title}
      file={file}
      records={[YEAR]}
      method={texts.method}
      texts={around}
    >
      <p>
        <Line
          text={texts.cash}
          values={{
            cash: file?.money.cashLimit ? dollars(file.money.cashLimit) : null,
            kit: kit?.ok ? dollars(kit.value.total) : null,
          }}
        />
      </p>
      <table className="paper-table paper-money">
        <ColumnHeads labels={texts.columns} />
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
        <Line
          text={texts.even}
          values={{
            days: value?.breakEvenDays ? figure(value.breakEvenDays, 1) : null,
            years: value?.paybackYears ? figure(value.paybackYears, 1) : null,
          }}
        />
      </p>
      <h3>{texts.guess}</h3>
      <table className="paper-table paper-money">
        <ColumnHeads labels={texts.guessColumns} />
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
      <h3>{texts.byMonth}</h3>
      <table className="paper-table paper-months">
        <ColumnHeads labels={texts.months} />
        <tbody>
          <tr>
            {texts.months.map((month) => (
              <td key={month} />
            ))}
          </tr>
        </tbody>
      </table>
      {[texts.fall, texts.next].map((line) => (
        <p key={line}>
          <Line text={line} />
        </p>
      ))}
    </Sheet>
  );
}
