import { figure } from "../../../domain/tools/numbers/figures.ts";
import { checkLimit } from "../../../domain/tools/numbers/limits.ts";
import { SLAKE_CLASSES, slakeAverage } from "../../../domain/tools/field-tests/slake.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { NumberList } from "../parts/fields/number-list.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The slake jar: whether soil crumbs hold together in water. */
export function SlakeCard() {
  const { state } = useRanch();
  const classes = state.file.tests.slake.filter((value) => value !== null);
  const result = answer((inputs) => {
    if (classes.length === 0) inputs.missing.push("the class of a crumb");
    for (const each of classes) inputs.add(checkLimit("slake", each));
    return () => slakeAverage(classes) ?? 0;
  });
  return (
    <section className="tool-card" aria-labelledby="slake-heading">
      <h2 id="slake-heading">Jar: whether crumbs hold together</h2>
      <Ticket
        label="Average of the crumbs"
        answer={result}
        limit="Sandy soils cannot reach the top class. Compare with the same stake."
        text={(value) => ({
          figure: figure(value, 1),
          unit: "of 6",
          beside: `all: ${classes.join(", ")}`,
          sum: `(${classes.join(" + ")}) ÷ ${classes.length}`,
          spoken: `${figure(value, 1)} of 6`,
        })}
      />
      <NumberList name="slake" label="Crumb" limit="slake" add="Add a crumb" />
      <details className="tool-more">
        <summary>The six classes</summary>
        <ol>
          {SLAKE_CLASSES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
