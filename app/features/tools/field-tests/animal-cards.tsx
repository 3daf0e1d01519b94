import { figure } from "../../../domain/tools/numbers/figures.ts";
import { checkLimit } from "../../../domain/tools/numbers/limits.ts";
import { FLIES_TO_ACT, flyCount } from "../../../domain/tools/field-tests/flies.ts";
import { mineralBagDays } from "../../../domain/tools/field-tests/mineral.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { gatherHerd } from "../../../domain/tools/ranch/stocking-answer.ts";
import { NumberList } from "../parts/fields/number-list.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Horn flies on ten animals. */
export function FlyCard() {
  const { state } = useRanch();
  const flies = state.file.tests.flies.filter((value) => value !== null);
  const result = answer((inputs) => {
    if (flies.length === 0) inputs.missing.push("a count of flies");
    for (const each of flies) inputs.add(checkLimit("flies", each));
    return () => flyCount(flies);
  });
  return (
    <section className="tool-card" aria-labelledby="fly-heading">
      <h2 id="fly-heading">Flies</h2>
      <Ticket
        label="Horn flies on an animal"
        answer={result}
        limit="Count the whole animal: a photo shows one side, so double it. Count in the morning, on ten."
        text={(value) => ({
          figure: figure(value.average),
          unit: "flies",
          beside: value.act
            ? `at or over ${FLIES_TO_ACT}: acting pays`
            : `under ${FLIES_TO_ACT}: keep counting`,
          sum: `${figure(value.total)} flies ÷ ${flies.length} animals`,
          spoken: `${figure(value.average)} flies`,
        })}
      />
      <NumberList name="flies" label="Animal" unit="flies" limit="flies" add="Add an animal" />
    </section>
  );
}

/** How long a bag of mineral lasts. */
export function MineralCard() {
  const { state } = useRanch();
  const { tests } = state.file;
  const result = answer((inputs) => {
    const herd = gatherHerd(inputs, state.file);
    const bag = inputs.num("weight of the bag", tests.bagLb, "dollars");
    const oz = inputs.num("ounces a head a day", tests.mineralOz, "ounces");
    return () => mineralBagDays(bag, herd().head, oz);
  });
  return (
    <section className="tool-card" aria-labelledby="mineral-heading">
      <h2 id="mineral-heading">Mineral bag</h2>
      <Ticket
        label="One bag should last"
        answer={result}
        limit="Cattle mineral holds copper that kills sheep. Gone sooner: they crave it or few share it; later: move it."
        text={(value) => ({
          figure: figure(value, 1),
          unit: "days",
          sum: `${figure(tests.bagLb ?? 0)} lb × 16 ÷ (head × ${figure(tests.mineralOz ?? 0, 1)} oz)`,
          spoken: `${figure(value, 1)} days`,
        })}
      />
      <div className="tool-grid">
        <NumberOf
          group="tests"
          name="bagLb"
          label="The bag weighs"
          unit="lb"
          limit="dollars"
          step={5}
        />
        <NumberOf
          group="tests"
          name="mineralOz"
          label="The label says, a head a day"
          unit="oz"
          limit="ounces"
          step={0.5}
        />
      </div>
    </section>
  );
}
