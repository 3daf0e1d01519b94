import { entriesAt } from "#app/domain/tools/fields/file.ts";
import { daysShown, figure } from "#app/domain/tools/numbers/figures.ts";
import type { Planner } from "#app/domain/tools/planner.ts";
import { CLIP, HAY_CUT, LAST_YEAR, STICK } from "#app/domain/tools/planners/grow.ts";
import { OTHER_SHARES, OTHER_YEARS, otherDays } from "#app/domain/tools/planners/other-days.ts";
import type { RanchStocking } from "#app/domain/tools/planners/season.ts";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { useStore } from "../store/use-ranch.ts";
import { withGrowth } from "./five-numbers.ts";

const INTAKE = "method.intakePct";

/** Ways to estimate what an acre grows: from last year, by clipping and weighing, with a grazing stick, from hay. */
export function AcreGrowth() {
  return (
    <>
      <p>
        Your NRCS office and Web Soil Survey have it for your soils. Or work it out yourself, two
        ways if you can:
      </p>
      <Estimate title="From last year" planner={LAST_YEAR} open />
      <Estimate title="Clip and weigh" planner={CLIP} />
      <Estimate title="Grazing stick" planner={STICK} />
      <Estimate title="From hay" planner={HAY_CUT} />
    </>
  );
}

function Estimate<Result extends { readonly typedLbAc: number }>({
  title,
  planner,
  open = false,
}: {
  readonly title: string;
  readonly planner: Planner<Result>;
  readonly open?: boolean;
}) {
  const store = useStore();
  const answer = usePlanner(planner);
  const lb = answer.ok ? answer.value.typedLbAc : null;
  return (
    <details className="tool-more" open={open}>
      <summary>{title}</summary>
      {/* The intake is in fine tuning. */}
      <PlannerCard planner={planner} fields={planner.needs.filter((path) => path !== INTAKE)}>
        {lb === null ? null : (
          <p className="tool-buttons">
            <ToolButton
              className="btn small"
              onClick={() =>
                store.change(
                  (file) => withGrowth(file, lb),
                  entriesAt(store.state().file, "pastures.growthLbAc").map(({ path }) => path),
                  "measured",
                )
              }
            >
              {`Use ${figure(lb)} lb an acre`}
            </ToolButton>
          </p>
        )}
      </PlannerCard>
    </details>
  );
}

/** Days of grass at other shares and in other years. */
export function OtherGuesses({ value }: { readonly value: RanchStocking }) {
  return (
    <>
      <table className="ledger-table">
        <caption>Days of grass at other guesses</caption>
        <thead>
          <tr>
            <th scope="col">Growth</th>
            {OTHER_SHARES.map((share) => (
              <th key={share} scope="col">
                {share}% eaten
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OTHER_YEARS.map(({ label, factor }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {OTHER_SHARES.map((share) => (
                <td key={share}>{figure(daysShown(otherDays(value, share, factor) ?? 0), 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>Over 25% on range is something to earn and measure. It isn’t room for more cattle.</p>
    </>
  );
}
