import { PIPE, REACH, SOLAR, TANK } from "#app/domain/tools/planners/water.ts";
import { Fold } from "../parts/fold.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { PipeProfile } from "../pictures/pipe-profile.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";

/** The ground within the walk to the tank. */
export function Near() {
  const { state } = useRanch();
  return (
    <PlannerCard
      planner={REACH}
      picture={(answer) => (
        <FieldPlan
          id="water-walk"
          file={state.file}
          reach={answer.ok ? answer.value : null}
          asks="walk"
        />
      )}
    />
  );
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
          <FieldPlan id="water-pipe" file={state.file} asks="pipe" />
        )
      }
    >
      <Fold summary="A solar pump, roughly">
        <PlannerCard planner={SOLAR} />
      </Fold>
    </PlannerCard>
  );
}

/** What the tank at hand holds. */
export function Tank() {
  return <PlannerCard planner={TANK} fields={["water.tankAcrossFt", "water.tankDeepIn"]} />;
}

/** The answers of the later screens in the strip: "38.3 of 40 ac, 11.9 psi". */
export function ReachAndPressure() {
  const near = usePlanner(REACH);
  const pipe = usePlanner(PIPE);
  return (
    <>
      {near.ok ? (
        <div>
          {figure(near.value.reachedAcres, 1)} of {figure(near.value.acres, 1)} ac
        </div>
      ) : null}
      {pipe.ok ? <div>{figure(pipe.value.leftPsi, 1)} psi</div> : null}
    </>
  );
}
