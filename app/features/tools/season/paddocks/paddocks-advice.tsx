import { daysText, figure } from "../../../../domain/tools/numbers/figures.ts";
import { rounded } from "../../../../domain/tools/numbers/round.ts";
import { restingPct, stayFor } from "../../../../domain/tools/paddocks/rest.ts";
import type { PaddockAnswer } from "../../../../domain/tools/ranch/paddocks-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";

/** The texts of the paddocks' result. */
export function stayText({ paddocks }: PaddockAnswer) {
  const [first] = paddocks;
  const stays = paddocks.map(({ stayDays }) => stayDays);
  const equal = stays.every((stay) => rounded(stay, 1) === rounded(stays[0] ?? 0, 1));
  const shortest = Math.min(...stays);
  const longest = Math.max(...stays);
  return {
    figure: equal ? figure(shortest, 1) : `${figure(shortest, 1)}–${figure(longest, 1)}`,
    unit: "days in each",
    beside: `${figure(restingPct(paddocks.length))}% of this land rests at any time`,
    sum: equal
      ? `${figure(first ? first.stayDays * (paddocks.length - 1) : 0)} days of rest ÷\u00a0(${paddocks.length}\u00a0−\u00a01)\u00a0paddocks`
      : "Stays by acres × grass; the biggest paddock gets the rest you want, the others more.",
    spoken: `${figure(shortest, 1)} to ${figure(longest, 1)} days in each paddock`,
  };
}

/** What the numbers mean in practice. */
export function Advice({
  value,
  file,
}: {
  readonly value: PaddockAnswer;
  readonly file: RanchFile;
}) {
  const [first] = value.paddocks;
  if (!first) return null;
  const count = value.paddocks.length;
  const feed = Math.min(
    ...value.paddocks.map(({ feedDays }) => feedDays ?? Number.POSITIVE_INFINITY),
  );
  const longest = Math.max(...value.paddocks.map(({ stayDays }) => stayDays));
  return (
    <>
      {feed < longest ? (
        <p className="ticket-verdict">
          <b>The grass is gone sooner:</b> what stands feeds the herd {daysText(feed)} in a paddock.
          The chart moves it then, and the herd waits elsewhere until the first paddock has had its
          rest.
        </p>
      ) : null}
      {longest > 7 && feed > 7 ? (
        <p className="ticket-verdict">
          In {daysText(longest)} the best plants are bitten twice. Twice the paddocks: {count * 2},
          with {daysText(stayFor(file.season.restDays ?? 0, count * 2))} in each.
        </p>
      ) : null}
      <p className="ticket-sum">
        {figure(value.densityLbAc)} lb of cattle on an acre of the smallest paddock.
      </p>
    </>
  );
}
