import { figure } from "../../../domain/tools/numbers/figures.ts";
import { PIPE_SIZES, type PipeResult } from "../../../domain/tools/water/pipe.ts";
import { pipeAnswer } from "../../../domain/tools/ranch/water-answer.ts";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

const SIZE_NAMES = {
  "0.75": "¾ in",
  "1": "1 in",
  "1.25": "1¼ in",
  "1.5": "1½ in",
  "2": "2 in",
} as const;

/** Whether the pipe delivers enough: the pressure left at the float. */
export function PipeCard() {
  const { store, state } = useRanch();
  const { file } = state;
  const { water } = file;
  const answer = pipeAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="pipe-heading">
      <h2 id="pipe-heading">Fast enough: the pipe</h2>
      <Ticket
        label="Pressure left at the float"
        answer={answer}
        limit="Cold clean water in a full pipe, ¾ to 2 inches; checked for 2 to 100 gallons a minute. Air locks at high points are not counted. Keep the standing pressure under 72% of the pipe’s rating. Call 811 before you trench."
        text={(value) => ({
          figure: figure(value.leftPsi, 1),
          unit: "psi left",
          beside: `at ${figure(value.flowGpm, 1)} gallons a minute, ${figure(value.velocityFps, 1)}\u00a0feet a\u00a0second`,
          sum: `${figure(value.staticPsi, 1)} psi of fall and source − ${figure(value.frictionPsi, 1)}\u00a0psi lost in ${figure(water.pipeFt ?? 0)} ft and fittings`,
          spoken: `${figure(value.leftPsi, 1)} psi left`,
        })}
      />
      {answer.ok ? <PressureLine value={answer.value} /> : null}
      <Choice
        path="water.pipeSize"
        label="Pipe"
        value={water.pipeSize}
        options={PIPE_SIZES.map((value) => ({ value, label: SIZE_NAMES[value] }))}
        onValue={(pipeSize) => store.change(inGroup("water", { pipeSize }))}
      />
      <Choice
        path="water.pipeKind"
        label="Made of"
        value={water.pipeKind}
        options={[
          { value: "pe", label: "Black poly (PE)" },
          { value: "pvc", label: "PVC, SDR 21" },
        ]}
        onValue={(pipeKind) => store.change(inGroup("water", { pipeKind }))}
      />
      <div className="tool-grid">
        <NumberOf
          group="water"
          name="pipeFt"
          label="Length of the pipe"
          unit="feet"
          limit="lengthFt"
          step={50}
        />
        <NumberOf
          group="water"
          name="fallFt"
          limit="fallFt"
          label="Fall from source to tank"
          unit="feet"
          hint="Use a minus if the tank is higher."
        />
        <NumberOf
          group="water"
          name="sourcePsi"
          limit="psi"
          label="Other pressure at the source"
          unit="psi"
          step={5}
        />
        <NumberOf
          group="water"
          name="valvePsi"
          limit="psi"
          label="The float wants"
          unit="psi"
          step={1}
        />
      </div>
    </section>
  );
}

/** The pressure from source to tank, falling with friction. */
function PressureLine({ value }: { readonly value: PipeResult }) {
  const y = (psi: number) => 24 + 80 * (1 - Math.max(0, psi) / Math.max(value.staticPsi, 0.1));
  return (
    <figure className="tool-picture">
      <svg
        viewBox="0 0 326 128"
        role="img"
        aria-label={`Pressure falls from ${figure(value.staticPsi, 1)} psi at the source to ${figure(value.leftPsi, 1)} at the tank.`}
      >
        <path className="ink-frame" d="M2 24V104H324" />
        <path className="pressure" d={`M2 ${y(value.staticPsi)}L324 ${y(value.leftPsi)}`} />
        <text x="8" y="16">
          {figure(value.staticPsi, 1)} psi
        </text>
        <text x="324" y={Math.max(16, y(value.leftPsi) - 10)} textAnchor="end">
          {figure(value.leftPsi, 1)} psi
        </text>
        <text x="8" y="124">
          source
        </text>
        <text x="324" y="124" textAnchor="end">
          tank
        </text>
      </svg>
    </figure>
  );
}
