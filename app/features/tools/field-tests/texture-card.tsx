import { checkJar, jarLayers, soilTexture } from "../../../domain/tools/field-tests/jar.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

const MARKS = [
  ["jarSandIn", "After one minute: top of the sand"],
  ["jarSiltIn", "After two hours: top of the silt"],
  ["jarTopIn", "After two days: top of the clay"],
] as const;

/** The texture jar: what the soil is made of, from three marks on the jar. */
export function TextureCard() {
  const { state } = useRanch();
  const { jarSandIn, jarSiltIn, jarTopIn } = state.file.tests;
  const result = answer((inputs) => {
    const sand = inputs.num("the sand mark", jarSandIn, "jarMark");
    const silt = inputs.num("the silt mark", jarSiltIn, "jarMark");
    const top = inputs.num("the clay mark", jarTopIn, "jarMark");
    inputs.add(checkJar(jarSandIn, jarSiltIn) ?? checkJar(jarSiltIn, jarTopIn));
    return () => jarLayers(sand, silt, top);
  });
  return (
    <section className="tool-card" aria-labelledby="texture-heading">
      <h2 id="texture-heading">Jar: what the soil is made of</h2>
      <Ticket
        label="This soil is"
        answer={result}
        limit="A jar is rough, and some clay never settles. Your county’s soil survey names the soil as well."
        text={(layers) => ({
          figure: soilTexture(layers),
          unit: "",
          beside: `sand ${figure(layers.sandPct)}%, silt ${figure(layers.siltPct)}%, clay ${figure(layers.clayPct)}%`,
          sum: "each layer ÷ the whole height of the soil",
          spoken: soilTexture(layers),
        })}
      />
      <p>
        Soil without stones to a third of a straight jar, water, a spoon of dish soap. Shake five
        minutes, set it down and mark the glass.
      </p>
      <div className="tool-grid">
        {MARKS.map(([name, label]) => (
          <NumberOf
            key={name}
            group="tests"
            name={name}
            label={label}
            unit="inches"
            limit="jarMark"
            step={0.1}
          />
        ))}
      </div>
    </section>
  );
}
