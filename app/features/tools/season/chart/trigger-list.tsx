import { addDays, type CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "../../../../domain/dates/format-date.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import type { Trigger } from "../../../../domain/tools/ranch/ranch-file.ts";
import { DateField } from "../../parts/fields/date-field.tsx";
import { NumberField } from "../../parts/fields/number-field.tsx";
import { EditableList } from "../../parts/fields/editable-list.tsx";
import { inList, newId, withoutEntry } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";

/** "If there is less than 4 in by July 15, then 28 head leave by September 12." */
export function triggerSentence({ on, belowIn, headLeave, leaveBy }: Trigger): string {
  const blank = "__";
  return `If there is less than ${belowIn === null ? blank : figure(belowIn, 1)} in by ${dayAndMonth(on)}, then ${headLeave === null ? blank : figure(headLeave)} head leave by ${leaveBy === null ? blank : dayAndMonth(leaveBy)}.`;
}

/** Dates on which to decide, written down while there is still grass. */
export function TriggerList({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { triggers } = state.file;
  const change = (id: string, fields: Partial<Trigger>, touched: readonly string[] = []) =>
    store.change(inList("triggers", id, fields), touched);
  return (
    <EditableList
      summary={`Trigger dates: ${figure(triggers.length)}`}
      entries={triggers}
      title={({ on }) => dayAndMonth(on)}
      removeLabel="Remove this date"
      onRemove={({ id, on }) =>
        store.remove(`Removed the trigger date ${shortDay(on)}`, withoutEntry("triggers", id))
      }
      addLabel="Add a trigger date"
      onAdd={() =>
        store.change((file) => ({
          ...file,
          triggers: [
            ...file.triggers,
            {
              id: newId(),
              on: addDays(file.season.start ?? today, 60),
              belowIn: file.season.stubbleIn,
              headLeave: null,
              leaveBy: null,
            },
          ],
        }))
      }
    >
      {(trigger) => (
        <>
          <p>{triggerSentence(trigger)}</p>
          <div className="tool-grid">
            <DateField
              path={`${trigger.id}.on`}
              label="Check on"
              value={trigger.on}
              marked={false}
              onValue={(on) => on && change(trigger.id, { on })}
            />
            <NumberField
              path={`${trigger.id}.belowIn`}
              label="If the grass is under"
              unit="inches"
              value={trigger.belowIn}
              limit="height"
              step={1}
              onValue={(belowIn, path) => change(trigger.id, { belowIn }, [path])}
            />
            <NumberField
              path={`${trigger.id}.headLeave`}
              label="How many head leave"
              unit="head"
              limit="leaving"
              value={trigger.headLeave}
              step={1}
              onValue={(headLeave, path) => change(trigger.id, { headLeave }, [path])}
            />
            <DateField
              path={`${trigger.id}.leaveBy`}
              label="By"
              value={trigger.leaveBy}
              marked={false}
              onValue={(leaveBy) => change(trigger.id, { leaveBy })}
            />
          </div>
        </>
      )}
    </EditableList>
  );
}
