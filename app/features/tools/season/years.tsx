import { useState } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "#app/domain/dates/format-date.ts";
import { dayOf } from "#app/domain/tools/chart/moment.ts";
import { seasonEnd } from "#app/domain/tools/chart/season-dates.ts";
import {
  openStays,
  sentHome,
  startNewYear,
  type Year,
  yearTables,
} from "#app/domain/tools/chart/years.ts";
import type { HerdId, LogEntry, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";
import { paddockName, theHerd } from "#app/domain/tools/chart/stays.ts";
import { DateField } from "../parts/fields/date-field.tsx";
import { ToolButton } from "../parts/controls.tsx";
import { newId } from "../store/new-id.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

const sentHomeNow = (file: RanchFile, on: (stay: LogEntry) => CalendarDate) =>
  sentHome(file, on, new Date().toISOString(), newId);

/** Starts the next year with one press. If the log still has a herd in a paddock, it asks when that herd went home. */
export function NewYear() {
  const { store, state } = useRanch();
  const today = useToday();
  const { file } = state;
  const { start } = file.season;
  const [chosen, setChosen] = useState<Partial<Record<HerdId, CalendarDate | null>>>({});
  const [refused, setRefused] = useState<{ herdId: HerdId; finding: Finding } | null>(null);
  if (start === null) return null;
  const year = start.slice(0, 4);
  const next = startNewYear(file, today).season.start?.slice(0, 4);
  const end = seasonEnd(file, start);
  const on = ({ herdId, in: entered }: LogEntry) =>
    chosen[herdId] ?? (dayOf(entered) > end ? dayOf(entered) : end);
  const begin = () => {
    const home = sentHomeNow(file, on);
    setRefused(home.ok ? null : home);
    if (!home.ok) return;
    store.remove(`Started ${next}`, () => startNewYear(home.file, today));
    document.querySelector<HTMLElement>("#today")?.focus();
  };
  return (
    <section className="tool-card" aria-labelledby="new-year">
      <h3 id="new-year">{`The season of ${year} is over`}</h3>
      <p>
        {`${next} starts with these numbers. The log and the rain stay, and ${year} can be looked at below: planned and done. Its trigger dates are removed; set new ones.`}
      </p>
      {openStays(file).map((stay) => (
        <DateField
          key={stay.herdId}
          path={`year.home.${stay.herdId}`}
          label={`The day ${theHerd(file, stay.herdId)} left ${paddockName(file, stay.paddockId)}`}
          value={on(stay)}
          onValue={(day) => setChosen({ ...chosen, [stay.herdId]: day })}
          finding={refused?.herdId === stay.herdId ? refused.finding : null}
          marked={false}
        />
      ))}
      <p className="tool-buttons">
        <ToolButton className="btn" onClick={begin}>
          {`Start ${next}`}
        </ToolButton>
      </p>
    </section>
  );
}

/** Every year's days and animal-unit days an acre, planned and done. */
export function Years() {
  const { state } = useRanch();
  const today = useToday();
  return yearTables(state.file, today).map((year) => <YearTable key={year.from} {...year} />);
}

const orDash = (value: number | null, decimals = 0) =>
  value === null ? "—" : figure(value, decimals);

function YearTable({ year, from, to, rows, averageUnits }: Year) {
  return (
    <section className="chart-scroll" aria-label={`The year ${year}`} tabIndex={0}>
      <table className="ledger-table">
        <caption>
          {`${year}, ${shortDay(from)} to ${dayAndMonth(to)}${
            averageUnits === null ? "" : `: ${figure(averageUnits, 1)} animal units on average`
          }`}
        </caption>
        <thead>
          <tr>
            <td />
            <th colSpan={2} scope="colgroup">
              Days
            </th>
            <th colSpan={2} scope="colgroup">
              AU-days an acre
            </th>
          </tr>
          <tr>
            <td />
            <th scope="col">planned</th>
            <th scope="col">done</th>
            <th scope="col">planned</th>
            <th scope="col">done</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.paddockId}>
              <th scope="row">{row.name}</th>
              <td>{orDash(row.plannedDays, 1)}</td>
              <td>{figure(row.actualDays, 1)}</td>
              <td>{orDash(row.plannedUnitDaysAc, 1)}</td>
              <td>{orDash(row.actualUnitDaysAc, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
