import { dollars, figure } from "../../../domain/tools/numbers/figures.ts";
import { type HayDay, hayAnswer } from "../../../domain/tools/ranch/money-answer.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** What a cow costs a day on hay and on grass. */
export function HayCard() {
  const { state } = useRanch();
  const { file } = state;
  const { money } = file;
  const answer = hayAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="hay-heading">
      <h2 id="hay-heading">A day of hay against a day of grass</h2>
      <Ticket
        label="A day off hay saves"
        answer={answer}
        limit="Fill in your own hay prices: no default fits your county and year. A stockpile takes fall grass too, and its fence and hours belong in the budget, not here."
        text={(value) => ({
          figure: dollars(value.gap, 2),
          unit: "a cow a day",
          sum: hayInWords(value, money.hayPerTon),
          spoken: `${dollars(value.gap, 2)} a cow a day`,
        })}
      >
        {(value) =>
          value.gap <= 0 ? (
            <p className="ticket-verdict">
              <b>A day of grass costs as much as a day of hay.</b> Days off hay then save nothing.
            </p>
          ) : null
        }
      </Ticket>
      {answer.ok ? <DayBars value={answer.value} /> : null}
      <NumberOf
        group="money"
        name="hayPerCowDay"
        label="Hay for one cow for one day, if you know it"
        unit="$"
        hint="The example is Ohio about 2000: 40 lb at $80 a ton, no waste and no labor. Leave it empty to work it out below."
        limit="dollars"
      />
      {money.hayPerCowDay === null ? (
        <div className="tool-grid">
          <NumberOf
            group="money"
            name="hayPerTon"
            label="Hay, bought or sold"
            unit="$ a ton"
            limit="dollars"
            step={5}
          />
          <NumberOf
            group="money"
            name="hayIntakePct"
            label="Hay eaten, dry"
            unit="% of weight"
            limit="intake"
            step={0.1}
          />
          <NumberOf
            group="money"
            name="dryMatterPct"
            label="Dry matter of the hay"
            unit="%"
            limit="dryMatter"
            step={1}
          />
          <NumberOf
            group="money"
            name="storageLossPct"
            label="Lost in storage"
            unit="%"
            hint="Barn 5, tarp on a pad 12, net wrap 23, bare outside 30."
            limit="waste"
            step={1}
          />
          <NumberOf
            group="money"
            name="feedingLossPct"
            label="Lost at feeding"
            unit="%"
            hint="Cone ring 2 to 5, ring 4 to 7, trailer 10 to 13, cradle 15 to 20."
            limit="waste"
            step={1}
          />
        </div>
      ) : null}
      <div className="tool-grid">
        <NumberOf
          group="money"
          name="feedingCost"
          label="Feeding it out: fuel and hours"
          unit="$ a cow a day"
          limit="dollars"
        />
        <NumberOf
          group="money"
          name="grazedCost"
          limit="cashLeft"
          label="Other cost of a grazing day"
          unit="$ a cow a day"
          hint="Rent or nitrogen. Not the kit and hours of the budget below."
        />
      </div>
    </section>
  );
}

function hayInWords(value: HayDay, perTon: number | null): string {
  const hay =
    value.lbOut === null
      ? `${dollars(value.fed, 2)} on hay`
      : `${figure(value.lbOut, 1)} lb put out × ${dollars(perTon ?? 0)} ÷ 2,000 = ${dollars(value.fed, 2)} on hay`;
  return `${hay} − ${dollars(value.grazed, 2)} on grass`;
}

function DayBars({ value }: { readonly value: HayDay }) {
  const most = Math.max(value.fed, value.grazed, 0.01);
  const width = (amount: number) => Math.max(0, (amount / most) * 200);
  return (
    <figure className="tool-picture">
      <svg
        viewBox="0 0 326 92"
        role="img"
        aria-label={`On hay ${dollars(value.fed, 2)} a cow a day, on grass ${dollars(value.grazed, 2)}.`}
      >
        {(
          [
            ["Hay", value.fed, "ink-planned"],
            ["Grass", value.grazed, "ink-done"],
          ] as const
        ).map(([label, amount, ink], index) => (
          <g key={label}>
            <text x="0" y={index * 46 + 27}>
              {label}
            </text>
            <rect className={ink} x="62" y={index * 46 + 4} width={width(amount)} height="34" />
            <text x={70 + width(amount)} y={index * 46 + 27}>
              {dollars(amount, 2)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
