import { memo } from "react";
import { ANIMAL_CLASSES } from "../../../domain/tools/grass/animal-classes.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import type { HerdLine } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";
import { FindingMessage } from "../parts/finding-message.tsx";
import { inList, withoutEntry } from "../store/edit.ts";
import { useStore } from "../store/use-ranch.ts";

/** One class of animals: what they are, how many, and what one weighs. */
export const HerdFields = memo(
  ({
    row,
    number,
    only,
  }: {
    readonly row: HerdLine;
    readonly number: number;
    readonly only: boolean;
  }) => {
    const store = useStore();
    const path = `herdRows.${row.id}`;
    const kind = ANIMAL_CLASSES.find(({ cls }) => cls === row.cls);
    return (
      <fieldset className="tool-row">
        <legend className="tool-label">{only ? "The herd" : `Animals ${number}`}</legend>
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
          hint={
            row.cls === "cow-calf" ? "Weigh a few: guesses run about 150\u00a0lb low." : undefined
          }
          value={row.weightLb}
          limit="weight"
          step={50}
          onValue={(weightLb, at) => store.change(inList("herdRows", row.id, { weightLb }), [at])}
        />
        {kind?.units ? (
          <FindingMessage
            finding={{
              ok: 1,
              code: "units.table",
              message: `Counted as ${figure(kind.units, 2)} animal units each, from a table. Tables disagree; your own scale is better.`,
            }}
          />
        ) : null}
        {only ? null : (
          <ToolButton
            className="btn small ghost"
            onClick={() =>
              store.remove(`Removed animals ${number}`, withoutEntry("herdRows", row.id))
            }
          >
            Remove animals {number}
          </ToolButton>
        )}
      </fieldset>
    );
  },
);
