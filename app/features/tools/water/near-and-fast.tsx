import { PIPE, type PipeResult, REACH, SOLAR, TANK } from "#app/domain/tools/planners/water.ts";
import { Fold } from "../parts/fold.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { Picture } from "../pictures/ink.tsx";

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

/** How much the rancher's tank holds. */
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
        <div>{`${figure(near.value.reachedAcres, 1)} of ${figure(near.value.acres, 1)} ac`}</div>
      ) : null}
      {pipe.ok ? <div>{`${figure(pipe.value.leftPsi, 1)} psi`}</div> : null}
    </>
  );
}

const WIDTH = 360;
const BASE = 138;
const SCALE_PX = 84;

/** The pipe from source to tank over the hill, the pressure above it, and the pressure that the float needs. */
function PipeProfile({
  value: { staticPsi, leftPsi },
  wantedPsi,
}: {
  readonly value: PipeResult;
  readonly wantedPsi: number;
}) {
  const top = Math.max(staticPsi, wantedPsi, 1);
  const ground = (x: number) => 104 + 22 * (x / WIDTH) - 12 * Math.sin((x / WIDTH) * Math.PI);
  const head = (x: number, psi: number) => ground(x) - 10 - (SCALE_PX * Math.max(0, psi)) / top;
  const points = Array.from({ length: 13 }, (_, index) => 24 + index * 25.5);
  const line = (psi: (share: number) => number) =>
    points
      .map((x, index) => `${index === 0 ? "M" : "L"}${x} ${head(x, psi(index / 12)).toFixed(1)}`)
      .join("");
  const description = `Pressure falls from ${figure(staticPsi, 1)} psi at the source to ${figure(leftPsi, 1)} at the tank; the float needs ${figure(wantedPsi, 1)}.`;
  return (
    <Picture width={WIDTH} height={BASE + 26} says={description}>
      <path className="land-sky" d={`M0 0H${WIDTH}V${BASE}H0z`} />
      <path
        className="land-grass"
        d={`M0 ${BASE}V${ground(0)}${points.map((x) => `L${x} ${ground(x).toFixed(1)}`).join("")}L${WIDTH} ${ground(WIDTH)}V${BASE}z`}
      />
      <path
        className="pipe"
        d={points
          .map((x, index) => `${index === 0 ? "M" : "L"}${x} ${(ground(x) + 9).toFixed(1)}`)
          .join("")}
      />
      <path className="pressure" d={line((share) => staticPsi - (staticPsi - leftPsi) * share)} />
      <path className="wanted" d={line(() => wantedPsi)} />
      <path className="post" d={`M24 ${ground(24) + 9}V${ground(24) - 22}h10v12`} />
      <path className="tank" d={`M${WIDTH - 60} ${ground(330) - 20}h48v24h-48z`} />
      <text x="4" y={BASE + 18}>
        {`source ${figure(staticPsi, 1)} psi`}
      </text>
      <text x={WIDTH - 4} y={BASE + 18} textAnchor="end" className="strong">
        {`tank ${figure(leftPsi, 1)}, needs ${figure(wantedPsi, 1)}`}
      </text>
    </Picture>
  );
}
