import { addDays, type CalendarDate, daysBetween } from "../../../domain/dates/calendar-date.ts";
import { dayAndMonth } from "../../../domain/dates/format-date.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import type { Trigger } from "../../../domain/tools/ranch/ranch-file.ts";
import type { RanchStocking } from "../../../domain/tools/ranch/stocking-answer.ts";
import { InkPatterns } from "./ink.tsx";

const WIDTH = 326;
const BAR = 48;

/** The season as a bar: days of grass, days short, and how long the grass lasts for the herd that fits. */
export function SeasonBar({
  stocking,
  start,
  triggers,
  today,
}: {
  readonly stocking: RanchStocking;
  readonly start: CalendarDate | null;
  readonly triggers: readonly Trigger[];
  readonly today: CalendarDate;
}) {
  const { seasonDays, daysShown, shortDays, headForSeason, herd } = stocking;
  const lasting = Math.min(seasonDays, daysShown);
  const x = (day: number) => (WIDTH * day) / seasonDays;
  const day = (after: number) =>
    start ? dayAndMonth(addDays(start, Math.floor(after))) : `day ${after}`;
  const flags = start
    ? triggers
        .map(({ id, on }) => ({ id, after: daysBetween(start, on) }))
        .filter(({ after }) => after > 0 && after < seasonDays)
    : [];
  const passed = start ? daysBetween(start, today) : -1;
  const now = passed >= 0 && passed < seasonDays;
  const grass = `Grass from ${day(0)} to ${day(lasting)}, ${figure(lasting)} days. ${shortDays > 0 ? `Short until ${day(seasonDays)}, ${figure(shortDays, 1)} days. With ${figure(headForSeason)} head it lasts the season.` : "It lasts the season."}`;
  const flagged = flags.map(({ after }) => day(after)).join(", ");
  const description = `${grass}${now ? ` The triangle is today, ${day(passed)}.` : ""}${flagged ? ` Trigger: ${flagged}.` : ""}`;
  return (
    <figure className="tool-picture">
      <svg viewBox={`0 0 ${WIDTH} 152`} role="img" aria-label={description}>
        <InkPatterns id="season" />
        <text x="0" y="16">
          {day(0)}
        </text>
        {lasting > seasonDays * 0.25 && lasting < seasonDays * 0.72 ? (
          <text x={x(lasting)} y="16" textAnchor="middle">
            {day(lasting)}
          </text>
        ) : null}
        <text x={WIDTH} y="16" textAnchor="end">
          {day(seasonDays)}
        </text>
        <rect className="ink-done" x="0" y="24" width={x(lasting)} height={BAR} />
        {shortDays > 0 ? (
          <rect
            fill="url(#season-short)"
            x={x(lasting)}
            y="24"
            width={WIDTH - x(lasting)}
            height={BAR}
          />
        ) : null}
        <rect className="ink-frame" x="1" y="25" width={WIDTH - 2} height={BAR - 2} />
        {lasting > seasonDays * 0.2 ? (
          <text className="on-ink" x="10" y="54">
            grass {figure(lasting)}
          </text>
        ) : null}
        {shortDays > seasonDays * 0.2 ? (
          <text className="on-short" x={WIDTH - 10} y="54" textAnchor="end">
            short {figure(shortDays, 1)}
          </text>
        ) : null}
        {flags.map(({ id, after }) => (
          <g key={id} className="ink-trigger">
            <rect x={x(after) - 2} y="18" width="4" height="60" />
            <path d={`M${x(after) + 2} 18h14l-4 5 4 5h-14z`} />
          </g>
        ))}
        {now ? (
          <path
            className="ink-today"
            d={`M${8 + ((WIDTH - 16) * passed) / seasonDays} 70l7 14h-14z`}
          />
        ) : null}
        {shortDays > 0 && headForSeason > 0 ? (
          <>
            <text x="0" y="100">
              With {figure(headForSeason)} of {figure(herd.head)} head
            </text>
            <rect className="ink-planned" x="2" y="108" width={WIDTH - 4} height="32" />
            <text x="10" y="130">
              {figure(seasonDays)} days
            </text>
          </>
        ) : null}
      </svg>
      <figcaption>{description}</figcaption>
    </figure>
  );
}
