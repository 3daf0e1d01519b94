import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { budgetSheet } from "#app/language/english/budget-sheet.ts";
import { answerFor, type Form, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

/** A figure to write by hand, inside a line of the table. */
const BY_HAND = "________";

/** The first year in four lines, with an empty column for the actual amounts. */
export function BudgetSheet({ file, texts = budgetSheet, around }: Form<typeof budgetSheet>) {
  const value = answerFor(YEAR, file);
  const kit = answerFor(SHOPPING, file);
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
            kit: kit ? dollars(kit.total) : null,
          }}
        />
      </p>
      <PaperTable
        kind="money"
        heads={texts.columns}
        rows={lines.map(([label, amount]) => [label, amount, ""])}
      />
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
      <PaperTable
        kind="money"
        heads={texts.guessColumns}
        rows={Array.from({ length: 5 }, (_, index) => {
          const weight = value?.weights[index];
          return weight
            ? [weight.label, dollars(weight.lower), dollars(weight.higher), ""]
            : ["", "", "", ""];
        })}
      />
      <h3>{texts.byMonth}</h3>
      <PaperTable kind="months" heads={texts.months} rows={emptyRows(1, texts.months.length)} />
      {[texts.fall, texts.next].map((line) => (
        <p key={line}>
          <Line text={line} />
        </p>
      ))}
    </Sheet>
  );
}
