import { dollars } from "#app/domain/tools/numbers/figures.ts";
import { YEAR } from "#app/domain/tools/planners/money.ts";
import { usePlanner } from "../parts/planner-card.tsx";

/** The year's answer in the strip: "$218 left this year". */
export function YearLive() {
  const answer = usePlanner(YEAR);
  if (!answer.ok) return <b>The year&rsquo;s answer</b>;
  const { net } = answer.value;
  return (
    <>
      <b className={net < 0 ? "short" : undefined}>{dollars(Math.abs(net))}</b>{" "}
      <span>{net < 0 ? "lost" : "left"} this year</span>
    </>
  );
}
