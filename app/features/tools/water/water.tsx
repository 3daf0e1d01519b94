import { figure } from "#app/domain/tools/numbers/figures.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { FieldOf, HerdField } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { Fold } from "../parts/fold.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { screenPart, stripPart } from "../shell/screens.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { plannerPage } from "../tool-page.tsx";

const SHEETS = {
  water: {
    label: "the water page",
    paper: lazyPart(async () => (await import("../paper/water-sheet.tsx")).WaterSheet),
  },
};
const loadLater = () => import("./near-and-fast.tsx");
const ReachAndPressure = stripPart(async () => (await loadLater()).ReachAndPressure);
const Tank = lazyPart(async () => (await loadLater()).Tank);

/** Water: how much, how far cattle walk to it, and the pipe's pressure. */
export const { Page: WaterTool, ready } = plannerPage({
  sheets: SHEETS,
  Live: WaterLive,
  later: [ReachAndPressure],
  screens: [
    {
      id: "enough",
      label: "Enough",
      heading: "Enough water, and the tank",
      content: <Enough />,
      next: "Next: distance to water",
    },
    {
      id: "near",
      label: "Distance",
      heading: "Distance to water",
      content: screenPart(async () => (await loadLater()).Near),
      next: "Next: pipe pressure",
    },
    {
      id: "fast",
      label: "Pressure",
      heading: "Pipe pressure",
      content: screenPart(async () => (await loadLater()).Fast),
      next: "Next: keep and print",
    },
  ],
});

/** The three answers in the strip: "1,320 gal, 38.3 of 40 ac, 11.9 psi". */
function WaterLive() {
  const need = usePlanner(NEED);
  return (
    <>
      <b>{need.ok ? `${figure(need.value.withLossGal)} gal` : "Water"}</b> <ReachAndPressure />
    </>
  );
}

const NUMBERS = ["water.galPairDay", "water.fillHours", "water.sourceGpm"] as const;

function Enough() {
  const { state } = useRanch();
  const answer = usePlanner(NEED);
  // For sheep, goats and horses the need comes from a table, so its field is left out.
  const isAsked = !(answer.ok && answer.value.asked === 0);
  return (
    <PlannerCard
      planner={NEED}
      picture={() => <FieldPlan id="water-tank" file={state.file} asks="tank" />}
      fields={NUMBERS.slice(isAsked ? 0 : 1)}
      before={<HerdField column="head" />}
    >
      <FieldOf path="water.refill" />
      <Fold summary="Fine tuning: heat, milk, weight">
        <FieldOf
          path="water.tempF"
          hint="K-State’s table has the day’s average. The day’s high is the careful side."
        />
        <FieldOf path="water.milkLbDay" />
        <HerdField column="weightLb" />
      </Fold>
      <Fold summary="What does my tank hold?" part={<Tank />} />
    </PlannerCard>
  );
}
