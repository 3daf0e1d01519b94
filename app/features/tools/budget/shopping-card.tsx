import { dollars, figure } from "../../../domain/tools/numbers/figures.ts";
import { fenceAnswer, checkField, kit } from "../../../domain/tools/ranch/fence-answer.ts";
import type { FenceItem } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";
import { FieldSides } from "../parts/fields/field-sides.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { TextField } from "../parts/fields/text-field.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { FindingMessage } from "../parts/finding-message.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { usePrint } from "../paper/printing.tsx";
import { inGroup, newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

/** Wire, posts, charger and ground rods of the trial field, and the priced shopping list. */
export function ShoppingCard() {
  const { store, state } = useRanch();
  const print = usePrint();
  const { file } = state;
  const { fence } = file;
  const answer = fenceAnswer(file);
  const total = kit(file);
  return (
    <section className="tool-card wide" aria-labelledby="fence-heading">
      <h2 id="fence-heading">Fence and shopping list</h2>
      <div className="tool-grid">
        <div>
          <Ticket
            label="Cross fence for the field"
            answer={answer}
            limit="It assumes a sound outside fence. Ground rods by the stricter rule, 4.8 feet a joule; manufacturers may count miles of wire instead of fence."
            text={(value) => ({
              figure: figure(value.interiorFt),
              unit: "feet of wire",
              beside: `${figure(value.acres, 1)} acres; ${figure(value.posts)} posts, ${figure(value.reels)} ${value.reels === 1 ? "reel" : "reels"}`,
              sum: `Charger at least ${figure(value.joulesLeast, 1)}\u00a0J for ${figure(value.milesHot, 1)}\u00a0hot\u00a0miles; ${figure(value.groundRodFt, 1)}\u00a0ft of ground rod, ${figure(value.rods)} rods of 8 ft`,
              spoken: `${figure(value.interiorFt)} feet of wire, ${figure(value.posts)} posts`,
            })}
          />
          <FindingMessage finding={checkField(file)} />
          {answer.ok ? <FieldPlan id="fence-plan" file={file} /> : null}
        </div>
        <div>
          <div className="tool-grid">
            <FieldSides />
            <NumberOf group="fence" name="cols" label="Paddocks in a row" step={1} limit="grid" />
            <NumberOf group="fence" name="rows" label="Rows of paddocks" step={1} limit="grid" />
            <NumberOf
              group="fence"
              name="spacingFt"
              label="Feet between posts"
              unit="feet"
              limit="spacing"
              step={5}
            />
            <NumberOf
              group="fence"
              name="joulesBought"
              limit="joules"
              label="Charger you buy"
              unit="joules"
              hint="The next size up."
              step={1}
            />
          </div>
          <label className="tool-check">
            <input
              id="fence.perimeterHot"
              type="checkbox"
              checked={fence.perimeterHot}
              onChange={({ target }) =>
                store.change(inGroup("fence", { perimeterHot: target.checked }))
              }
            />
            <span>The outside fence is hot as well</span>
          </label>
          <p className="caution-line">
            Never two chargers on one fence, never electrify barbed wire, rods 33 feet from power
            and phone grounds, warning signs by roads and paths. Call 811 two or three working days
            before you dig.
          </p>
        </div>
      </div>

      <h3>The list, {dollars(total.total)}</h3>
      <p>
        Wire half {dollars(total.wire)}, water half {dollars(total.water)}.
        {total.unpriced > 0
          ? ` ${figure(total.unpriced)} lines have no price yet and count as zero.`
          : ""}
      </p>
      <div className="tool-grid">
        {fence.items.map((item) => (
          <ItemFields key={item.id} item={item} />
        ))}
      </div>
      <div className="tool-buttons">
        <ToolButton
          className="btn small ghost"
          onClick={() =>
            store.change(
              inGroup("fence", {
                items: [
                  ...fence.items,
                  { id: newId(), name: "", qty: null, price: null, half: "wire" },
                ],
              }),
            )
          }
        >
          Add a line
        </ToolButton>
        <ToolButton className="btn small ghost" onClick={() => print("shopping")}>
          Print the list
        </ToolButton>
      </div>
    </section>
  );
}

function ItemFields({ item }: { readonly item: FenceItem }) {
  const { store, state } = useRanch();
  const { items } = state.file.fence;
  const path = `fence.items.${item.id}`;
  const change = (fields: Partial<FenceItem>, touched: readonly string[] = []) =>
    store.change(
      (file) => ({
        ...file,
        fence: {
          ...file.fence,
          items: file.fence.items.map((each) =>
            each.id === item.id ? { ...each, ...fields } : each,
          ),
        },
      }),
      touched,
    );
  const cost =
    item.qty === null || item.price === null ? "no price yet" : dollars(item.qty * item.price);
  return (
    <details className="tool-row">
      <summary>
        {item.name || "A new line"}, {cost}
      </summary>
      <TextField
        path={`${path}.name`}
        label="What"
        value={item.name}
        onValue={(name) => change({ name })}
      />
      <div className="tool-grid">
        <NumberField
          path={`${path}.qty`}
          label="How many"
          value={item.qty}
          limit="pieces"
          onValue={(qty, at) => change({ qty }, [at])}
        />
        <NumberField
          path={`${path}.price`}
          label="Price of one"
          unit="$"
          value={item.price}
          limit="dollars"
          onValue={(price, at) => change({ price }, [at])}
        />
      </div>
      <ToolButton
        className="btn small ghost"
        onClick={() =>
          store.remove(
            `Removed ${item.name || "a line"} from the list`,
            inGroup("fence", { items: items.filter(({ id }) => id !== item.id) }),
          )
        }
      >
        Remove {item.name || "this line"}
      </ToolButton>
    </details>
  );
}
