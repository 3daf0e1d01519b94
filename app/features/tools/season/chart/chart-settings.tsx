import { addDays } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "#app/domain/dates/format-date.ts";
import { shutBy } from "#app/domain/tools/chart/figures.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { FieldOf } from "#app/features/tools/parts/fields/field-of.tsx";
import { ListOf } from "#app/features/tools/parts/fields/list-of.tsx";
import { useRanch, useToday } from "#app/features/tools/store/use-ranch.ts";
import { paddockName } from "#app/domain/tools/chart/types.ts";
import { triggerSentence } from "#app/domain/tools/out/plan-events.ts";

/** How many days before the first frost to shut a paddock for winter. */
const STOCKPILE_REST_DAYS = 60;

/** What the plan takes into account: closed paddocks, rest windows, trigger dates and frost. */
export function Exceptions() {
  const { state } = useRanch();
  const today = useToday();
  const { file } = state;
  const { season, triggers } = file;
  const { firstFrost } = file.ranch;
  const start = season.start ?? today;
  const count = season.blocks.length + season.rest.length + triggers.length;
  return (
    <details className="tool-more">
      <summary>
        Exceptions ({figure(count)}): closed paddocks, other rest, trigger dates, frost
      </summary>
      <FieldOf path="season.start" id="chart.start" />
      <h3>Closed paddocks</h3>
      <ListOf
        list="season.blocks"
        fields={["paddockId", "from", "to", "why"]}
        title={({ paddockId, from, to }) =>
          `${paddockName(file, paddockId)}, ${shortDay(from)} to ${shortDay(to)}`
        }
        removeLabel={() => "Open it again"}
        add="Close a paddock for a while"
        blank={() => ({
          paddockId: file.paddocks[0]?.id ?? "",
          from: start,
          to: addDays(start, 30),
        })}
      />
      <h3>A different rest for part of the season</h3>
      <ListOf
        list="season.rest"
        fields={["from", "to", "days"]}
        title={({ days, from, to }) =>
          `${days === null ? "__" : figure(days)} days, ${shortDay(from)} to ${shortDay(to)}`
        }
        removeLabel={() => "Remove this window"}
        add="Add a rest window"
        blank={() => ({ from: addDays(start, 60), to: addDays(start, 120), days: 45 })}
      />
      <h3>Trigger dates</h3>
      <ListOf
        list="triggers"
        fields={["on", "belowIn", "headLeave", "leaveBy"]}
        title={({ on }) => dayAndMonth(on)}
        removeLabel={() => "Remove this date"}
        add="Add a trigger date"
        blank={() => ({ on: addDays(start, 60) })}
        after={(trigger) => <p>{triggerSentence(trigger)}</p>}
      />
      <h3>Winter</h3>
      <FieldOf path="ranch.firstFrost" />
      {firstFrost ? (
        <p>
          Shut it by <b>{shortDay(shutBy(firstFrost, STOCKPILE_REST_DAYS))}</b>: 60 days before the
          frost. Not sorghum or sudan: off before a frost night, and not back for two weeks.
        </p>
      ) : null}
    </details>
  );
}
