import { bunch } from "../../glyphs/animals/herd.ts";
import { mix } from "../../press/color.ts";
import { cut, d, polygon } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

const COLUMNS = 5;
const PLOTS = 2 * COLUMNS;

/** The plots in the order in which they are rested, starting at the house. */
const ORDER = [6, 7, 2, 1, 8, 3, 9, 4, 0, 5] as const;

/** In a band the title plate covers the left of the front row. */
const ORDER_BESIDE_PLATE = [8, 3, 9, 4, 2, 1, 7, 6, 0, 5] as const;

/** The herd is in a plot that was green long ago, and in another one from year to year. */
function herdPlot(order: readonly number[], greenPlots: number): number {
  return order[PLOTS - 2 - Math.floor(greenPlots / 2)] ?? 0;
}

type Point = readonly [x: number, y: number];

/** One ranch from above: ten plots between road and creek, some of them green. */
export function ranchPlan(press: Press): void {
  const { W, H, u, chance, inks } = press;
  const snow = press.season === "winter";
  const range = snow ? mix(inks.field, inks.sky[1], 0.12) : mix(inks.field, inks.hill, 0.55);
  press.path(`M0 0h${W}v${H}H0z`, range);
  rangeMarks(press, range);
  const grid = corners(press);
  const order: readonly number[] = press.isBand ? ORDER_BESIDE_PLATE : ORDER;
  const green = order.slice(0, press.greenPlots);
  const outline = (plot: number) => polygon(around(grid, plot));
  const plots = Array.from({ length: PLOTS }, (_, i) => i);
  const others = plots.filter((plot) => !green.includes(plot));
  press.path(
    others
      .filter((plot) => plot % 2 === 0)
      .map(outline)
      .join(""),
    inks.field,
  );
  press.path(
    others
      .filter((plot) => plot % 2 === 1)
      .map(outline)
      .join(""),
    inks.fieldShade,
  );
  press.path(green.map(outline).join(""), inks.first);
  texture(press, grid, green);
  fences(press, grid);
  creekFromAbove(press);
  homestead(press);
  const [x, y] = inPlot(grid, herdPlot(order, press.greenPlots), 0.5, 0.5);
  bunch(press, { x, y, scale: 0.3 * u }, { poses: ["cowAbove"], flip: chance.maybe(0.5) });
}

/** The plots' corners, rows 0 to 2 and columns 0 to 5, a little out of square like surveyed land. */
function corners({ W, H, chance }: Press): Point[][] {
  return [0, 1, 2].map((row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
      const inner = column > 0 && column < COLUMNS ? 1 : 0;
      const x = W * (0.09 + (0.83 * column) / COLUMNS) + inner * chance.between(-0.018, 0.018) * W;
      const y =
        H * (0.11 + 0.33 * row) + chance.between(-0.012, 0.012) * H + (column - 2.5) * H * 0.008;
      return [x, y];
    }),
  );
}

const rowOf = (plot: number) => Math.floor(plot / COLUMNS);

