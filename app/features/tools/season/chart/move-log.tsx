import { memo } from "react";
import { type CalendarDate, daysBetween } from "../../../../domain/dates/calendar-date.ts";
import { shortDate, shortDay } from "../../../../domain/dates/format-date.ts";
import { unitDaysPerAcre } from "../../../../domain/tools/chart/figures.ts";
import { inOrder } from "../../../../domain/tools/chart/replan.ts";
import type { LogEntry } from "../../../../domain/tools/chart/types.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { herdAnswer } from "../../../../domain/tools/ranch/stocking-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { pluralize } from "../../../../domain/plural.ts";
import { ToolButton } from "../../parts/tool-button.tsx";
import { TextField } from "../../parts/fields/text-field.tsx";
import { inList, withoutEntry } from "../../store/edit.ts";
import { useRanch, useStore } from "../../store/use-ranch.ts";
import { paddockName } from "./paddock-name.ts";

/** How many stays the log shows, so that a long log stays fast. */
const MAX_STAYS = 30;

/** Animal-unit days per acre of a logged stay; null if a number is missing. */
export function loggedUnitDays(
  file: RanchFile,
  entry: LogEntry,
  today: CalendarDate,
): number | null {
  const acres = file.paddocks.find(({ id }) => id === entry.paddockId)?.acres;
  const herd = herdAnswer(file);
  if (!acres || !herd.ok || entry.head === null) return null;
  const unitsEach = herd.value.units / herd.value.head;
  const days = Math.max(0, daysBetween(entry.in, entry.out ?? today));
  return unitDaysPerAcre(entry.head * unitsEach, days, acres);
}

/** The actual stays, newest first. */
export const MoveLog = memo(({ today }: { readonly today: CalendarDate }) => {
  const { state } = useRanch();
  const { file } = state;
  if (file.log.length === 0) return null;
  const newest = inOrder(file.log).toReversed();
  return (
    <details className="tool-more">
      <summary>The log: {pluralize(file.log.length, "stay")}</summary>
      <ul className="tool-rows">
        {newest.slice(0, MAX_STAYS).map((entry) => (
          <Stay
            key={entry.id}
            entry={entry}
            name={paddockName(file, entry.paddockId)}
            unitDays={loggedUnitDays(file, entry, today)}
          />
        ))}
      </ul>
      {newest.length > MAX_STAYS ? <p>Earlier stays are in the CSV file and on paper.</p> : null}
    </details>
  );
});

const Stay = memo(
  ({
    entry,
    name,
    unitDays,
  }: {
    readonly entry: LogEntry;
    readonly name: string;
    readonly unitDays: number | null;
  }) => {
    const store = useStore();
    const day = shortDay(entry.in);
    return (
      <li>
        <div>
          <p>
            <b>{name}</b>, {day} to {entry.out ? shortDate(entry.out) : "now"}
            {entry.heightOutIn === null ? "" : `, left ${figure(entry.heightOutIn, 1)} in`}
            {unitDays === null ? "" : `, ${figure(unitDays, 1)} animal-unit days an acre`}
          </p>
          <TextField
            path={`log.${entry.id}.note`}
            label={`Note for ${day}`}
            value={entry.note}
            onValue={(note) => store.change(inList("log", entry.id, { note }))}
          />
        </div>
        <ToolButton
          className="btn small ghost"
          onClick={() =>
            store.remove(`Removed ${name}, ${day} from the log`, withoutEntry("log", entry.id))
          }
        >
          Remove
          <span className="visually-hidden">
            {" "}
            {name}, {day}
          </span>
        </ToolButton>
      </li>
    );
  },
);
