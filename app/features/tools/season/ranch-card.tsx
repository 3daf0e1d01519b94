import { hook } from "../../../enhance/page-contract.ts";
import { ANIMAL_CLASSES } from "../../../domain/tools/grass/animal-classes.ts";
import { animalUnits } from "../../../domain/tools/grass/animal-units.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { herdAnswer } from "../../../domain/tools/ranch/stocking-answer.ts";
import type { HerdLine } from "../../../domain/tools/ranch/ranch-file.ts";
import { Choice } from "../parts/choice.tsx";
import { NumberField } from "../parts/number-field.tsx";
import { TextField } from "../parts/text-field.tsx";
import { Told } from "../parts/told.tsx";
import { inGroup, inList, newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";
import { PastureFields } from "./pasture-fields.tsx";

/** What is typed once and known everywhere: the cattle, the acres and the grass. */
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
          <button
            type="button"
            {...hook("needsScript")}
            className="btn small ghost"
            onClick={store.useExample}
          >
            Use the example
          </button>
        )}
        <button
          type="button"
          {...hook("needsScript")}
          className="btn small ghost"
          onClick={store.startBlank}
        >
          Start with mine
        </button>
      </div>

      <h3>Cattle</h3>
      {herdRows.map((row, index) => (
        <HerdFields key={row.id} row={row} number={index + 1} only={herdRows.length === 1} />
      ))}
      <button
        type="button"
        {...hook("needsScript")}
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
      </button>

      <h3>Land</h3>
      <NumberField
        path="ranch.ranchAcres"
        label="The whole ranch"
        unit="acres"
        value={ranch.ranchAcres}
        limit="ranchAcres"
        onValue={(ranchAcres, path) => store.change(inGroup("ranch", { ranchAcres }), [path])}
      />
      {pastures.map((pasture) => (
        <PastureFields key={pasture.id} pasture={pasture} only={pastures.length === 1} />
      ))}
      <button
        type="button"
        {...hook("needsScript")}
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
      </button>

      <details className="tool-more">
        <summary>How it is counted, and the name for your sheets</summary>
        <TextField
          path="ranch.name"
          label="Name of the ranch, for paper only"
          value={ranch.name}
          onValue={(name) => store.change(inGroup("ranch", { name }))}
        />
        <NumberField
          path="method.intakePct"
          label="Dry feed a day"
          unit="% of weight"
          hint="2.6% is 26 lb a day for 1,000 lb. Some tables call it dry, some air-dry; we count it as dry, which asks for about a tenth more grass."
          value={method.intakePct}
          limit="intake"
          step={0.1}
          onValue={(intakePct, path) => store.change(inGroup("method", { intakePct }), [path])}
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
        <NumberField
          path="method.marginPct"
          label="Margin for a year that is not average"
          unit="%"
          value={method.marginPct}
          step={5}
          onValue={(marginPct, path) => store.change(inGroup("method", { marginPct }), [path])}
        />
      </details>
    </section>
  );
}

function HerdFields({
  row,
  number,
  only,
}: {
  readonly row: HerdLine;
  readonly number: number;
  readonly only: boolean;
}) {
  const { store } = useRanch();
  const path = `herdRows.${row.id}`;
  const kind = ANIMAL_CLASSES.find(({ cls }) => cls === row.cls);
  return (
    <fieldset className="tool-row">
      <legend>{only ? "The herd" : `Animals ${number}`}</legend>
      <div className="tool-field">
        <label htmlFor={`${path}.cls`}>Kind</label>
        <select
          id={`${path}.cls`}
          value={row.cls}
          onChange={({ target }) => {
            const next = ANIMAL_CLASSES.find(({ cls }) => cls === target.value);
            store.change(
              inList("herdRows", row.id, {
                cls: target.value,
                aueOverride: next?.units ?? null,
              }),
            );
          }}
        >
          {ANIMAL_CLASSES.map(({ cls, label }) => (
            <option key={cls} value={cls}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        path={`${path}.head`}
        label="How many"
        unit="head"
        value={row.head}
        limit="head"
        step={1}
        onValue={(head, at) => store.change(inList("herdRows", row.id, { head }), [at])}
      />
      <NumberField
        path={`${path}.weightLb`}
        label="Weight of one"
        unit="lb"
        hint={row.cls === "cow-calf" ? "Weigh a few: guesses run about 150 lb low." : undefined}
        value={row.weightLb}
        limit="weight"
        step={50}
        onValue={(weightLb, at) => store.change(inList("herdRows", row.id, { weightLb }), [at])}
      />
      {kind?.units ? (
        <Told
          finding={{
            ok: 1,
            code: "units.table",
            message: `Counted as ${figure(kind.units, 2)} animal units each, from a table. Tables disagree; your own scale is better.`,
          }}
        />
      ) : null}
      {only ? null : (
        <button
          type="button"
          {...hook("needsScript")}
          className="btn small ghost"
          onClick={() =>
            store.remove(`Took animals ${number} out`, (file) => ({
              ...file,
              herdRows: file.herdRows.filter(({ id }) => id !== row.id),
            }))
          }
        >
          Remove animals {number}
        </button>
      )}
    </fieldset>
  );
}
