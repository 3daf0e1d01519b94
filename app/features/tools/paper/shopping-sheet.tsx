import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { GROUND_ROD } from "#app/domain/tools/rules.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { FENCE, SHOPPING, shoppingLines } from "#app/domain/tools/planners/money.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { Ink, Sheet } from "./sheet.tsx";
import { ColumnHeads, RowHead } from "./table-parts.tsx";

const LINES = 14;
/** Prices have no season. */
const NO_DAY = calendarDate("2026-01-01");

/** The shopping list with room for quotes, and the plan of the field. */
export function ShoppingSheet({ file }: { readonly file: RanchFile | null }) {
  const fence = file ? solve(FENCE, file, NO_DAY) : null;
  const need = file ? solve(NEED, file, NO_DAY) : null;
  const shopping = file ? solve(SHOPPING, file, NO_DAY) : null;
  const list = fence?.ok ? fence.value : null;
  const items = file && list && need?.ok ? shoppingLines(file, list, need.value.tankGal) : [];
  const lines = Array.from({ length: Math.max(LINES, items.length) }, (_, index) => items[index]);
  return (
    <Sheet
      name="shopping"
      title="Shopping list"
      file={file}
      records={[SHOPPING]}
      method={`quantity × price; rods ${GROUND_ROD.ftPerJoule} ft per joule.`}
    >
      <div className="sheet-plan-drawing">
        <FieldPlan
          id="paper-plan"
          file={list ? file : null}
          fallback={
            <div className="draw-here">
              <span>N ↑ Draw your field, wires, tank and gates here</span>
            </div>
          }
        />
        <div>
          <p>
            Field <Ink value={list ? `${figure(list.acres, 1)} acres` : null} />
          </p>
          <p>
            Cross fence <Ink value={list ? `${figure(list.interiorFt)} ft` : null} />
          </p>
          <p>
            Posts <Ink value={list ? figure(list.posts) : null} />
          </p>
          <p>
            Charger at least <Ink value={list ? `${figure(list.joulesLeast, 1)} J` : null} />
          </p>
          <p>
            Ground rods, 8 ft <Ink value={list ? figure(list.rods) : null} />
          </p>
          <p>
            Never two chargers on one fence. Never electrify barbed wire. Call 811 before you dig.
          </p>
        </div>
      </div>
      <table className="paper-table paper-money">
        <ColumnHeads labels={["What", "How many", "Price", "Dollars", "Quote", "Bought"]} />
        <tbody>
          {lines.map((item, index) => (
            <tr key={item?.key ?? `line-${index}`}>
              <RowHead>{item?.name}</RowHead>
              <td>{item ? figure(item.qty, 1) : ""}</td>
              <td>{item?.price === null || !item ? "" : dollars(item.price, 2)}</td>
              <td>{item && item.cost !== null ? dollars(item.cost) : ""}</td>
              <td />
              <td />
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td />
            <td />
            <td>{shopping?.ok ? dollars(shopping.value.total) : ""}</td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
      <p>
        Paid from cash already earned. With cost share, don’t buy or start before NRCS has signed.
      </p>
    </Sheet>
  );
}
