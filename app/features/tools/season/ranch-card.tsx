import { animalUnits } from "../../../domain/tools/grass/animal-units.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { herdAnswer } from "../../../domain/tools/ranch/stocking-answer.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { TextField } from "../parts/fields/text-field.tsx";
import { inGroup, newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";
import { HerdFields } from "./herd-fields.tsx";
import { PastureFields } from "./pasture-fields.tsx";

/** What every card uses: the cattle, the acres and the grass. */
export function RanchCard() {
  const { store, state } = useRanch();
  const { file, isExample } = state;
  const { ranch, method, herdRows, pastures } = file;
  const herd = herdAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="ranch-heading">
      <h2 id="ranch-heading">My ranch</h2>
      {isExample ? (
        <p>
          These are the numbers of <b>the example ranch</b> that the posts use: 60 cows on 400
          acres. Change any of them, or begin with empty fields.
        </p>
      ) : null}
      <p className="tool-summary">
        {herd.ok
          ? `${figure(herd.value.head)} head, ${figure(herd.value.units, 1)} animal units, ${figure(herd.value.lbPerDay)} lb of dry feed a day`
          : `Still empty: ${herd.missing.join(", ") || "see below"}`}
      </p>
      <div className="tool-buttons">
        {isExample ? null : (
          <ToolButton className="btn small ghost" onClick={store.useExample}>
            Use the example
          </ToolButton>
        )}
        <ToolButton className="btn small ghost" onClick={store.startBlank}>
          Start with mine
        </ToolButton>
      </div>

      <h3>Cattle</h3>
      {herdRows.map((row, index) => (
        <HerdFields key={row.id} row={row} number={index + 1} only={herdRows.length === 1} />
      ))}
      <ToolButton
        className="btn small ghost"
        onClick={() =>
          store.change((before) => ({
            ...before,
            herdRows: [
              ...before.herdRows,
              { id: newId(), cls: "bull", head: null, weightLb: null, aueOverride: null },
            ],
          }))
        }
      >
        Add other animals
      </ToolButton>

      <h3>Land</h3>
      <NumberOf
        group="ranch"
        name="ranchAcres"
        label="The whole ranch"
        unit="acres"
        limit="ranchAcres"
      />
      {pastures.map((pasture) => (
        <PastureFields key={pasture.id} pasture={pasture} only={pastures.length === 1} />
      ))}
      <ToolButton
        className="btn small ghost"
        onClick={() =>
          store.change((before) => ({
            ...before,
            pastures: [
              ...before.pastures,
              {
                id: newId(),
                name: "",
                acres: null,
                kind: "range",
                growthLbAc: null,
                sharePctSeason: 25,
              },
            ],
          }))
        }
      >
        Add a pasture
      </ToolButton>

      <details className="tool-more">
        <summary>How it is counted, and the name for your sheets</summary>
        <TextField
          path="ranch.name"
          label="Name of the ranch, for paper only"
          value={ranch.name}
          onValue={(name) => store.change(inGroup("ranch", { name }))}
        />
        <NumberOf
          group="method"
          name="intakePct"
          label="Dry feed a day"
          unit="% of weight"
          hint="2.6% is 26 lb a day for 1,000 lb. Some tables call it dry, some air-dry; we count it as dry, which asks for about a tenth more grass."
          limit="intake"
          step={0.1}
        />
        <Choice
          path="method.aue"
          label="Animal units"
          value={method.aue}
          options={[
            { value: "simple", label: "By weight: 1,300 lb is 1.3" },
            {
              value: "metabolic",
              label: `By metabolic weight: ${figure(animalUnits(1300, "metabolic"), 2)}`,
            },
          ]}
          onValue={(aue) => store.change(inGroup("method", { aue }))}
        />
        <NumberOf
          group="method"
          name="marginPct"
          limit="margin"
          label="Margin for a year that is not average"
          unit="%"
          step={5}
        />
      </details>
    </section>
  );
}
