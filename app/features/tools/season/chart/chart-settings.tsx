import { memo } from "react";
import type { CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { shutBy } from "../../../../domain/tools/chart/figures.ts";
import { DateField } from "../../parts/fields/date-field.tsx";
import { inGroup } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { TriggerList } from "./trigger-list.tsx";
import { BlockOuts } from "./block-outs.tsx";
import { RestWindows } from "./rest-windows.tsx";
import { RainLog } from "./rain-log.tsx";

/** How many days before the first frost to shut a paddock for winter. */
const STOCKPILE_REST_DAYS = 60;

/** What the plan takes into account: closed paddocks, rest windows, trigger dates, rain and frost. */
export const ChartSettings = memo(({ today }: { readonly today: CalendarDate }) => {
  const { store, state } = useRanch();
  const { file } = state;
  const { firstFrost } = file.ranch;
  return (
    <>
      <BlockOuts today={today} />
      <RestWindows today={today} />
      <TriggerList today={today} />
      <RainLog today={today} />
      <details className="tool-more">
        <summary>First frost, and the day to shut a paddock for winter</summary>
        <DateField
          path="ranch.firstFrost"
          label="Usual first frost"
          value={firstFrost}
          onValue={(value, path) => store.change(inGroup("ranch", { firstFrost: value }), [path])}
        />
        {firstFrost ? (
          <p>
            Shut it by <b>{shortDay(shutBy(firstFrost, STOCKPILE_REST_DAYS))}</b>: 60 days before
            the frost. Not sorghum or sudan: off before a frost night, and not back for two weeks.
          </p>
        ) : null}
      </details>
    </>
  );
});
