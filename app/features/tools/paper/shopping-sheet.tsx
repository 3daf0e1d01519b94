import { dollars, figure } from "../../../domain/tools/numbers/figures.ts";
import { fenceAnswer, kit } from "../../../domain/tools/ranch/fence-answer.ts";
import type { FenceItem, RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { Ink, Sheet } from "./sheet.tsx";
import { ColumnHeads, RowHead } from "./table-parts.tsx";

const LINES = 14;

/** The shopping list with room for quotes, and the plan of the field. */
export function ShoppingSheet({ file }: { readonly file: RanchFile | null }) {
  const items: readonly FenceItem[] = file?.fence.items ?? [];
  const lines = Array.from({ length: Math.max(LINES, items.length) }, (_, index) => items[index]);
  const answer = file ? fenceAnswer(file) : null;
  const list = answer?.ok ? answer.value : null;
  return (
    <Sheet
      name="shopping"
      title="Shopping list"
      file={file}
      method="quantity × price; rods 4.8 ft a joule."
    >
      <div className="sheet-plan-drawing">
        <FieldPlan
          id="paper-plan"
          file={list ? file : null}
          fallback={
            <div className="draw-here">N ↑ Draw your field, wires, tank and gates here</div>
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
            <tr key={item?.id ?? `line-${index}`}>
              <RowHead>{item?.name}</RowHead>
              <td>{item?.qty === null || !item ? "" : figure(item.qty, 1)}</td>
              <td>{item?.price === null || !item ? "" : dollars(item.price, 2)}</td>
              <td>
                {item && item.qty !== null && item.price !== null
                  ? dollars(item.qty * item.price)
                  : ""}
              </td>
              <td />
              <td />
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td />
            <td />
            <td>{file ? dollars(kit(file).total) : ""}</td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
      <p>
        Paid from cash already earned. With cost share: do not buy or start before NRCS has signed.
      </p>
    </Sheet>
  );
}
