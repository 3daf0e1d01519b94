import { daysText, figure } from "../../../domain/tools/numbers/figures.ts";
import { daysShown } from "../../../domain/tools/numbers/round.ts";
import {
  isOthersGrass,
  OTHER_SHARES,
  OTHER_YEARS,
  otherDays,
  type RanchStocking,
  stockingAnswer,
} from "../../../domain/tools/ranch/stocking-answer.ts";
import { DateField } from "../parts/fields/date-field.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { SeasonBar } from "../pictures/season-bar.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { inGroup } from "../store/edit.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** How long the year's grass lasts, and how many animals it carries. */
export function StockingCard() {
  const { store, state } = useRanch();
  const today = useToday();
  const { file } = state;
  const { season } = file;
  const answer = stockingAnswer(file);
  return (
    <section className="tool-card" aria-labelledby="stocking-heading">
      <h2 id="stocking-heading">How long the grass lasts</h2>
      <Ticket
        label="Grass for the season"
        answer={answer}
        stamp={isOthersGrass(file)}
        limit="An average year is rare. The growth of an acre and the share eaten are the two guesses that decide; measure them. Texas A&M wants 300 to 1,500 lb an acre left standing, by the kind of range."
        text={(value) => ({
          figure: figure(value.daysShown, 1),
          unit: value.daysShown === 1 ? "day of grass" : "days of grass",
          beside: `you want\u00a0${figure(value.seasonDays)}`,
          sum: calculationText(value),
          spoken: `${daysText(value.days)} of grass, ${figure(value.headForSeason)} head fit`,
        })}
      >
        {(value) => <Verdict value={value} />}
      </Ticket>
      {answer.ok ? (
        <SeasonBar
          stocking={answer.value}
          start={season.start}
          triggers={file.triggers}
          today={today}
        />
      ) : null}
      <div className="tool-grid">
        <NumberOf
          group="season"
          name="days"
          label="Days of grazing you want"
          unit="days"
          limit="seasonDays"
          step={10}
        />
        <DateField
          path="season.start"
          label="First day of grazing"
          value={season.start}
          onValue={(start, path) => store.change(inGroup("season", { start }), [path])}
        />
      </div>
      {answer.ok ? <OtherGuesses value={answer.value} /> : null}
      <ShareLink />
    </section>
  );
}

function calculationText(value: RanchStocking): string {
  const grass =
    value.growthLbAc !== null && value.sharePct !== null
      ? `${figure(value.acres, 1)}\u00a0ac × ${figure(value.growthLbAc)}\u00a0lb × ${figure(value.sharePct)}%`
      : `${figure(value.usableLb)} lb of grass eaten`;
  return `${grass} ÷\u00a0${figure(value.herd.lbPerDay)}\u00a0lb a\u00a0day`;
}

/** How many head fit, in plain words. A surplus never raises the herd. */
function Verdict({ value }: { readonly value: RanchStocking }) {
  const { shortDays, headForSeason, headWithMargin, herd, overPct } = value;
  return (
    <p className="ticket-verdict">
      {shortDays > 0 ? (
        <>
          <b>{figure(shortDays, 1)} days short</b>: hay, rented grass or fewer animals.{" "}
          {figure(headForSeason)} of {figure(herd.head)} head fit; {figure(headWithMargin)} with the
          margin. The herd needs {figure(overPct)}% more than grows.
        </>
      ) : (
        <>
          <b>It lasts.</b> What is left over is next year&rsquo;s roots and a dry year&rsquo;s hay,
          not room for more cattle.
        </>
      )}
    </p>
  );
}

function OtherGuesses({ value }: { readonly value: RanchStocking }) {
  if (value.sharePct === null) return null;
  return (
    <details className="tool-more">
      <summary>What would change it most</summary>
      <table className="ledger-table">
        <caption>Days of grass at other guesses</caption>
        <thead>
          <tr>
            <th scope="col">Growth</th>
            {OTHER_SHARES.map((share) => (
              <th key={share} scope="col">
                {share}% eaten
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OTHER_YEARS.map(({ label, factor }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {OTHER_SHARES.map((share) => (
                <td key={share}>{figure(daysShown(otherDays(value, share, factor) ?? 0), 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>Over 25% on range is something to earn and measure. No planner here raises your herd.</p>
    </details>
  );
}
