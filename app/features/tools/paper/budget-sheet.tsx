import { asTyped, dollars, dollarsAsTyped, tenths } from "#app/domain/tools/numbers/figures.ts";
import { SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { budgetSheet } from "#app/language/english/budget-sheet.ts";
import { answerFor, type Form, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

type Known = number | null | undefined;
/** A figure inside a line of the table, or room to write it by hand. */
const BY_HAND = "________";
const count = (value: Known) => (typeof value === "number" ? asTyped(value) : BY_HAND);
const price = (value: Known, text = dollarsAsTyped) =>
  typeof value === "number" ? text(value) : `$${BY_HAND}`;
/** An amount in a column, which is left empty without one. */
const amount = (value: Known) => (typeof value === "number" ? dollars(value) : "");

const tenth = (value: Known) => (typeof value === "number" ? tenths(value) : null);

/** The first year in four lines, with an empty column for the actual amounts. */
export function BudgetSheet({ file, texts = budgetSheet }: Form<typeof budgetSheet>) {
  const value = answerFor(YEAR, file);
  const kit = answerFor(SHOPPING, file);
  const input = value?.input;
  const lines = [
    [texts.moreIncome, amount(input?.addedIncome)],
    [
      texts.lessCost(
        count(input?.hayDays),
        count(input?.head),
        price(input?.savePerCowDay, (saved) => dollars(saved, 2)),
      ) + (input?.otherSavings ? ` + ${dollarsAsTyped(input.otherSavings)}` : ""),
      amount(value?.reducedCost),
    ],
    [texts.lessIncome, amount(input && -input.lostIncome)],
    [
      texts.moreCost(
        price(input?.kit, dollars),
        count(input?.lifeYears),
        count(input?.laborHours),
        price(input?.wage),
      ),
      amount(value && -value.addedCost),
    ],
    [texts.left, amount(value?.net)],
  ];
  return (
    <Sheet name="budget" title={texts.title} file={file} records={[YEAR]} method={texts.method}>
      <p>
        <Line
          text={texts.cash}
          values={{
            cash: file?.money.cashLimit ? dollarsAsTyped(file.money.cashLimit) : null,
            kit: kit ? dollars(kit.total) : null,
          }}
        />
      </p>
      <PaperTable kind="money" heads={texts.columns} rows={lines.map((line) => [...line, ""])} />
      <p>
        <Line
          text={texts.even}
          values={{
            days: tenth(value?.breakEvenDays),
            years: value && (tenth(value.paybackYears) ?? "never"),
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
