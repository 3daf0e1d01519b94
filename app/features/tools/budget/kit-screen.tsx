import { asTyped, dollars, sumOf } from "#app/domain/tools/numbers/figures.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH, LIST, type ShoppingLine } from "#app/domain/tools/planners/money.ts";
import { Fold } from "../parts/fold.tsx";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { ListOf } from "../parts/fields/list-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Whether cash pays for the kit: the list made from fence and water, priced by the rancher. */
export function KitScreen() {
  return (
    <>
      <PlannerCard planner={CASH}>
        <Ledger />
      </PlannerCard>
      <Fold summary="The field, its fence and its water: they make the list">
        <FenceCard />
      </Fold>
    </>
  );
}

/** The list as a ledger: quantities are calculated, prices are the rancher's. A line opens in place. */
function Ledger() {
  const lines = usePlanner(LIST);
  if (!lines.ok)
    return <p className="hint">The list follows from the field and the water below.</p>;
  const made = lines.value.filter(isPriced);
  const own = lines.value.filter((line) => !isPriced(line));
  return (
    <>
      <Part name="Fence" lines={made.filter(({ half }) => half === "wire")} />
      <Part name="Water" lines={made.filter(({ half }) => half === "water")} />
      <Head name="Other things" lines={own} />
      <ListOf
        list="fence.items"
        fields={["name", "qty", "price", "half"]}
        title={({ name }) => name || "A line of your own"}
        aside={({ id }) => costText(own.find(({ key }) => key === id))}
        add="Add a line"
      />
    </>
  );
}

/** Whether a line is calculated from fence and water, so that the rancher only sets its price. */
const isPriced = ({ path }: ShoppingLine) => path.startsWith("prices.");
const costText = (line: ShoppingLine | undefined) =>
  line?.cost === null || !line ? "no price" : dollars(line.cost);

interface Lines {
  readonly name: string;
  readonly lines: readonly ShoppingLine[];
}

function Head({ name, lines }: Lines) {
  return (
    <h3 className="ledger-head">
      {name} <span>{dollars(sumOf(lines, ({ cost }) => cost))}</span>
    </h3>
  );
}

function Part({ name, lines }: Lines) {
  return (
    <>
      <Head name={name} lines={lines} />
      {lines.map((line) => (
        <details className="ledger-line" key={line.key}>
          <summary>
            <span>
              {line.qty === 1 && !line.unit
                ? line.name
                : `${line.name}, ${asTyped(line.qty)} ${line.unit}`}
            </span>
            <b>{costText(line)}</b>
          </summary>
          <FieldOf path={line.path} />
        </details>
      ))}
    </>
  );
}

function FenceCard() {
  const { state } = useRanch();
  return (
    <PlannerCard planner={FENCE} picture={() => <FieldPlan id="fence-plan" file={state.file} />}>
      <FieldOf path="water.pipeFt" />
      <p className="caution-line">
        Never two chargers on one fence, never electrify barbed wire, rods 33 feet from power and
        phone grounds, warning signs by roads and paths. Call 811 two or three working days before
        you dig.
      </p>
    </PlannerCard>
  );
}
