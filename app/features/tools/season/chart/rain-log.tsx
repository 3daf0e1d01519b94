import { hook } from "../../../../enhance/page-contract.ts";
import { useState } from "react";
import type { CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { checkLimit } from "../../../../domain/tools/numbers/limits.ts";
import { refuse } from "../../../../domain/tools/numbers/refusal.ts";
import { parseNumber } from "../../../../domain/tools/numbers/parse-number.ts";
import { ToolButton } from "../../parts/tool-button.tsx";
import { DateField } from "../../parts/fields/date-field.tsx";
import { FindingMessage } from "../../parts/finding-message.tsx";
import { newId, withoutEntry } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";

/** Rain by day. */
export function RainLog({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { rain } = state.file;
  const [inches, setInches] = useState("");
  const [on, setOn] = useState<CalendarDate | null>(null);
  const typed = parseNumber(inches);
  const finding =
    typed.kind === "unreadable"
      ? refuse("unreadable", "Put in inches as a number, such as 0.4.")
      : checkLimit("rain", typed.kind === "number" ? typed.value : null);
  const totalInches = rain.reduce((sum, each) => sum + each.inches, 0);
  return (
    <details className="tool-more">
      <summary>Rain: {figure(totalInches, 2)} inches</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.kind !== "number" || finding) return;
          const entry = {
            id: newId(),
            on: on ?? today,
            inches: typed.value,
            kind: "rain" as const,
          };
          store.change((before) => ({ ...before, rain: [...before.rain, entry] }));
          setInches("");
        }}
      >
        <div className="tool-grid">
          <DateField path="rain.on" label="On" value={on ?? today} onValue={setOn} marked={false} />
          <div className="tool-field">
            <label htmlFor="rain.inches">Rain</label>
            <span className="tool-input">
              <input
                type="text"
                id="rain.inches"
                inputMode="decimal"
                autoComplete="off"
                value={inches}
                onChange={({ target }) => setInches(target.value)}
                aria-invalid={finding?.ok === 0}
                aria-describedby="rain.inches-finding"
              />
              <span className="tool-unit">inches</span>
            </span>
            <FindingMessage finding={finding} id="rain.inches-finding" />
          </div>
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
                {shortDay(entry.on)}: {figure(entry.inches, 2)} in
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
