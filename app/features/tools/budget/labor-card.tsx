import { figure } from "../../../domain/tools/numbers/figures.ts";
import { laborPerCowDay } from "../../../domain/tools/paddocks/labor.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { gatherHerd } from "../../../domain/tools/ranch/stocking-answer.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** What a move costs per cow and day: frequent moves mean frequent drives. */
export function LaborCard() {
  const { state } = useRanch();
  const { money } = state.file;
  const result = answer((inputs) => {
    const herd = gatherHerd(inputs, state.file);
    const minutes = inputs.num("minutes of a move", money.moveMinutes, "minutes");
    const days = inputs.num("days between moves", money.moveEveryDays, "stay");
    const wage = inputs.num("what an hour is worth", money.wage, "dollars");
    return () => ({ cost: laborPerCowDay(minutes, wage, herd().head, days), head: herd().head });
  });
  return (
    <section className="tool-card" aria-labelledby="labor-heading">
      <h2 id="labor-heading">Labor of a move</h2>
      <Ticket
        label="A move costs"
        answer={result}
        limit="Count the drive out in the minutes. For 30 cows, twice a week was a fair compromise in Kentucky."
        text={({ cost, head }) => ({
          figure: figure(cost * 100, 1),
          unit: "cents a cow-day",
          sum: `${figure(money.moveMinutes ?? 0, 1)} minutes ÷ 60 × $${figure(money.wage ?? 0, 2)} ÷ ${figure(head)}\u00a0head ÷ ${figure(money.moveEveryDays ?? 0, 1)} days`,
          spoken: `${figure(cost * 100, 1)} cents a cow-day`,
        })}
      />
      <div className="tool-grid">
        <NumberOf
          group="money"
          name="moveMinutes"
          label="One move takes"
          unit="minutes"
          limit="minutes"
          step={5}
        />
        <NumberOf
          group="money"
          name="moveEveryDays"
          label="They move every"
          unit="days"
          limit="stay"
          step={1}
        />
      </div>
    </section>
  );
}
