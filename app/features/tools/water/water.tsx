import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { NEED, PIPE, REACH, SOLAR, TANK } from "#app/domain/tools/planners/water.ts";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { PipeProfile } from "../pictures/pipe-profile.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { type Planner, ToolPage } from "../tool-page.tsx";

const SHEETS = {
  water: async () => (await import("./paper.tsx")).MyWaterSheet,
};
const PAPER = [{ name: "water", label: "the water page" }] as const;

/** Water: enough, near enough, and fast enough. */
export function WaterTool({ example }: { readonly example: RanchFile }) {
  return <ToolPage example={example} sheets={SHEETS} paper={PAPER} usePlanner={useWater} />;
}

function useWater(): Planner {
  return {
    live: <WaterLive />,
    first: "enough",
    screens: [
      {
        id: "enough",
        label: "Enough",
        heading: "Enough water, and the tank",
        content: <Enough />,
        next: "Next: near enough",
      },
      {
        id: "near",
        label: "Near enough",
        heading: "Near enough",
        content: <Near />,
        next: "Next: fast enough",
      },
      {
        id: "fast",
        label: "Fast enough",
        heading: "Fast enough: the pipe",
        content: <Fast />,
        next: "Next: keep and print",
      },
    ],
  };
}

/** The three answers in the strip: "1,320 gal a day, 38.3 of 40 ac, 11.9 psi". */
function WaterLive() {
  const need = usePlanner(NEED);
  const near = usePlanner(REACH);
  const pipe = usePlanner(PIPE);
  return (
    <>
      <b>{need.ok ? `${figure(need.value.withLossGal)} gal a day` : "Water"}</b>{" "}
      {near.ok ? (
        <span>
          {figure(near.value.reachedAcres, 1)} of {figure(near.value.acres, 1)} ac
        </span>
      ) : null}{" "}
      {pipe.ok ? <span>{figure(pipe.value.leftPsi, 1)} psi</span> : null}
    </>
  );
}

/** The field with its tank, with the question of the screen inked. */
function WaterPicture({ asks }: { readonly asks: "tank" | "walk" | "pipe" }) {
  const { state } = useRanch();
  const near = usePlanner(REACH);
  return (
    <FieldPlan
      id={`water-${asks}`}
      file={state.file}
      reach={near.ok ? near.value : null}
      asks={asks}
    />
  );
}

function Enough() {
  const { state } = useRanch();
  const [row] = state.file.herdRows;
  return (
    <PlannerCard
      planner={NEED}
      picture={() => <WaterPicture asks="tank" />}
      fields={["water.galPairDay", "water.fillHours", "water.sourceGpm"]}
      before={row ? <FieldOf path={`herdRows.${row.id}.head`} /> : null}
    >
      <FieldOf path="water.refill" />
      <details className="tool-more">
        <summary>Fine tuning: heat, milk, weight</summary>
        <FieldOf path="water.tempF" />
        <FieldOf path="water.milkLbDay" />
        {row ? <FieldOf path={`herdRows.${row.id}.weightLb`} /> : null}
      </details>
      <details className="tool-more">
        <summary>What does my tank hold?</summary>
        <PlannerCard planner={TANK} fields={["water.tankAcrossFt", "water.tankDeepIn"]} />
      </details>
    </PlannerCard>
  );
}

function Near() {
  return <PlannerCard planner={REACH} picture={() => <WaterPicture asks="walk" />} />;
}

function Fast() {
  const { state } = useRanch();
  return (
    <PlannerCard
      planner={PIPE}
      picture={(answer) =>
        answer.ok ? (
          <PipeProfile value={answer.value} wantedPsi={state.file.water.valvePsi ?? 0} />
        ) : (
          <WaterPicture asks="pipe" />
        )
      }
    >
      <details className="tool-more">
        <summary>A solar pump, roughly</summary>
        <PlannerCard planner={SOLAR} />
      </details>
    </PlannerCard>
  );
}
