import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { PIPE, REACH } from "#app/domain/tools/planners/water.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { STORAGE_DAYS, WATER_NEED, WATER_QUALITY } from "#app/domain/tools/rules.ts";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { Blank, Ink, Sheet } from "./sheet.tsx";
import { EmptyRows, ColumnHeads } from "./table-parts.tsx";

/** Water has no season. */
const NO_DAY = calendarDate("2026-01-01");

/** The water sheet: plan, need, tank, and blanks for the bucket test. */
export function WaterSheet({ file }: { readonly file: RanchFile | null }) {
  const needed = file ? solve(NEED, file, NO_DAY) : null;
  const need = needed?.ok ? needed.value : null;
  const reached = file ? solve(REACH, file, NO_DAY) : null;
  const reach = reached?.ok ? reached.value : null;
  const piped = file ? solve(PIPE, file, NO_DAY) : null;
  const pipe = piped?.ok ? piped.value : null;
  const rows = [
    [`Gallons a day, with ${WATER_NEED.lossPct}% for loss`, need ? figure(need.withLossGal) : null],
    ["Gallons a minute to the tank", need ? figure(need.flowGpm, 1) : null],
    ["Tank, gallons", need ? figure(need.tankGal) : null],
    [`${STORAGE_DAYS} days stored (NRCS), gallons`, need ? figure(need.storageGal) : null],
    [
      "Acres within walking distance, and dry",
      reach ? `${figure(reach.reachedAcres, 1)} and ${figure(reach.dryAcres, 1)}` : null,
    ],
    ["Pressure left at the float, psi", pipe ? figure(pipe.leftPsi, 1) : null],
  ] as const;
  return (
    <Sheet
      name="water"
      title="Water page"
      file={file}
      records={[NEED, REACH, PIPE]}
      method={`head × gallons + ${WATER_NEED.lossPct}%; Hazen-Williams for the pipe.`}
    >
      <div className="sheet-plan-drawing">
        <FieldPlan
          id="paper-water"
          file={reach ? file : null}
          reach={reach}
          fallback={
            <div className="draw-here">
              <span>N ↑ Draw the field, the source, the pipe and the tank here</span>
            </div>
          }
        />
        <table className="paper-table">
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <Ink value={value} mm={12} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>Bucket test: gallons × 60 ÷ seconds = gallons a minute</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={["Date", "Where", "Gallons", "Seconds", "Gallons a minute"]} />
        <tbody>
          <EmptyRows rows={6} cells={5} />
        </tbody>
      </table>
      <h3>To ask about and to buy</h3>
      <table className="paper-table paper-log">
        <ColumnHeads labels={["What", "Size", "Quote", "Who"]} />
        <tbody>
          {["Tank, with a ramp for birds and calves", "Float valve", "Pipe and fittings", ""].map(
            (what) => (
              <tr key={what}>
                <td>{what}</td>
                <td />
                <td />
                <td />
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p>
        Water tested on <Blank />, salts <Blank mm={12} /> ppm (over{" "}
        {figure(WATER_QUALITY.saltsLabPpm)}: to a lab). Second way to fill the tank:{" "}
        <Blank mm={40} />. Check it every day. Blue-green scum: cattle off at once. Call 811 before
        you dig. Move a tank empty.
      </p>
    </Sheet>
  );
}
