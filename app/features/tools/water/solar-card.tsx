import { figure } from "../../../domain/tools/numbers/figures.ts";
import { solarAnswer } from "../../../domain/tools/ranch/water-answer.ts";
import { MIN_PANEL_W } from "../../../domain/tools/water/solar.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** A rough size for a solar pump: enough to talk to a dealer. */
export function SolarCard() {
  const { state } = useRanch();
  const { file } = state;
  const answer = solarAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="solar-heading">
      <h2 id="solar-heading">A solar pump, roughly</h2>
      <Ticket
        label="Rough size of the panel"
        answer={answer}
        limit="A rough size only, with 35% of the sun’s power reaching the water and a quarter to spare: both are our guesses. Virginia’s pumps had 250 W or more. A dealer sizes the pump."
        text={(value) => ({
          figure: figure(Math.max(MIN_PANEL_W, value.panelWithSpareW)),
          unit: "watts or more",
          beside: `${figure(value.gpm, 1)} gallons a minute while the sun shines; store ${figure(value.storageGal)} gallons`,
          sum: `${figure(value.gpm, 1)} gpm × ${figure(file.water.liftFt ?? 0)} ft ÷ 3,960 × 746 ÷ 35% + 25%, and never under 250 W`,
          spoken: `${figure(Math.max(MIN_PANEL_W, value.panelWithSpareW))} watts or more`,
        })}
      />
      <div className="tool-grid">
        <NumberOf
          group="water"
          name="sunHours"
          label="Hours of full sun"
          unit="hours"
          hint="5 for most; 3 where it is cloudy."
          limit="fillHours"
          step={1}
        />
        <NumberOf
          group="water"
          name="liftFt"
          label="Lift, pipe losses and pressure counted"
          unit="feet"
          limit="lengthFt"
          step={10}
        />
      </div>
    </section>
  );
}
