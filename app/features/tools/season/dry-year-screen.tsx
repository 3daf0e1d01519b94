import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { DROUGHT, type Drought } from "#app/domain/tools/planners/season.ts";
import { Fold } from "../parts/fold.tsx";
import { FieldOf } from "../parts/fields/field-of.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { DryYearBar } from "../pictures/dry-year-bar.tsx";
import { newId } from "../store/new-id.ts";
import { useRanch } from "../store/use-ranch.ts";

const FINE_TUNING = [
  "drought.leaveLbAc",
  "drought.sharePctLayer",
  "drought.leaveBy",
  "season.lbPerIn",
  "drought.countGrowth",
] as const;

/** Days of grass from what stands, and at which height how many head leave. */
export function DryYearScreen() {
  const { state } = useRanch();
  return (
    <PlannerCard
      planner={DROUGHT}
      fields={["drought.standingLbAc", "drought.date", "drought.until"]}
      picture={(answer) => (answer.ok ? <DryYearBar value={answer.value} /> : null)}
    >
      <Fold summary="Fine tuning: what stays standing, when they go, growth to come">
        {[...FINE_TUNING, ...DROUGHT.also(state.file)].map((path) => (
          <FieldOf key={path} path={path} />
        ))}
      </Fold>
      <PutOnChart />
    </PlannerCard>
  );
}

function PutOnChart() {
  const { store, state } = useRanch();
  const { triggers, drought } = state.file;
  const there = triggers.some(({ on }) => on === drought.date);
  const answer = usePlanner(DROUGHT);
  if (!answer.ok || answer.value.steps.length === 0) return null;
  return (
    <p className="tool-buttons">
      <ToolButton
        className="btn small ghost"
        onClick={() => store.change((file) => withTriggers(file, answer.value))}
      >
        {there ? "Put the new numbers on the chart" : "Put this date on the chart"}
      </ToolButton>
    </p>
  );
}

/** The ranch with one trigger a step on the day of the check, in place of those it had that day. */
function withTriggers(file: RanchFile, { steps, leaveBy }: Drought): RanchFile {
  const on = file.drought.date;
  if (!on) return file;
  return {
    ...file,
    triggers: [
      ...file.triggers.filter((each) => each.on !== on),
      ...steps.map(({ below, leave: headLeave }) =>
        newEntry("triggers", { id: newId(), on, belowIn: below.inches, headLeave, leaveBy }),
      ),
    ],
  };
}
