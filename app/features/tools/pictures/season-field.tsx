import { addDays, type CalendarDate, daysBetween } from "#app/domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "#app/domain/dates/format-date.ts";
import { amount, daysText, figure } from "#app/domain/tools/numbers/figures.ts";
import { LIMITS } from "#app/domain/tools/numbers/limits.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import type { Answer } from "#app/domain/tools/planner.ts";
import type { RanchStocking } from "#app/domain/tools/planners/season.ts";
import { Cow, InkPatterns, Picture } from "./ink.tsx";

const WIDTH = 360;
const TOP = 38;
const BOTTOM = 102;
const LABELS = 120;
/** One drawn cow stands for this many head. */
const HEAD_PER_COW = 20;
const MAX_COWS = 4;
const COW_WIDTH = 46;

/**
 * The season as a field that the herd grazes from left to right: grown ahead of it, cropped behind, crosshatched
 * where the grass has ended, with a flag on the last day.
 */
export function SeasonField({
  file: { season, triggers },
  answer,
  today,
}: {
  readonly file: RanchFile;
  readonly answer: Answer<RanchStocking>;
  /** Null in the example, whose season is not a real one. */
  readonly today: CalendarDate | null;
}) {
  const { start } = season;
  const value = answer.ok ? answer.value : null;
  // Within the limits, since a refused number stays in its field but must not distort the picture.
  const wanted = Math.max(1, Math.min(season.days ?? 1, LIMITS.seasonDays.max));
  const seasonDays = value?.seasonDays ?? wanted;
  const lasting = value ? Math.min(seasonDays, value.daysShown) : 0;
  const x = (after: number) => (WIDTH * Math.max(0, Math.min(seasonDays, after))) / seasonDays;
  const passed = start && today ? daysBetween(start, today) : 0;
  const day = (after: number) =>
    start ? dayAndMonth(addDays(start, Math.floor(after))) : `day ${figure(Math.floor(after))}`;
  const cows = Math.max(1, Math.min(MAX_COWS, Math.round((value?.herd.head ?? 1) / HEAD_PER_COW)));
  const herd = Math.max(28, Math.min(WIDTH - 24, x(passed) + 28));
  const short = value ? value.shortDays : 0;
  const flags = start
    ? triggers.map(({ on }) => daysBetween(start, on)).filter((at) => at > 0 && at < seasonDays)
    : [];
  const description = value
    ? `Grass from ${day(0)} to ${day(lasting)}, ${daysText(Math.min(seasonDays, value.days))}. ${short > 0 ? `Short until ${day(seasonDays)}, ${amount(short, "day", 1)}.` : "It lasts the season."}${flags.length > 0 ? ` Trigger: ${flags.map(day).join(", ")}.` : ""}`
    : "A field without numbers.";
  return (
    <Picture width={WIDTH} height={LABELS + 5} says={description}>
      <InkPatterns id="season" />
      <path className="land-sky" d={`M0 0h${WIDTH}v${TOP}H0z`} />
      <circle className="land-sun" cx="292" cy="17" r="12" />
      <path className="land-far" d={`M0 ${TOP}V24q40-12 88-4t92 2 84-10 96 10v${TOP - 22}z`} />
      <path className="land-dry" d={`M0 ${TOP}h${WIDTH}v${BOTTOM - TOP}H0z`} />
      <path
        className="land-grass"
        d={`M${x(passed)} ${TOP}H${Math.max(x(passed), x(lasting))}V${BOTTOM}H${x(passed)}z`}
      />
      <path
        fill="url(#season-grass)"
        d={`M${x(passed)} ${TOP + 8}H${Math.max(x(passed), x(lasting))}V${BOTTOM}H${x(passed)}z`}
      />
      {short > 0 ? (
        <path
          fill="url(#season-short)"
          d={`M${x(lasting)} ${TOP}H${WIDTH}V${BOTTOM}H${x(lasting)}z`}
        />
      ) : null}
      <path className="ink-frame" d={`M0 ${TOP}H${WIDTH}M0 ${BOTTOM}H${WIDTH}`} />
      {Array.from({ length: cows }, (_, index) => (
        <Cow
          key={index}
          x={herd + Math.floor(index / 2) * COW_WIDTH + (index % 2) * 18}
          y={index % 2 === 0 ? TOP + 40 : TOP + 64}
          height={30}
          coat={index % 3 === 1 ? "rust" : "ink"}
        />
      ))}
      {flags.map((at) => (
        <Flag key={at} x={x(at)} />
      ))}
      {value && short > 0 ? <Flag x={x(lasting)} /> : null}
      <text x="0" y={LABELS}>
        {day(0)}
      </text>
      {value && lasting > seasonDays * 0.24 && lasting < seasonDays * 0.76 ? (
        <text x={x(lasting)} y={LABELS} textAnchor="middle" className="strong">
          {start ? shortDay(addDays(start, Math.floor(lasting))) : day(lasting)}
        </text>
      ) : null}
      <text x={WIDTH} y={LABELS} textAnchor="end">
        {day(seasonDays)}
      </text>
    </Picture>
  );
}

/** A post with a pennant: a date on which to decide, or the last day of grass. */
function Flag({ x }: { readonly x: number }) {
  const side = x > WIDTH - 30 ? -1 : 1;
  return (
    <g className="ink-trigger">
      <path d={`M${x - 2} ${BOTTOM}V12h4V${BOTTOM}z`} />
      <path d={`M${x} 12h${24 * side}l${-6 * side} 7 ${6 * side} 7H${x}z`} />
    </g>
  );
}
