import { hook } from "#app/enhance/page-contract.ts";
import { useState } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate, shortDay } from "#app/domain/dates/format-date.ts";
import { checkDone, removeEntry } from "#app/domain/tools/chart/log.ts";
import { rainByWaterYear, waterYearOf } from "#app/domain/tools/chart/rain.ts";
import { FIELDS, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry } from "#app/domain/tools/fields/new.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { Fold } from "#app/features/tools/parts/fold.tsx";
import { ToolButton } from "#app/features/tools/parts/controls.tsx";
import { DateField } from "#app/features/tools/parts/fields/date-field.tsx";
import { focusScreen } from "#app/features/tools/shell/screens.tsx";
import { newId } from "#app/features/tools/store/new-id.ts";
import { useRanch } from "#app/features/tools/store/use-ranch.ts";
import { NumberField } from "#app/features/tools/parts/fields/number-field.tsx";
import { checkLimit } from "#app/domain/tools/numbers/limits.ts";

export function RainLog({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { rain } = state.file;
  const [inches, setInches] = useState<number | null>(null);
  const [typed, setOn] = useState<CalendarDate | null>(null);
  const on = typed ?? today;
  const finding = checkDone(on, today);
  const year = waterYearOf(today);
  const years = rainByWaterYear(rain);
  const inchesNow = years.find(({ waterYear }) => waterYear === year)?.inches ?? 0;
  const earlier = years.filter(({ waterYear }) => waterYear !== year);
  return (
    <Fold summary={`Rain: ${figure(inchesNow, 2)} inches since October`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (inches === null || checkLimit("rain", inches) || finding) return;
          const entry = newEntry("rain", { id: newId(), on, inches });
          store.change((before) => ({ ...before, rain: [...before.rain, entry] }));
          setInches(null);
        }}
      >
        <div className="tool-grid">
          <DateField
            path="rain.on"
            label="On"
            value={on}
            onValue={setOn}
            finding={finding}
            marked={false}
          />
          <NumberField
            path="rain.inches"
            field={FIELDS.rain.item.inches}
            value={inches}
            onValue={setInches}
            marked={false}
          />
        </div>
        <button type="submit" {...hook("needsScript")} className="btn small">
          Save the rain
        </button>
      </form>
      <RainList rain={rain.filter((entry) => waterYearOf(entry.on) === year)} dateOf={shortDay} />
      {earlier.length > 0 ? (
        <>
          <p>
            {`By water year, October to September: ${[
              { waterYear: year, inches: inchesNow },
              ...earlier,
            ]
              .map(({ waterYear, inches }) => `${waterYear} ${figure(inches, 2)} in`)
              .join(", ")}.`}
          </p>
          <Fold summary="Rain of other water years">
            <RainList
              rain={rain.filter((entry) => waterYearOf(entry.on) !== year)}
              dateOf={shortDate}
            />
          </Fold>
        </>
      ) : null}
    </Fold>
  );
}

/** Days of rain, the newest first, each with a button that removes it. */
function RainList({
  rain,
  dateOf,
}: {
  readonly rain: RanchFile["rain"];
  readonly dateOf: (on: CalendarDate) => string;
}) {
  const { store } = useRanch();
  return (
    <ul className="tool-rows">
      {rain
        .toSorted((a, b) => (a.on < b.on ? 1 : -1))
        .map(({ id, on, inches }) => (
          <li key={id}>
            <span>{`${dateOf(on)}: ${figure(inches ?? 0, 2)} in`}</span>
            <ToolButton
              className="btn small ghost"
              onClick={() => {
                store.remove(`Removed the rain of ${dateOf(on)}`, (before) =>
                  removeEntry(before, "rain", id, new Date().toISOString()),
                );
                focusScreen();
              }}
            >
              Remove<span className="visually-hidden"> {dateOf(on)}</span>
            </ToolButton>
          </li>
        ))}
    </ul>
  );
}
