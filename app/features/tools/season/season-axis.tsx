import { useDeferredValue } from "react";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "#app/domain/dates/format-date.ts";
import { daysAfter, daysFrom, type Moment } from "#app/domain/tools/chart/moment.ts";
import { chartWeeks, DAYS_PER_WEEK } from "#app/domain/tools/chart/grid.ts";
import { figure, wholeDown } from "#app/domain/tools/numbers/figures.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { Cow, InkPatterns } from "../pictures/ink.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";

const TOP = 28;
const BAR = 46;
const BAR_STEP = 56;
const STAY = 14;
const STAY_STEP = 24;
/** More paddocks are on the chart only. */
const MAX_PADDOCKS = 8;

/** Days of one color on the axis: from the first to the day after the last. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Every answer of the season on one time axis, on wide screens: the grass of an average and of a dry year and the
 * planned stays, so that they can be compared at a glance.
 */
export function SeasonAxis() {
  const { state } = useRanch();
  const file = useDeferredValue(state.file);
  const today = useToday();
  const plan = solve(CHART, file, today);
  const rows = plan.ok ? plan.value.rows : [];
  const weeks = chartWeeks(file, rows, today);
  const [from = today] = weeks;
  const days = weeks.length * DAYS_PER_WEEK;
  const at = (moment: Moment) => Math.max(0, Math.min(days, daysFrom(from, moment)));
  const x = (day: number) => `${((100 * day) / days).toFixed(2)}%`;
  const stretch = (first: Moment, out: Moment): Stretch => ({
    from: at(first),
    to: at(out),
  });
  const stocking = solve(STOCKING, file, today);
  const drought = solve(DROUGHT, file, today);
  const start = file.season.start ?? from;
  const bars: { name: string; says: string; grass: Stretch; short: Stretch; leave: string }[] = [];
  if (stocking.ok) {
    const { daysShown, seasonDays } = stocking.value;
    const ends = addDays(start, Math.min(seasonDays, wholeDown(daysShown)));
    bars.push({
      name: "An average year",
      says: `${figure(daysShown)} of ${figure(seasonDays)} days`,
      grass: stretch(start, ends),
      short: stretch(ends, addDays(start, seasonDays)),
      leave: "",
    });
  }
  // The day of the check may be in another year than the chart.
  const { date } = file.drought;
  if (drought.ok && date && at(date) > 0) {
    const { daysWanted, daysLeft, leaveHead } = drought.value;
    const ends = addDays(date, Math.min(daysWanted, wholeDown(daysLeft)));
    bars.push({
      name: "A dry year",
      says: `${figure(wholeDown(daysLeft))} days from ${shortDay(date)}`,
      grass: stretch(start, ends),
      short: stretch(ends, addDays(date, daysWanted)),
      leave: leaveHead > 0 ? `${figure(leaveHead)} leave` : "",
    });
  }
  const planned = rows.map((row) => ({ ...row, ink: `planned ${row.herdId}` }));
  // The second herd's bars and their edges are drawn on the first herd's days.
  const done = ["done herd", "done herd-2", "edge herd-2"].flatMap((ink) =>
    file.log
      .filter(({ herdId }) => ink.endsWith(` ${herdId}`))
      .map((entry) => ({
        ...entry,
        out: entry.out ?? daysAfter(entry.in > today ? entry.in : today, 1),
        ink,
      })),
  );
  const paddocks = file.paddocks.slice(0, MAX_PADDOCKS).map(({ id, name }) => ({
    id,
    name,
    stays: [...planned, ...done]
      .filter(({ paddockId, out }) => paddockId === id && out > from)
      .map((stay) => ({
        ...stretch(stay.in, stay.out),
        className: `ink-${stay.ink}`,
      })),
  }));
  const staysTop = TOP + bars.length * BAR_STEP;
  const height = staysTop + paddocks.length * STAY_STEP;
  const day = (after: number) => dayAndMonth(addDays(from, after));
  const description = bars
    .map(
      ({ name, says, grass, leave }) =>
        `${name}: ${says}, grass until ${day(grass.to)}${leave && `, ${leave}`}`,
    )
    .join(". ");
  return (
    <figure className="season-axis">
      <div aria-hidden="true">
        {bars.map(({ name, says }) => (
          <p key={name} className="axis-bar">
            <b>{name}</b>
            <span>{says}</span>
          </p>
        ))}
        {paddocks.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </div>
      <svg width="100%" height={height} role="img" aria-label={`The season. ${description}.`}>
        <InkPatterns id="axis" />
        {monthsOf(from, days).map(({ after, label }) => (
          <svg key={after} x={x(after)} overflow="visible">
            <path className="axis-month" d={`M.5 4V${height}`} />
            <text x="6" y="15">
              {label}
            </text>
          </svg>
        ))}
        {bars.map(({ name, grass, short, leave }, index) => {
          const y = TOP + index * BAR_STEP;
          return (
            <g key={name}>
              <Box {...grass} x={x} y={y} height={BAR} className="land-grass" />
              <Box {...grass} x={x} y={y + 6} height={BAR - 6} fill="url(#axis-grass)" />
              {short.to > short.from ? (
                <Box {...short} x={x} y={y} height={BAR} fill="url(#axis-short)" />
              ) : null}
              <svg x={x(grass.from)} y={y} overflow="visible">
                <Cow x={30} y={30} height={26} />
                <Cow x={66} y={40} height={26} coat="rust" />
              </svg>
              {leave ? (
                <svg x={x(short.from)} y={y} overflow="visible">
                  <text x="8" y="28" className="on-short strong">
                    {leave}
                  </text>
                </svg>
              ) : null}
            </g>
          );
        })}
        {date && bars.length > 1 ? (
          <svg x={x(at(date))} y={TOP + BAR_STEP - 8} overflow="visible">
            <path className="ink-trigger" d={`M-1 0h3v${BAR + 8}h-3zM0 0h18l-5 6 5 6H0z`} />
          </svg>
        ) : null}
        {paddocks.flatMap(({ id, stays }, index) => {
          const y = staysTop + index * STAY_STEP + (STAY_STEP - STAY) / 2;
          return [
            <rect key={id} className="axis-row" y={y + STAY / 2} width="100%" height="1" />,
            ...stays.map((stay) => (
              <Box
                key={`${id}-${stay.className}-${stay.from}`}
                {...stay}
                x={x}
                y={y}
                height={STAY}
              />
            )),
          ];
        })}
      </svg>
    </figure>
  );
}

function Box({
  from,
  to,
  x,
  ...box
}: Stretch & {
  readonly x: (day: number) => string;
  readonly y: number;
  readonly height: number;
  readonly className?: string;
  readonly fill?: string;
}) {
  return <rect {...box} x={x(from)} width={x(to - from)} />;
}

/** The first day of the axis, and the first of each month on it. */
function monthsOf(from: CalendarDate, days: number): { after: number; label: string }[] {
  return Array.from({ length: days }, (_, after) => after)
    .filter((after) => after === 0 || addDays(from, after).endsWith("-01"))
    .map((after) => ({ after, label: shortDay(addDays(from, after)) }))
    .filter(({ after }, index, all) => index > 0 || (all[1]?.after ?? days) - after > 10);
}
