import { hook } from "#app/enhance/page-contract.ts";
import { useState } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { newEntry } from "#app/domain/tools/fields/file.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { ToolButton } from "#app/features/tools/parts/tool-button.tsx";
import { DateField } from "#app/features/tools/parts/fields/date-field.tsx";
import { newId, withoutEntry } from "#app/features/tools/store/edit.ts";
import { useRanch } from "#app/features/tools/store/use-ranch.ts";
import { InchesField, useInches } from "./inches.tsx";

/** Rain by day. */
export function RainLog({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { rain } = state.file;
  const inches = useInches("rain", "0.4");
  const [on, setOn] = useState<CalendarDate | null>(null);
  const totalInches = rain.reduce((sum, each) => sum + (each.inches ?? 0), 0);
  return (
    <details className="tool-more">
      <summary>Rain: {figure(totalInches, 2)} inches</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (inches.value === null || inches.finding) return;
          const entry = newEntry("rain", {
            id: newId(),
            on: on ?? today,
            inches: inches.value,
          });
          store.change((before) => ({ ...before, rain: [...before.rain, entry] }));
          inches.setText("");
        }}
      >
        <div className="tool-grid">
          <DateField path="rain.on" label="On" value={on ?? today} onValue={setOn} marked={false} />
          <InchesField id="rain.inches" label="Rain" inches={inches} />
        </div>
        <button type="submit" {...hook("needsScript")} className="btn small">
          Save the rain
        </button>
      </form>
      <ul className="tool-rows">
        {rain
          .toSorted((a, b) => (a.on < b.on ? 1 : -1))
          .map((entry) => (
            <li key={entry.id}>
              <span>
                {shortDay(entry.on)}: {figure(entry.inches ?? 0, 2)} in
              </span>
              <ToolButton
                className="btn small ghost"
                onClick={() =>
                  store.remove(
                    `Removed the rain of ${shortDay(entry.on)}`,
                    withoutEntry("rain", entry.id),
                  )
                }
              >
                Remove<span className="visually-hidden"> {shortDay(entry.on)}</span>
              </ToolButton>
            </li>
          ))}
      </ul>
    </details>
  );
}