function around(grid: readonly (readonly Point[])[], plot: number): Point[] {
  const [row, column] = [rowOf(plot), plot % COLUMNS];
  const at = (r: number, c: number): Point => grid[r]?.[c] ?? [0, 0];
  return [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
}

function inPlot(
  grid: readonly (readonly Point[])[],
  plot: number,
  across: number,
  down: number,
): Point {
  const [a = [0, 0], b = [0, 0], c = [0, 0], e = [0, 0]] = around(grid, plot);
  const between = (i: 0 | 1) =>
    (a[i] * (1 - across) + b[i] * across) * (1 - down) +
    (e[i] * (1 - across) + c[i] * across) * down;
  return [between(0), between(1)];
}

function rangeMarks(press: Press, range: string): void {
  const { W, H, chance, inks } = press;
  let marks = "";
  for (let i = 0; i < 34; i++) {
    marks += cut(
      chance.next() * W,
      chance.next() * H,
      chance.between(12, 40),
      chance.between(-6, 6),
      2.4,
    );
  }
  press.path(marks, mix(range, inks.cream, 0.3));
}

/** Standing grass where a plot is green, flat cuts elsewhere. */
function texture(
  press: Press,
  grid: readonly (readonly Point[])[],
  green: readonly number[],
): void {
  const { chance, inks } = press;
  let [standing, cropped] = ["", ""];
  for (let plot = 0; plot < PLOTS; plot++) {
    for (let i = 0; i < 7; i++) {
      const [x, y] = inPlot(grid, plot, chance.between(0.1, 0.86), chance.between(0.12, 0.9));
      // consume the same random numbers in both cases, so that the rest of the plan never changes
      const [lean, length] = [chance.next(), chance.next()];
      if (green.includes(plot)) standing += cut(x, y, lean * 6 - 3, -8 - 7 * length, 2.6);
      else if (i < 4) cropped += cut(x, y, 14 + 16 * length, lean * 4 - 2, 2.4);
    }
  }
  press.path(cropped, mix(inks.field, inks.cream, 0.45));
  press.path(standing, mix(inks.first, inks.fore, 0.5));
}

function fences(press: Press, grid: readonly (readonly Point[])[]): void {
  const { u, inks } = press;
  const run = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}`;
  const rows = grid.map(run).join("");
  const columns = Array.from({ length: COLUMNS + 1 }, (_, column) =>
    run(grid.map((row) => row[column] ?? [0, 0])),
  ).join("");
  press.line(rows + columns, mix(inks.cream, inks.field, 0.1), 2.2 * u);
  press.line(
    rows + columns,
    mix(inks.ink, inks.field, 0.15),
    4.4 * u,
    `stroke-dasharray="${Math.round(3 * u) || 1} ${Math.round(17 * u)}"`,
  );
}

/** The creek with its trees, along the foot of the plan. */
function creekFromAbove(press: Press): void {
  const { W, H, u, chance, inks } = press;
  const y = H * 0.88;
  const bed = d`M-9 ${y}C${W * 0.2} ${y - H * 0.08} ${W * 0.3} ${y + H * 0.1} ${W * 0.52} ${y + H * 0.03}S${W * 0.8} ${y - H * 0.06} ${W + 9} ${y + H * 0.02}`;
  press.line(bed, mix(inks.fore, inks.hill, 0.3), 20 * u);
  press.line(bed, mix(inks.blue, inks.cream, 0.15), 14 * u);
  const leaf =
    press.season === "autumn" ? mix(inks.ochre, inks.rust, 0.15) : mix(inks.fore, inks.hill, 0.35);
  let [crowns, light] = ["", ""];
  for (let i = 0; i < 11; i++) {
    const [x, r] = [
      W * (0.02 + i * 0.094 + chance.between(-0.02, 0.02)),
      chance.between(9, 17) * u,
    ];
    const top = y + H * 0.02 + (i % 2 === 0 ? -22 : 24) * u + chance.between(-6, 6);
    crowns += d`M${x - r} ${top}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r * 0.9} 0 0 1 ${-2 * r} 0z`;
    light += cut(x - r * 0.5, top - r * 0.4, r * 0.8, -r * 0.1, r * 0.2);
  }
  press.path(crowns, leaf);
  press.path(light, mix(leaf, inks.cream, 0.3));
}

/** House and barn by the road, seen from above. */
function homestead(press: Press): void {
  const { W, H, u, inks } = press;
  const road = mix(mix(inks.fieldShade, "#c9a56c", 0.55), inks.cream, 0.25);
  press.line(d`M-9 ${H * 0.06}L${W + 9} ${H * 0.035}`, road, 11 * u);
  const roof = (x: number, y: number, w: number, h: number, color: string) => {
    press.path(d`M${x} ${y}h${w}v${h / 2}h${-w}z`, mix(color, inks.cream, 0.16));
    press.path(d`M${x} ${y + h / 2}h${w}v${h / 2}h${-w}z`, mix(color, inks.ink, 0.25));
  };
  roof(W * 0.945, H * 0.12, W * 0.04, H * 0.07, inks.red);
  roof(W * 0.94, H * 0.24, W * 0.05, H * 0.11, mix(inks.red, inks.ink, 0.2));
}
