import { memo, useDeferredValue } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { daysFrom, type Moment } from "#app/domain/tools/chart/moment.ts";
import { HERD_IDS, type PlanRow, staysOf, theHerd } from "#app/domain/tools/chart/stays.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { PaddockRing } from "#app/features/tools/pictures/paddock-ring.tsx";
import { useRanch, useToday } from "#app/features/tools/store/use-ranch.ts";

/** The paddocks as a ring, with the herd in one of them. Deferred, so that typing stays fast. */
export function PaddocksRing({ id }: { readonly id: string }) {
  const { state } = useRanch();
  const today = useToday();
  return <Ring id={id} file={useDeferredValue(state.file)} today={today} />;
}

interface RingProps {
  readonly id: string;
  readonly file: RanchFile;
  readonly today: CalendarDate;
}

const Ring = memo(({ id, file, today }: RingProps) => {
  const answer = solve(PADDOCKS, file, today);
  const plan = solve(CHART, file, today);
  if (!answer.ok) return null;
  const herds = plan.ok ? plan.value.herds : [];
  const rows = plan.ok ? plan.value.rows : [];
  const left = leftOn(file, rows, today);
  return (
    <PaddockRing
      id={id}
      restDays={file.season.restDays ?? 0}
      parts={answer.value.paddocks.map(({ id: paddockId, name, stayDays }) => {
        const out = left.get(paddockId);
        const here = herds.flatMap((herd) =>
          herd.here?.paddockId === paddockId ? { ...herd, ...herd.here } : [],
        );
        const stay = here[0]
          ? { in: here[0].since, out: here[0].due }
          : rows.find((row) => row.paddockId === paddockId);
        return {
          id: paddockId,
          name,
          days: stayDays,
          plannedDays: stay?.out ? daysFrom(stay.in, stay.out) : null,
          herds: here.map(({ herdId, since, due }) => ({
            herdId,
            name: theHerd(file, herdId),
            share: Math.min(
              1,
              (Math.max(0, daysFrom(since, today)) + 0.5) / (due ? daysFrom(since, due) : stayDays),
            ),
          })),
          rested: out === undefined ? null : daysFrom(out, today),
        };
      })}
    />
  );
});

/** The day each paddock was last left, by the log or, without one, by the plan. */
function leftOn(
  { log }: RanchFile,
  rows: readonly PlanRow[],
  today: CalendarDate,
): ReadonlyMap<string, Moment> {
  const stays = log.length === 0 ? rows : HERD_IDS.flatMap((herdId) => staysOf(log, herdId));
  const outs = new Map<string, Moment>();
  for (const { paddockId, out } of stays) {
    const before = outs.get(paddockId);
    if (out !== null && out <= today && (!before || out > before)) outs.set(paddockId, out);
  }
  return outs;
}
