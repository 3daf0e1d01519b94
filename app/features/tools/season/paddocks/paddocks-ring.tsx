import { daysBetween } from "../../../../domain/dates/calendar-date.ts";
import { herdIsIn, leftOn, plannedRows } from "../../../../domain/tools/ranch/chart-answer.ts";
import type { PaddockAnswer } from "../../../../domain/tools/ranch/paddocks-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { PaddockRing } from "../../pictures/paddock-ring.tsx";
import { useToday } from "../../store/use-ranch.ts";

/** The paddocks as a ring, with the herd in one of them. */
export function Ring({
  answer,
  file,
  today,
}: {
  readonly answer: PaddockAnswer;
  readonly file: RanchFile;
  readonly today: ReturnType<typeof useToday>;
}) {
  const plan = plannedRows(file, today);
  const rows = plan.ok ? plan.value : [];
  const herd = herdIsIn(file, rows, today);
  const left = leftOn(file, rows, today);
  return (
    <PaddockRing
      restDays={file.season.restDays ?? 0}
      parts={answer.paddocks.map(({ id, name, stayDays }) => {
        const out = left.get(id);
        return {
          id,
          name,
          days: stayDays,
          herd: herd?.paddockId === id,
          rested: out === undefined ? null : daysBetween(out, today),
          wanted: file.season.restDays ?? 0,
        };
      })}
    />
  );
}
