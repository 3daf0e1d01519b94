import { PIPE, REACH, SOLAR } from "#app/domain/tools/planners/water.ts";
import { PlannerCard } from "../parts/planner-card.tsx";
import { PipeProfile } from "../pictures/pipe-profile.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { WaterPicture } from "./water-picture.tsx";

/** The ground within the walk to the tank. */
export function Near() {
  return <PlannerCard planner={REACH} picture={() => <WaterPicture asks="walk" />} />;
}

/** The pressure left at the tank, and a pump to it. */
export function Fast() {
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
