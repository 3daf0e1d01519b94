import { dollars, figure } from "../../../domain/tools/numbers/figures.ts";
import { kit } from "../../../domain/tools/ranch/fence-answer.ts";
import { cashAnswer } from "../../../domain/tools/ranch/money-answer.ts";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Whether cash pays for the kit. There is no loan field, and cost share counts nothing because it pays later. */
export function CashCard() {
  const { state } = useRanch();
  const answer = cashAnswer(state.file);
  const { total } = kit(state.file);
  return (
    <section className="tool-card" aria-labelledby="cash-heading">
      <h2 id="cash-heading">Cash first</h2>
      <Ticket
        label="Is the kit paid from cash?"
        answer={answer}
        limit="No loan in this test, and no cost share: EQIP pays after. Do not buy or start before NRCS has signed."
        text={(value) => ({
          figure: "Yes",
          unit: `${dollars(value.limit - value.kit)} to spare`,
          sum: `${dollars(value.kit)} of kit ≤ ${dollars(value.limit)} set aside`,
          spoken: `yes, ${dollars(value.limit - value.kit)} to spare`,
        })}
      />
      <NumberOf
        group="money"
        name="cashLimit"
        label="Earned already and set aside"
        unit="$"
        hint="At most a tenth of one measure: in the example a tenth of the winter’s hay."
        limit="dollars"
        step={100}
      />
      <p>
        The kit is the list below: {dollars(total)} in {figure(state.file.fence.items.length)}{" "}
        lines.
      </p>
    </section>
  );
}
