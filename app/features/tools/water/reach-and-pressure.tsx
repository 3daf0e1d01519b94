import { figure } from "#app/domain/tools/numbers/figures.ts";
import { PIPE, REACH } from "#app/domain/tools/planners/water.ts";
import { usePlanner } from "../parts/planner-card.tsx";

/** The answers of the later screens in the strip: "38.3 of 40 ac, 11.9 psi". */
export function ReachAndPressure() {
  const near = usePlanner(REACH);
  const pipe = usePlanner(PIPE);
  return (
    <>
      {near.ok ? (
        <span>
          {figure(near.value.reachedAcres, 1)} of {figure(near.value.acres, 1)} ac
        </span>
      ) : null}{" "}
      {pipe.ok ? <span>{figure(pipe.value.leftPsi, 1)} psi</span> : null}
    </>
  );
}
