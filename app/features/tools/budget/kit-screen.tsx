import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { CASH, FENCE, shoppingLines, type ShoppingLine } from "#app/domain/tools/planners/money.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { ListOf } from "../parts/fields/list-of.tsx";
import { PlannerCard, PlannerTicket, usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Whether cash pays for the kit: the list made from fence and water, priced by the rancher. */
export function KitScreen() {
  const cash = usePlanner(CASH);
  return (
    <>
      <div className="screen-body">
        <div className="screen-answer">
          <PlannerTicket planner={CASH} answer={cash} />
        </div>
        <div className="screen-numbers">
          <FieldOf path="money.cashLimit" />
          <Ledger />
        </div>
      </div>
      <details className="tool-more">
        <summary>The field, its fence and its water: they make the list</summary>
        <FenceCard />
      </details>
    </>
  );
}

/** The list as a ledger: quantities are ours, prices theirs; a line opens in place. */
function Ledger() {
  const { state } = useRanch();
  const { file } = state;
  const fence = usePlanner(FENCE);
  const need = usePlanner(NEED);
  if (!fence.ok || !need.ok)
    return <p className="hint">The list follows from the field and the water below.</p>;
  const lines = shoppingLines(file, fence.value, need.value.tankGal);
  return (
    <>
      <Half name="Fence" lines={lines.filter(({ half }) => half === "wire")} />
      <Half name="Water" lines={lines.filter(({ half }) => half === "water")} />
      <ListOf
        list="fence.items"
        fields={["name", "qty", "price", "half"]}
        title={({ name }) => name || "A line of your own"}
        add="Add a line"
        fold
      />
    </>
  );
}

function Half({ name, lines }: { readonly name: string; readonly lines: readonly ShoppingLine[] }) {
  const known = lines.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return (
    <>
      <h3 className="ledger-head">
        {name} <span>{dollars(known)}</span>
      </h3>
      {lines
        .filter(({ path }) => path.startsWith("prices."))
        .map((line) => (
          <details className="ledger-line" key={line.key}>
            <summary>
              <span>
                {line.name}
                {line.qty === 1 && !line.unit ? "" : `, ${figure(line.qty)} ${line.unit}`}
              </span>
              <b>{line.cost === null ? "no price" : dollars(line.cost)}</b>
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
    <PlannerCard
      planner={FENCE}
      picture={() => <FieldPlan id="fence-plan" file={state.file} />}
      fields={[
        "fence.widthFt",
        "fence.heightFt",
        "fence.cols",
        "fence.rows",
        "fence.spacingFt",
        "fence.joulesBought",
        "fence.rodsBought",
        "fence.perimeterHot",
        "water.pipeFt",
      ]}
    >
      <p className="caution-line">
        Never two chargers on one fence, never electrify barbed wire, rods 33 feet from power and
        phone grounds, warning signs by roads and paths. Call 811 two or three working days before
        you dig.
      </p>
    </PlannerCard>
  );
}
