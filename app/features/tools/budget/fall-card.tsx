import { type NextYear, nextYear } from "../../../domain/tools/money/budget.ts";
import { dollars } from "../../../domain/tools/numbers/figures.ts";
import { answer } from "../../../domain/tools/ranch/input-reader.ts";
import { Choice } from "../parts/fields/choice.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";

const VERDICTS: Readonly<Record<NextYear, readonly [word: string, why: string]>> = {
  scale: ["Go on", "Two yeses: the grass came back and there is money left."],
  repeat: ["Repeat", "One yes: the same acres once more, and look at what failed."],
  stop: ["Stop", "Two noes: roll it up. That was the price of finding out on a tenth."],
};

/** In the fall: stop, repeat or go on. Growing takes both cash in hand and grass that came back. */
export function FallCard() {
  const { store, state } = useRanch();
  const { fallNet, grassBack } = state.file.money;
  const result = answer((inputs) => {
    const net = inputs.num("cash left over", fallNet, "cashLeft");
    if (grassBack === "unknown") inputs.missing.push("whether the grass came back");
    return () => nextYear(net, grassBack === "yes");
  });
  return (
    <section className="tool-card" aria-labelledby="fall-heading">
      <h2 id="fall-heading">In the fall: stop, repeat or go on</h2>
      <Ticket
        label="Next year"
        answer={result}
        limit="Count the cash that came in, not what a year should bring. Going on means one more step, paid from this year’s money."
        text={(value) => ({
          figure: VERDICTS[value][0],
          unit: "",
          beside: VERDICTS[value][1],
          sum:
            value === "scale"
              ? `Spend at most ${dollars(fallNet ?? 0)} next year: what this year left.`
              : `${dollars(fallNet ?? 0)} left; the grass ${grassBack === "yes" ? "came back" : "did not come back"}.`,
          spoken: VERDICTS[value][0],
        })}
      />
      <NumberOf
        group="money"
        name="fallNet"
        label="Left over in cash this fall"
        unit="$"
        hint="Less than nothing? Press the minus."
        limit="cashLeft"
        step={50}
      />
      <Choice
        path="money.grassBack"
        label="Did the grass come back?"
        value={grassBack}
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
          { value: "unknown", label: "Too early to say" },
        ]}
        onValue={(value) => store.change(inGroup("money", { grassBack: value }))}
      />
    </section>
  );
}
