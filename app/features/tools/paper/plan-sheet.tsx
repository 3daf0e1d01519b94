import type { ApproachOption, MotivationOption } from "#app/content-model/pages/assessment.ts";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dollars } from "#app/domain/tools/numbers/figures.ts";
import {
  CHECK_AFTER_DAYS,
  FIRST_YEAR,
  firstYearOf,
  isNear,
  shutsGate,
  tenthOf,
} from "#app/domain/tools/plan/first-year.ts";
import { CONDITION_ALARM } from "#app/domain/tools/rules.ts";
import { planSheet } from "#app/language/english/plan-sheet.ts";
import { Blank, type Form, Line, NO_DAY, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

/** As many moves as fit below the plan. */
const MOVES = 5;

export const daysIn =
  (texts: Pick<typeof planSheet, "day" | "dayAndYear">, today: CalendarDate) =>
  (date: CalendarDate): string =>
    isNear(date, today) ? texts.day(date) : texts.dayAndYear(date);

/** The first-year plan, from the assessment's two answers or blank. */
export function PlanSheet({
  approach,
  motivation,
  file,
  today = NO_DAY,
  texts = planSheet,
}: Form<typeof planSheet> & {
  readonly approach?: ApproachOption;
  readonly motivation?: MotivationOption;
}) {
  const { start, acres, cash } = firstYearOf(file);
  const dayText = daysIn(texts, today);
  const day = (after: number) => (start ? dayText(addDays(start, after)) : "");
  return (
    <Sheet name="plan" title={texts.title} file={file} records={[FIRST_YEAR]} method={texts.method}>
      <p>
        <Line text={texts.graze} values={{ approach: approach?.label ?? null }} />
      </p>
      <p>
        <Line text={texts.want} values={{ motivation: motivation?.label ?? null }} />
      </p>
      <div className="sheet-sentence">
        {texts.first}
        {approach ? approach.advice.title : <Blank mm={90} />}
      </div>
      {motivation ? (
        <p>
          {texts.forThat}
          <b>{motivation.advice.title}</b>
        </p>
      ) : null}
      <h3>{texts.tenth}</h3>
      <PaperTable
        rows={[
          [texts.acres, acres === null ? null : texts.tenthOf(...tenthOf(acres))],
          [texts.cash, cash === null ? null : dollars(cash)],
          [texts.pasture, null],
        ]}
      />
      <h3>{texts.dates}</h3>
      <PaperTable
        kind="log"
        heads={texts.dateColumns}
        rows={[
          // A blank form is for any way of grazing.
          ...(!approach || shutsGate(approach.value)
            ? [
                [texts.shut, day(0), "", ""],
                ...CHECK_AFTER_DAYS.map((days) => [texts.after(days), day(days), "", ""]),
              ]
            : []),
          ...[texts.out, texts.photo, texts.decide].map((what) => [what, "", "", ""]),
        ]}
      />
      <h3>{texts.moves}</h3>
      <PaperTable kind="moves" heads={texts.moveColumns} rows={emptyRows(MOVES, 7)} />
      <h3>{texts.money}</h3>
      {[texts.kit, texts.ifDry, texts.switch, texts.safety].map((line) => (
        <p key={line}>
          <Line text={line} values={{ alarm: texts.alarm(CONDITION_ALARM) }} />
        </p>
      ))}
    </Sheet>
  );
}
