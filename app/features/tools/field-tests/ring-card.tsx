import { figure } from "../../../domain/tools/numbers/figures.ts";
import { checkLimit } from "../../../domain/tools/numbers/limits.ts";
import { warn } from "../../../domain/tools/numbers/refusal.ts";
import { MIN_RINGS, rings, waterForRing } from "../../../domain/tools/field-tests/ring.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { NumberList } from "../parts/fields/number-list.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { usePrint } from "../paper/printing.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The infiltration ring. Results are not graded, only compared with the same stake. */
export function RingCard() {
  const { state } = useRanch();
  const print = usePrint();
  const { ringMinutes, ringDiameterIn } = state.file.tests;
  const minutes = ringMinutes.filter((value) => value !== null);
  const result = answer((inputs) => {
    if (minutes.length === 0) inputs.missing.push("minutes of a ring");
    for (const each of minutes) inputs.add(checkLimit("minutes", each));
    if (minutes.length > 0 && minutes.length < MIN_RINGS)
      inputs.add(warn("warn.rings", "Fewer than three rings say little about a field. Do four."));
    return () => rings(minutes);
  });
  const water = ringDiameterIn ? waterForRing(ringDiameterIn) : null;
  return (
    <section className="tool-card" aria-labelledby="ring-heading">
      <h2 id="ring-heading">Ring: how fast water goes in</h2>
      <Ticket
        label="The middle ring"
        answer={result}
        limit="Not graded: two official scales disagree, and a ring often reads above both. Compare with the same stake next year, when the soil is as damp."
        text={(value) => ({
          figure: figure(value.median, 1),
          unit: "inches an hour",
          beside: `all: ${value.rates.map((rate) => figure(rate, 1)).join(", ")}`,
          sum: `60 ÷ minutes for one inch; slowest is ring ${value.slowest}`,
          spoken: `${figure(value.median, 1)} inches an hour`,
        })}
      />
      <p>Pour two inches and time the second one.</p>
      <NumberList name="ringMinutes" label="Ring" unit="minutes" limit="minutes" add="Add a ring" />
      <NumberOf
        group="tests"
        name="ringDiameterIn"
        label="Width of your ring"
        unit="inches"
        limit="ring"
        step={1}
      />
      {water ? (
        <p>
          One inch of water in it is <b>{figure(water.flOz, 1)} fl oz</b> ({figure(water.ml)} ml).
        </p>
      ) : null}
      <ToolButton className="btn accent" onClick={() => print("tests")}>
        Print the test page
      </ToolButton>
    </section>
  );
}
