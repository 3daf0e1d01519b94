import { figure } from "../../../domain/tools/numbers/figures.ts";
import { refuse } from "../../../domain/tools/numbers/refusal.ts";
import {
  NITRATE_ADVICE,
  NITRATE_TO_N,
  nitrateClass,
} from "../../../domain/tools/field-tests/nitrate.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

const SHORT = {
  safe: "Safe",
  limit50: "Half",
  limit35: "A third",
  limit25: "A quarter",
  no: "No",
  doNotFeed: "Do not feed",
} as const;

/** The nitrate figure of a hay report, by the stricter of two bands. */
export function NitrateCard() {
  const { store, state } = useRanch();
  const { tests } = state.file;
  const result = answer((inputs) => {
    const ppm = inputs.num("the lab’s number", tests.nitratePpm, "ppm");
    if (tests.nitrateUnit === "unknown")
      inputs.add(
        refuse(
          "nitrate.unit",
          "Nitrate and nitrate-N differ by more than four times. Ask the lab which it is.",
        ),
      );
    return () => {
      const asN = tests.nitrateUnit === "no3" ? ppm * NITRATE_TO_N : ppm;
      return { asN, cls: nitrateClass(asN, tests.pregnant) };
    };
  });
  return (
    <section className="tool-card" aria-labelledby="nitrate-heading">
      <h2 id="nitrate-heading">Nitrate on a hay report</h2>
      <Ticket
        label="May it be fed?"
        answer={result}
        limit="Clemson’s bands, dry basis; a number on a border takes the worse band. Nitrate in the water adds to it. Ask your veterinarian before feeding doubtful hay."
        text={(value) => ({
          figure: SHORT[value.cls],
          unit: value.cls.startsWith("limit") ? "of the ration" : "",
          beside: NITRATE_ADVICE[value.cls],
          sum: `${figure(value.asN)} ppm nitrate-N${tests.nitrateUnit === "no3" ? ` = ${figure(tests.nitratePpm ?? 0)} ppm nitrate × 0.226` : ""}`,
          spoken: NITRATE_ADVICE[value.cls],
        })}
      />
      <NumberOf
        group="tests"
        name="nitratePpm"
        label="On the report, dry basis"
        unit="ppm"
        limit="ppm"
        step={100}
      />
      <Choice
        path="tests.nitrateUnit"
        label="The report says"
        value={tests.nitrateUnit}
        options={[
          { value: "no3n", label: "Nitrate-N (NO3-N)" },
          { value: "no3", label: "Nitrate (NO3)" },
          { value: "unknown", label: "Not sure" },
        ]}
        onValue={(nitrateUnit) => store.change(inGroup("tests", { nitrateUnit }))}
      />
      <label className="tool-check">
        <input
          id="tests.pregnant"
          type="checkbox"
          checked={tests.pregnant}
          onChange={({ target }) => store.change(inGroup("tests", { pregnant: target.checked }))}
        />
        <span>Some are pregnant, or may be</span>
      </label>
    </section>
  );
}
