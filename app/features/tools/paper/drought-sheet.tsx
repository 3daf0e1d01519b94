import { dayAndMonth } from "#app/domain/dates/format-date.ts";
import { figure, wholeDown } from "#app/domain/tools/numbers/figures.ts";
import { allStayText, DROUGHT, stepText, STOCKING } from "#app/domain/tools/planners/season.ts";
import { droughtSheet } from "#app/language/english/drought-sheet.ts";
import { answerFor, type Form, Ink, Line, Sheet, PaperTable, emptyRows } from "./sheet.tsx";

const CHECKS = 8;

/** The drought card for the kitchen wall. */
export function DroughtSheet({ file, today, texts = droughtSheet }: Form<typeof droughtSheet>) {
  const answer = answerFor(DROUGHT, file, today);
  const season = answerFor(STOCKING, file, today);
  const check = file?.drought;
  const rows = [
    [texts.standing, check?.standingLbAc ? figure(check.standingLbAc) : null],
    [texts.toLeave, check?.leaveLbAc ? figure(check.leaveLbAc) : null],
    [texts.daysLeft, answer ? figure(wholeDown(answer.daysLeft)) : null],
    [texts.daysWanted, answer ? figure(answer.daysWanted) : null],
    [texts.keep, answer ? figure(answer.keepHead) : null],
    [
      texts.ordinary,
      season ? `${figure(season.daysShown, 1)} and ${figure(season.headForSeason)}` : null,
    ],
  ] as const;
  return (
    <Sheet name="drought" title={texts.title} file={file} records={[DROUGHT]} method={texts.method}>
      <div className="sheet-sentence large">
        <p>
          <Line
            text={texts.measure}
            values={{ day: check?.date ? dayAndMonth(check.date) : null }}
          />
          {answer ? allStayText(answer.lastsFrom) : <Line text={texts.allStay} />}
        </p>
        {answer
          ? answer.steps.map((step) => <p key={step.leave}>{stepText(step, answer.leaveBy)}</p>)
          : [1, 2].map((step) => (
              <p key={step}>
                <Line text={texts.leave} />
              </p>
            ))}
      </div>
      <PaperTable rows={rows.map(([label, value]) => [label, <Ink key="ink" value={value} />])} />
      <p>
        <Line text={texts.order} />
      </p>
      <h3>{texts.check}</h3>
      <PaperTable kind="log" heads={texts.columns} rows={emptyRows(CHECKS, 6)} />
      <p>{texts.safety}</p>
    </Sheet>
  );
}
