import type { Run, WeekCell } from "#app/domain/tools/chart/grid.ts";
import { DAYS_PER_WEEK } from "#app/domain/tools/chart/grid.ts";
import { pluralize } from "#app/domain/plural.ts";

const WIDTH = 56;
const HEIGHT = 44;
const DAY = WIDTH / DAYS_PER_WEEK;

/** Whether a paddock's week has anything to draw. */
export function isDrawn({ planned, done, blocked }: WeekCell): boolean {
  return planned.length + done.length + blocked.length > 0;
}

/** A paddock's week as a drawing and in words. `ink` is the id of the patterns to use. */
export function DrawnWeek({ cell, ink }: { readonly cell: WeekCell; readonly ink: string }) {
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <Drawn cell={cell} ink={ink} />
      </svg>
      <span className="visually-hidden">{inWords(cell)}</span>
    </>
  );
}

/** Draws the closed, planned and grazed days of a week, inside an SVG of one cell. */
export function Drawn({ cell, ink }: { readonly cell: WeekCell; readonly ink: string }) {
  const { planned, done, blocked } = cell;
  return (
    <>
      {blocked.length > 0 ? (
        <path fill={`url(#${ink}-blocked)`} d={boxes(blocked, 0, 2, 40)} />
      ) : null}
      {planned.length > 0 ? <path className="ink-planned" d={boxes(planned, 1.5, 8, 28)} /> : null}
      {done.length > 0 ? <path className="ink-done" d={boxes(done, 0, 6, 32)} /> : null}
    </>
  );
}

function boxes(runs: readonly Run[], gap: number, top: number, height: number): string {
  return runs
    .map(({ from, days }) => {
      const width = days * DAY - 2 * gap;
      return `M${from * DAY + gap} ${top}h${width}v${height}h${-width}z`;
    })
    .join("");
}

function inWords({ planned, done, blocked }: WeekCell): string {
  const describe = (label: string, runs: readonly Run[]) =>
    runs.length === 0
      ? []
      : [
          `${label} ${pluralize(
            runs.reduce((sum, { days }) => sum + days, 0),
            "day",
          )}`,
        ];
  return [
    ...describe("grazed", done),
    ...describe("planned", planned),
    ...describe("closed", blocked),
  ].join(", ");
}
