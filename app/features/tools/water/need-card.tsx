import { figure } from "../../../domain/tools/numbers/figures.ts";
import { needAnswer } from "../../../domain/tools/ranch/water-answer.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberField } from "../parts/fields/number-field.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { usePrint } from "../paper/printing.tsx";
import { inGroup, inList } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

const LB_PER_TON = 2000;

/** Water needed on the hottest day, and the tank for it. */
export function NeedCard() {
  const { store, state } = useRanch();
  const print = usePrint();
  const { file } = state;
  const { water } = file;
  const [row] = file.herdRows;
  const answer = needAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="need-heading">
      <h2 id="need-heading">A day&rsquo;s need and the tank</h2>
      <Ticket
        label="Water on a hot day"
        answer={answer}
        limit="A dry tank kills faster than short grass: look every day, and have two ways to fill it. Wells, ponds and creeks may need a permit. Test the water: over 3,000 ppm of salts send it to a lab; blue-green scum, cattle off at once."
        text={(value) => ({
          figure: figure(value.withLossGal),
          unit: "gallons a day",
          beside: `${figure(value.gpm, 1)} gallons a minute for ${figure(water.fillHours ?? 0, 1)} hours`,
          sum: `${figure(value.head)} head × ${figure(water.galPairDay ?? 0, 1)} gal + 10% for loss`,
          spoken: `${figure(value.withLossGal)} gallons a day`,
        })}
      >
        {(value) => (
          <>
            <p className="ticket-verdict">
              <b>Tank: {figure(value.tankGal)} gallons</b>, {figure(value.tankLb / LB_PER_TON, 1)}{" "}
              tons when full. Set it empty and level, with a ramp for birds and calves.
            </p>
            {value.tableGal !== null && value.tableGal > (water.galPairDay ?? 0) ? (
              <p className="finding">
                K-State&rsquo;s table has {figure(value.tableGal, 1)} gallons for such a cow in this
                heat: more than you planned.
              </p>
            ) : null}
            <p className="ticket-sum">
              In a bunch {figure(value.group.atOnce[0])} to {figure(value.group.atOnce[1])} drink at
              once and want {figure(value.group.edgeFt[0])} to {figure(value.group.edgeFt[1])} feet
              of edge, {figure(value.group.gpm, 1)} gallons a minute.
            </p>
          </>
        )}
      </Ticket>
      <div className="tool-grid">
        {row ? (
          <NumberField
            path={`herdRows.${row.id}.head`}
            label="How many"
            unit="head"
            value={row.head}
            limit="head"
            step={1}
            onValue={(head, at) => store.change(inList("herdRows", row.id, { head }), [at])}
          />
        ) : null}
        <NumberOf
          group="water"
          name="galPairDay"
          label="Gallons a head"
          unit="gal a day"
          hint="20 for a cow with calf at 90 F. A dry cow 10 to 18, a bull 13 to 20, a sheep 2 to 3."
          limit="galDay"
          step={1}
        />
        <NumberOf
          group="water"
          name="tempF"
          label="The hottest days"
          unit="F"
          limit="temp"
          step={5}
        />
        <NumberOf
          group="water"
          name="fillHours"
          label="The source runs"
          unit="hours a day"
          limit="fillHours"
          step={1}
        />
        <NumberOf
          group="water"
          name="sourceGpm"
          limit="flow"
          label="What your source gives"
          unit="gal a minute"
          hint="Bucket test: gallons × 60 ÷ seconds. 5 gallons in 30 seconds is 10."
        />
      </div>
      <Choice
        path="water.refill"
        label="How the tank fills again"
        value={water.refill}
        options={[
          { value: "1h", label: "Within an hour" },
          { value: "4h", label: "Within four hours" },
          { value: "slow", label: "Slower" },
          { value: "solar", label: "Solar, or not sure" },
        ]}
        onValue={(refill) => store.change(inGroup("water", { refill }))}
      />
      {water.refill === "solar" ? (
        <p className="finding">
          We count two days. NRCS in Kansas asks for three days in every design, South Dakota where
          the source is not dependable: {answer.ok ? figure(answer.value.storageGal) : "—"} gallons.
          Take three.
        </p>
      ) : null}
      <ToolButton className="btn accent" onClick={() => print("water")}>
        Print the water page
      </ToolButton>
    </section>
  );
}
