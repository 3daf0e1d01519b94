import { memo, useDeferredValue } from "react";
import { type CalendarDate, daysBetween } from "../../../../domain/dates/calendar-date.ts";
import {
  currentPaddock,
  leftOn,
  plannedRows,
} from "../../../../domain/tools/ranch/chart-answer.ts";
import { paddocksAnswer } from "../../../../domain/tools/ranch/paddocks-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { PaddockRing } from "../../pictures/paddock-ring.tsx";
import { useRanch, useToday } from "../../store/use-ranch.ts";

/** The paddocks as a ring, with the herd in one of them. Deferred, so that typing stays fast. */
export function PaddocksRing() {
  const { state } = useRanch();
  const today = useToday();
  return <Ring file={useDeferredValue(state.file)} today={today} />;
}

const Ring = memo(({ file, today }: { readonly file: RanchFile; readonly today: CalendarDate }) => {
  const answer = paddocksAnswer(file);
  if (!answer.ok) return null;
  const plan = plannedRows(file, today);
  const rows = plan.ok ? plan.value : [];
  const herd = currentPaddock(file, rows, today);
  const lastOut = leftOn(file, rows, today);
  return (
    <PaddockRing
      restDays={file.season.restDays ?? 0}
      parts={answer.value.paddocks.map(({ id, name, stayDays }) => {
        const out = lastOut.get(id);
        return {
          id,
          name,
          days: stayDays,
          herd:
            herd?.paddockId === id
              ? Math.min(1, (daysBetween(herd.since, today) + 0.5) / stayDays)
              : null,
          rested: out === undefined ? null : daysBetween(out, today),
        };
      })}
    />
  );
});
