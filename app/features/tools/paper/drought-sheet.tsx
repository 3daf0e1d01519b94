import { dayAndMonth } from "../../../domain/dates/format-date.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { wholeDown } from "../../../domain/tools/numbers/round.ts";
import { droughtAnswer } from "../../../domain/tools/ranch/drought-answer.ts";
import { stockingAnswer } from "../../../domain/tools/ranch/stocking-answer.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { Blank, Ink, Sheet } from "./sheet.tsx";
import { EmptyRows, ColumnHeads } from "./table-parts.tsx";

const CHECKS = 8;

/** The drought card for the kitchen wall. */
export function DroughtSheet({ file }: { readonly file: RanchFile | null }) {
  const drought = file ? droughtAnswer(file) : null;
  const answer = drought?.ok ? drought.value : null;
  const year = file ? stockingAnswer(file) : null;
  const season = year?.ok ? year.value : null;
  const check = file?.drought;
  return (
    <Sheet
      name="drought"
      title="Drought card"
      file={file}
      method="(standing − leave) × share × acres ÷ lb a day; no growth counted that has not grown."
    >
      <p className="sheet-sentence">
        If we have less than{" "}
        <Ink value={answer ? `${figure(answer.daysWanted)} days of grass` : null} mm={40} /> by{" "}
        <Ink value={check?.date ? dayAndMonth(check.date) : null} mm={40} />, then{" "}
        <Ink value={answer ? figure(answer.leaveHead) : null} /> head leave by{" "}
        <Ink value={check?.date ? dayAndMonth(check.date) : null} mm={40} />.
      </p>
      <table className="paper-table">
        <tbody>
          <tr>
            <th scope="row">Standing that day, lb an acre</th>
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
            <th scope="row">Head that stay and last</th>
            <td>
              <Ink value={answer ? figure(answer.keepHead) : null} />
            </td>
          </tr>
          <tr>
            <th scope="row">An ordinary year: days of grass, head that fit</th>
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
        Never graze below what you leave. Hungry cattle eat poisonous plants. Frost- or
        drought-struck sorghum, sudangrass and johnsongrass: off, and test for nitrate and wait two
        weeks before going back.
      </p>
    </Sheet>
  );
}
