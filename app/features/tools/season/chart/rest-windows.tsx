import { addDays, type CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { checkSpan } from "../../../../domain/tools/chart/log.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { DateField } from "../../parts/fields/date-field.tsx";
import { EditableList } from "../../parts/fields/editable-list.tsx";
import { NumberField } from "../../parts/fields/number-field.tsx";
import { inGroup, newId } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";

/** Different rest lengths for parts of the season. */
export function RestWindows({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { season } = state.file;
  const start = season.start ?? today;
  const change = (id: string, fields: Partial<(typeof season.rest)[number]>) =>
    store.change(
      inGroup("season", {
        rest: season.rest.map((each) => (each.id === id ? { ...each, ...fields } : each)),
      }),
    );
  return (
    <EditableList
      summary={`A different rest for part of the season: ${figure(season.rest.length)}`}
      entries={season.rest}
      title={({ days, from, to }) =>
        `${days === null ? "__" : figure(days)} days, ${shortDay(from)} to ${shortDay(to)}`
      }
      removeLabel="Remove this window"
      onRemove={(entry) =>
        store.remove(
          "Removed a rest window",
          inGroup("season", { rest: season.rest.filter(({ id }) => id !== entry.id) }),
        )
      }
      addLabel="Add a rest window"
      onAdd={() =>
        store.change(
          inGroup("season", {
            rest: [
              ...season.rest,
              { id: newId(), from: addDays(start, 60), to: addDays(start, 120), days: 45 },
            ],
          }),
        )
      }
    >
      {({ id, from, to, days }) => (
        <>
          <p>
            For paddocks the herd leaves on these days. Fast spring 14 to 21, summer heat 45 to 60.
          </p>
          <div className="tool-grid">
            <DateField
              path={`${id}.from`}
              label="From"
              value={from}
              marked={false}
              onValue={(value) => value && change(id, { from: value })}
            />
            <DateField
              path={`${id}.to`}
              label="Through"
              value={to}
              marked={false}
              finding={checkSpan(from, to)}
              onValue={(value) => value && change(id, { to: value })}
            />
            <NumberField
              path={`${id}.days`}
              label="Rest"
              unit="days"
              value={days}
              limit="rest"
              step={5}
              onValue={(value) => change(id, { days: value })}
            />
          </div>
        </>
      )}
    </EditableList>
  );
}
