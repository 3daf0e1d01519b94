import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { daysAfter, momentText } from "#app/domain/tools/chart/moment.ts";
import { DAYS_PER_WEEK, type Run, type WeekCell } from "#app/domain/tools/chart/grid.ts";

const WIDTH = 56;
const HEIGHT = 44;
const DAY = WIDTH / DAYS_PER_WEEK;

/** Whether a paddock's week has anything to draw. */
export function isDrawn({ planned, done, blocked }: WeekCell): boolean {
  return planned.length + done.length + blocked.length > 0;
}

/** A paddock's week as a drawing and in words, from its first day. `ink` is the id of the patterns to use. */
export function DrawnWeek({
  cell,
  week,
  ink,
}: {
  readonly cell: WeekCell;
  readonly week: CalendarDate;
  readonly ink: string;
}) {
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <Drawn cell={cell} ink={ink} />
      </svg>
      <span className="visually-hidden">{inWords(cell, week)}</span>
    </>
  );
}

/** What is drawn of each herd, with the gap beside it and above it. */
const LAYERS = [
  ["ink-planned herd", 1.5, 8],
  ["ink-done herd", 0, 6],
  // Inside the first herd's box, if both are in one paddock.
  ["ink-planned herd-2", 1.5, 13],
  ["ink-done herd-2", 0, 6],
  ["ink-edge herd-2", 0, 6],
] as const;

/** Draws the closed, planned and grazed days of a week, inside an SVG of one cell. */
export function Drawn({ cell, ink }: { readonly cell: WeekCell; readonly ink: string }) {
  const { planned, done, blocked } = cell;
  return (
    <>
      {blocked.length > 0 ? <path fill={`url(#${ink}-blocked)`} d={boxes(blocked, 0, 2)} /> : null}
      {LAYERS.map(([className, gap, top]) => {
        const runs = className.startsWith("ink-planned") ? planned : done;
        const own = runs.filter(({ herdId }) => className.endsWith(` ${herdId}`));
        return own.length > 0 ? (
          <path key={className} className={className} d={boxes(own, gap, top)} />
        ) : null;
      })}
    </>
  );
}

function boxes(runs: readonly Run[], gap: number, top: number): string {
  const height = HEIGHT - 2 * top;
  return runs
    .map(({ from, days }) => {
      const width = days * DAY - 2 * gap;
      return `M${from * DAY + gap} ${top}h${width}v${height}h${-width}z`;
    })
    .join("");
}

/** "planned from May 15, move May 18", "grazed, still there": the days on which the herd comes and goes. */
function inWords({ planned, done, blocked }: WeekCell, week: CalendarDate): string {
  const day = (after: number) => momentText(daysAfter(week, after), shortDay);
  const describe = (label: string, out: string) => (run: Run) => {
    const { from, days, ends, herdId } = run;
    const since = from > 0 ? ` from ${day(from)}` : "";
    const goesOn = from + days < DAYS_PER_WEEK ? ", still there" : since ? " on" : " all week";
    return `${herdId === "herd-2" ? "second herd " : ""}${label}${since}${ends ? `, ${out} ${day(from + days)}` : goesOn}`;
  };
  return [
    ...done.map(describe("grazed", "left")),
    ...planned.map(describe("planned", "move")),
    ...blocked.map(describe("closed", "open")),
  ].join("; ");
}
