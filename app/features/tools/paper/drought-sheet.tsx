import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth } from "#app/domain/dates/format-date.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { wholeDown } from "#app/domain/tools/numbers/round.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { allStayText, DROUGHT, stepText, STOCKING } from "#app/domain/tools/planners/season.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Blank, Ink, Sheet } from "./sheet.tsx";
import { EmptyRows, ColumnHeads } from "./table-parts.tsx";

const CHECKS = 8;

/** The drought card for the kitchen wall. */
export function DroughtSheet({
  file,
  today,
}: {
  readonly file: RanchFile | null;
  readonly today: CalendarDate;
}) {
  const drought = file ? solve(DROUGHT, file, today) : null;
  const answer = drought?.ok ? drought.value : null;
  const year = file ? solve(STOCKING, file, today) : null;
  const season = year?.ok ? year.value : null;
  const check = file?.drought;
  return (
    <Sheet
      name="drought"
      title="Drought card"
      file={file}
      records={[DROUGHT]}
      method="(standing − leave) × share × acres ÷ lb a day; no growth to come is counted."
    >
      <div className="sheet-sentence large">
        <p>
          On <Ink value={check?.date ? dayAndMonth(check.date) : null} mm={40} />, measure.{" "}
          {answer ? (
            allStayText(answer)
          ) : (
            <>
              All can stay from <Blank mm={12} /> in.
            </>
          )}
        </p>
        {answer ? (
          answer.steps.map((step) => <p key={step.leave}>{stepText(step, answer)}</p>)
        ) : (
          <>
            <p>
              Under <Blank mm={12} /> in., <Blank mm={12} /> head leave by <Blank mm={40} />.
            </p>
            <p>
              Under <Blank mm={12} /> in., <Blank mm={12} /> head leave by <Blank mm={40} />.
            </p>
          </>
        )}
      </div>
      <table className="paper-table">
        <tbody>
          <tr>
            <th scope="row">Grass standing that day, lb an acre</th>
            <td>
              <Ink value={check?.standingLbAc ? figure(check.standingLbAc) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">To leave, lb an acre</th>
            <td>
              <Ink value={check?.leaveLbAc ? figure(check.leaveLbAc) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">Days of grass from that day</th>
            <td>
              <Ink value={answer ? figure(wholeDown(answer.daysLeft)) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">Days wanted</th>
            <td>
              <Ink value={answer ? figure(answer.daysWanted) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">Head the grass carries to then</th>
            <td>
              <Ink value={answer ? figure(answer.keepHead) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">In an average year: days of grass, head it carries</th>
            <td>
              <Ink
                value={
                  season ? `${figure(season.daysShown, 1)}, ${figure(season.headForSeason)}` : null
                }
              />
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        Who goes first, in this order: 1 <Blank mm={40} /> 2 <Blank mm={40} /> 3 <Blank mm={40} />
      </p>
      <h3>Check every two weeks</h3>
      <table className="paper-table paper-log">
        <ColumnHeads
          labels={["Date", "Rain since, in", "Height, in", "lb an acre", "Days left", "What I do"]}
        />
        <tbody>
          <EmptyRows rows={CHECKS} cells={6} />
        </tbody>
      </table>
      <p>
        Never graze below what you leave. Hungry cattle eat poisonous plants. Sorghum, sudangrass
        and johnsongrass can kill after frost or drought. Stay off until two weeks after the killing
        frost, and off stunted grass and its regrowth after rain. Test for nitrate too. That test
        doesn’t find prussic acid.
      </p>
    </Sheet>
  );
}
