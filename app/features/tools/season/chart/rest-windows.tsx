import { hook } from "../../../../enhance/page-contract.ts";
import { addDays, type CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { DateField } from "../../parts/date-field.tsx";
import { NumberField } from "../../parts/number-field.tsx";
import { inGroup, newId } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";

/** Another length of rest in a part of the season. */
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
    <details className="tool-more">
      <summary>Another rest in part of the season: {figure(season.rest.length)}</summary>
      <p>For a paddock that is left in these days. Fast spring 14 to 21, summer heat 45 to 60.</p>
      {season.rest.map((window) => (
        <fieldset className="tool-row" key={window.id}>
          <legend>
            {figure(window.days)} days, {shortDay(window.from)} to {shortDay(window.to)}
          </legend>
          <div className="tool-grid">
            <DateField
              path={`${window.id}.from`}
              label="From"
              value={window.from}
              marked={false}
              onValue={(from) => from && change(window.id, { from })}
            />
            <DateField
              path={`${window.id}.to`}
              label="To, that day too"
              value={window.to}
              marked={false}
              onValue={(to) => to && change(window.id, { to })}
            />
            <NumberField
              path={`${window.id}.days`}
              label="Rest"
              unit="days"
              value={window.days}
              limit="rest"
              step={5}
              onValue={(days) => days && days >= 1 && change(window.id, { days })}
            />
          </div>
          <button
            type="button"
            {...hook("needsScript")}
            className="btn small ghost"
            onClick={() =>
              store.remove(
                "Took a rest window out",
                inGroup("season", { rest: season.rest.filter(({ id }) => id !== window.id) }),
              )
            }
          >
            Remove this window
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        {...hook("needsScript")}
        className="btn small ghost"
        onClick={() =>
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
        Add a rest window
      </button>
    </details>
  );
}
