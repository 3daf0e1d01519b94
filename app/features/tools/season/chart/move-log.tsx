import { hook } from "../../../../enhance/page-contract.ts";
import { type CalendarDate, daysBetween } from "../../../../domain/dates/calendar-date.ts";
import { shortDate, shortDay } from "../../../../domain/dates/format-date.ts";
import { unitDaysPerAcre } from "../../../../domain/tools/chart/figures.ts";
import { inOrder } from "../../../../domain/tools/chart/replan.ts";
import type { LogEntry } from "../../../../domain/tools/chart/types.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { herdAnswer } from "../../../../domain/tools/ranch/stocking-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { TextField } from "../../parts/text-field.tsx";
import { useRanch } from "../../store/use-ranch.ts";
import { nameIn } from "./chart-card.tsx";

/** Entries that are shown until all are asked for: a month of daily moves stays instant. */
const SHOWN = 30;

/** Animal-unit days on an acre of a logged stay; null where something is missing. */
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

/** What was really done, newest first. */
export function MoveLog({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { file } = state;
  if (file.log.length === 0) return null;
  const entries = inOrder(file.log).toReversed();
  return (
    <details className="tool-more">
      <summary>
        The log: {figure(file.log.length)} {file.log.length === 1 ? "stay" : "stays"}
      </summary>
      <ul className="tool-rows">
        {entries.slice(0, SHOWN).map((entry) => {
          const unitDays = loggedUnitDays(file, entry, today);
          return (
            <li key={entry.id}>
              <div>
                <b>{nameIn(file, entry.paddockId)}</b>, {shortDay(entry.in)} to{" "}
                {entry.out ? shortDate(entry.out) : "now"}
                {entry.heightOutIn === null ? "" : `, left ${figure(entry.heightOutIn, 1)} in`}
                {unitDays === null ? "" : `, ${figure(unitDays, 1)} animal-unit days an acre`}
                <TextField
                  path={`log.${entry.id}.note`}
                  label={`Note for ${shortDay(entry.in)}`}
                  value={entry.note}
                  onValue={(note) =>
                    store.change((before) => ({
                      ...before,
                      log: before.log.map((each) =>
                        each.id === entry.id ? { ...each, note } : each,
                      ),
                    }))
                  }
                />
              </div>
              <button
                type="button"
                {...hook("needsScript")}
                className="btn small ghost"
                onClick={() =>
                  store.remove(
                    `Took ${nameIn(file, entry.paddockId)}, ${shortDay(entry.in)} out of the log`,
                    (before) => ({
                      ...before,
                      log: before.log.filter(({ id }) => id !== entry.id),
                    }),
                  )
                }
              >
                Remove
                <span className="visually-hidden">
                  {" "}
                  {nameIn(file, entry.paddockId)}, {shortDay(entry.in)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {entries.length > SHOWN ? <p>Earlier stays are in the CSV file and on paper.</p> : null}
    </details>
  );
}
