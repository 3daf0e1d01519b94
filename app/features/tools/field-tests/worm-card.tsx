import { wormRest } from "../../../domain/tools/field-tests/worm-rest.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

/** What studies found about worm larvae on rested pasture. It never says "safe". */
export function WormCard() {
  const { store, state } = useRanch();
  const { wormHighF, wormRestDays, wormIrrigated } = state.file.tests;
  const result = answer((inputs) => {
    const highF = inputs.num("the day’s high", wormHighF, "temp");
    const days = inputs.num("days of rest", wormRestDays, "rest");
    return () => wormRest(highF, days, wormIrrigated);
  });
  return (
    <section className="tool-card" aria-labelledby="worm-heading">
      <h2 id="worm-heading">Worms and rest</h2>
      <Ticket
        label="Larvae dead on the pasture"
        answer={result}
        limit="A rested pasture is never free of worms. Ask your veterinarian and count eggs before any change of treatment."
        text={({ deadPct, sentence }) => ({
          figure: deadPct === null ? "No figure" : `about ${figure(deadPct)}%`,
          unit: "",
          sum: sentence,
          spoken: sentence,
        })}
      />
      <div className="tool-grid">
        <NumberOf
          group="tests"
          name="wormHighF"
          label="The days are as hot as"
          unit="F"
          limit="temp"
          step={5}
        />
        <NumberOf
          group="tests"
          name="wormRestDays"
          label="The paddock has rested"
          unit="days"
          limit="rest"
          step={5}
        />
      </div>
      <label className="tool-check">
        <input
          id="tests.wormIrrigated"
          type="checkbox"
          checked={wormIrrigated}
          onChange={({ target }) =>
            store.change(inGroup("tests", { wormIrrigated: target.checked }))
          }
        />
        <span>It is irrigated</span>
      </label>
    </section>
  );
}
