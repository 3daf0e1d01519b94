import { figure } from "../../../domain/tools/numbers/figures.ts";
import { reachAnswer } from "../../../domain/tools/ranch/water-answer.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { Choice } from "../parts/fields/choice.tsx";
import { FieldSides } from "../parts/fields/field-sides.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

const RADII = [
  { feet: 600, label: "hills, or alone" },
  { feet: 800, label: "humid grass" },
  { feet: 900, label: "Kansas, best" },
  { feet: 1320, label: "Kansas, most" },
] as const;

/** The ground within reach of the tank, and the corners that stay dry. */
export function ReachCard() {
  const { store, state } = useRanch();
  const { file } = state;
  const { water } = file;
  const answer = reachAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="reach-heading">
      <h2 id="reach-heading">Near enough</h2>
      <Ticket
        label="Ground within the walk"
        answer={answer}
        limit="On range cattle walk a quarter mile to two miles. Over about 900 feet they come in a bunch, and the tank must serve a bunch."
        text={(value) => ({
          figure: figure(value.reachedAcres, 1),
          unit: `of ${figure(value.acres, 1)} acres`,
          beside: `dry: ${figure(value.dryAcres, 1)} acres`,
          sum: `π × ${figure(water.radiusFt ?? 0)}² ft ÷ 43,560, cut by the fences; farthest corner ${figure(value.farthestFt)}\u00a0ft`,
          spoken: `${figure(value.reachedAcres, 1)} of ${figure(value.acres, 1)} acres`,
        })}
      />
      {answer.ok ? <FieldPlan id="reach-plan" file={file} reach={answer.value} /> : null}
      <Choice
        path="water.place"
        label="Where the tank is"
        value={water.place}
        options={[
          { value: "center", label: "In the center" },
          { value: "edge", label: "At an edge" },
          { value: "corner", label: "In a corner" },
        ]}
        onValue={(place) => store.change(inGroup("water", { place }))}
      />
      <NumberOf
        group="water"
        name="radiusFt"
        label="How far cattle walk to water"
        unit="feet"
        limit="lengthFt"
        step={100}
      />
      <div className="tool-presets">
        {RADII.map(({ feet, label }) => (
          <ToolButton
            key={feet}
            aria-pressed={water.radiusFt === feet}
            onClick={() => store.change(inGroup("water", { radiusFt: feet }), ["water.radiusFt"])}
          >
            {figure(feet)} <span>{label}</span>
          </ToolButton>
        ))}
      </div>
      <div className="tool-grid">
        <FieldSides />
      </div>
    </section>
  );
}
