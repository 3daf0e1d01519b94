import { addDays } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth } from "#app/domain/dates/format-date.ts";
import { dollars } from "#app/domain/tools/numbers/figures.ts";
import { CHECK_AFTER_DAYS, tenthText } from "#app/domain/tools/plan/first-year.ts";
import { CONDITION_ALARM, conditionAlarmText, READY } from "#app/domain/tools/rules.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Blank, Sheet } from "./sheet.tsx";
import { ColumnHeads, EmptyRows } from "./table-parts.tsx";

/** As many moves as fit below the plan. */
const MOVES = 5;

/** One answer of the assessment with its advice. */
export interface AssessmentOption {
  readonly value: string;
  readonly label: string;
  readonly advice: { readonly title: string };
}

/** The first-year plan, from the assessment's two answers or blank. */
export function PlanSheet({
  approach,
  motivation,
  file = null,
}: {
  readonly approach: AssessmentOption | null;
  readonly motivation: AssessmentOption | null;
  readonly file?: RanchFile | null;
}) {
  const start = file?.season.start ?? null;
  const day = (after: number) => (start ? dayAndMonth(addDays(start, after)) : "");
  const cash = file?.money.cashLimit ?? null;
  return (
    <Sheet
      name="plan"
      title="First-year plan"
      file={file}
      method="a tenth of the acres, for all of the herd."
    >
      <p>
        I graze: <b>{approach?.label ?? ""}</b>
        {approach ? null : <Blank mm={60} />}
      </p>
      <p>
        I want: <b>{motivation?.label ?? ""}</b>
        {motivation ? null : <Blank mm={60} />}
      </p>
      <div className="sheet-sentence">
        My first step: {approach ? approach.advice.title : <Blank mm={90} />}
      </div>
      {motivation ? (
        <p>
          For that: <b>{motivation.advice.title}</b>
        </p>
      ) : null}
      <h3>A tenth</h3>
      <table className="paper-table">
        <tbody>
          {[
            ["Ranch, acres, and a tenth", tenthText(file?.ranch.ranchAcres ?? null, "acres")],
            ["Cash earned and set aside for it", cash === null ? null : dollars(cash)],
            ["The pasture I choose, and why", null],
          ].map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Dates</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={["What", "Planned", "Done", "What I saw"]} />
        <tbody>
          {[
            ["Gate shut, or wire up", day(0)],
            ...CHECK_AFTER_DAYS.map((days) => [`${days} days later: ${READY.asked}`, day(days)]),
            ["Out when the grass is down to ________ in", ""],
            ["Photo at the stakes", ""],
            ["Stop, repeat or continue", ""],
          ].map(([what, planned]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{planned}</td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Log of moves</h3>
      <table className="paper-table paper-moves">
        <ColumnHeads
          labels={["Paddock", "In", "Out", "Head", "Height in", "Height out", "Rain, in."]}
        />
        <tbody>
          <EmptyRows rows={MOVES} cells={7} />
        </tbody>
      </table>
      <h3>Money and drought</h3>
      <p>
        Kit <Blank /> from cash already earned. It breaks even at <Blank mm={12} /> days off hay.
      </p>
      <p>
        If the grass is under <Blank mm={12} /> in by <Blank />, then <Blank mm={12} /> head leave
        by <Blank />.
      </p>
      <p>
        Who else can shut off the fence: <Blank mm={60} />
      </p>
      <p>
        Check water every day. Never two chargers on one fence.{" "}
        {conditionAlarmText(CONDITION_ALARM)}: feed or move today. Hungry cattle eat poisonous
        plants; sorghum and sudangrass kill after frost or drought.
      </p>
    </Sheet>
  );
}
