import { site } from "../../../../../content/site.ts";
import type { CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { restAfter } from "../../../../domain/tools/chart/plan.ts";
import { HOME, type PlanRow } from "../../../../domain/tools/chart/types.ts";
import { csv, type CsvValue } from "../../../../domain/tools/out/csv.ts";
import { icsFile, icsStamp } from "../../../../domain/tools/out/ics.ts";
import { planEvents, triggerEvent } from "../../../../domain/tools/out/plan-events.ts";
import { rounded } from "../../../../domain/tools/numbers/round.ts";
import { planInput } from "../../../../domain/tools/ranch/chart-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { paddockName } from "./paddock-name.ts";
import { loggedUnitDays } from "./move-log.tsx";
import { triggerSentence } from "./trigger-list.tsx";

/** An .ics calendar with every planned move and trigger date as an all-day event. */
export function calendarFile(file: RanchFile, rows: readonly PlanRow[]): string {
  const input = planInput(file);
  return icsFile(
    [
      ...planEvents(
        `plan-${file.id}`,
        rows,
        (id) => paddockName(file, id),
        (out) => (input.ok ? restAfter(out, input.value.restWindows, input.value.restDays) : 0),
      ),
      ...file.triggers.map((trigger) =>
        triggerEvent(trigger.id, trigger.on, triggerSentence(trigger)),
      ),
    ],
    icsStamp(new Date()),
    site.name,
  );
}

/** A CSV table of planned and actual stays, one per row. */
export function stayTable(file: RanchFile, rows: readonly PlanRow[], today: CalendarDate): string {
  const acresOf = (paddockId: string) =>
    file.paddocks.find(({ id }) => id === paddockId)?.acres ?? null;
  const planned = rows
    .filter(({ paddockId }) => paddockId !== HOME)
    .map((row): CsvValue[] => [
      paddockName(file, row.paddockId),
      acresOf(row.paddockId),
      row.in,
      row.out,
      "",
      "",
      null,
      null,
      null,
      "",
    ]);
  const done = file.log.map((entry): CsvValue[] => {
    const unitDays = loggedUnitDays(file, entry, today);
    return [
      paddockName(file, entry.paddockId),
      acresOf(entry.paddockId),
      "",
      "",
      entry.in,
      entry.out,
      entry.head,
      unitDays === null ? null : rounded(unitDays, 2),
      entry.heightOutIn,
      entry.note,
    ];
  });
  const head = [
    "paddock",
    "acres",
    "in_planned",
    "out_planned",
    "in_actual",
    "out_actual",
    "head",
    "au_days_per_acre",
    "height_out_in",
    "note",
  ];
  return csv([head, ...done, ...planned]);
}
