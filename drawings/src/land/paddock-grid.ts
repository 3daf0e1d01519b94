import { mix } from "../press/color.ts";
import { cut, d, polygon, type Ridge } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { type Recovery, recoveryOf } from "./paddocks.ts";
import { recoveryInk } from "./pasture.ts";
import { ground } from "./ridge.ts";

const COLUMNS = 5;
const ROWS = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Ten paddocks in two rows of five, seen from above and in front. */
export class PaddockGrid {
  readonly count = COLUMNS * ROWS;
  readonly #width: number;
  readonly #far: number;
  readonly #near: number;
  readonly #vanishingX: number;

  /** `far` and `near` are heights in the picture; `vanishing` is a share of its width. */
  constructor(width: number, far: number, near: number, vanishing: number) {
    this.#width = width;
    this.#far = far;
    this.#near = near;
    this.#vanishingX = vanishing * width;
  }

  /** A corner of the grid: columns 0 to 5 from the left, rows 0 to 2 from the back. */
  corner(column: number, row: number): Point {
    const t = (row / ROWS) ** 1.3;
    const spread = this.#width * (0.86 + 0.74 * t);
    const x = this.#vanishingX + (column / COLUMNS - 0.5) * spread;
    return { x, y: this.#far + (this.#near - this.#far) * t };
  }

  /** A point inside a paddock, 0 to 9 from the left of the back row. */
  inside(paddock: number, across: number, down: number): Point {
    return this.corner((paddock % COLUMNS) + across, Math.floor(paddock / COLUMNS) + down);
  }

  outline(paddock: number): string {
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    return polygon(
      corners.map(([across, down]) => {
        const { x, y } = this.inside(paddock, across, down);
        return [x, y];
      }),
    );
  }
}

/** The greenest of the ten, 0 to 9 from the left of the back row, and the one with the herd. */
interface GridUse {
  readonly green: number;
  readonly grazed: number;
}

/** The ten paddocks below `top`, in steps of recovery. */
export function paddockGrid(press: Press, top: Ridge, grid: PaddockGrid, use: GridUse): void {
  const { inks } = press;
  ground(press, top, mix(inks.field, inks.hill, 0.45));
  const outlines: [string, string, string, string] = ["", "", "", ""];
  for (let i = 0; i < grid.count; i++)
    outlines[gridRecovery(i, use, grid.count)] += grid.outline(i);
  outlines.forEach((outline, step) => {
    press.path(outline, recoveryInk(press, step as Recovery));
  });
  texture(press, grid, use.green);
  fences(press, grid);
}

/** The herd's circuit: to the right along the back row, and back along the front row. */
function gridRecovery(paddock: number, { green, grazed }: GridUse, count: number): Recovery {
  const place = (i: number) => (i < COLUMNS ? i : count - 1 - (i - COLUMNS));
  return recoveryOf(place(paddock), { strips: count, first: place(green), grazed: place(grazed) });
}

/** Flat cuts in grazed paddocks, upright ones in standing grass. */
function texture(press: Press, grid: PaddockGrid, green: number): void {
  const { chance, inks, isNight } = press;
  let grazed = "";
  for (let i = 0; i < 24; i++) {
    const paddock = i % grid.count;
    const { x, y } = grid.inside(paddock, chance.between(0.1, 0.7), chance.between(0.15, 0.9));
    if (paddock !== green) grazed += cut(x, y, chance.between(14, 34), 0, 2.4);
  }
  press.path(grazed, mix(inks.field, inks.cream, isNight ? 0.12 : 0.45));
  let standing = "";
  for (let i = 0; i < 26; i++) {
    const { x, y } = grid.inside(green, chance.between(0.08, 0.92), chance.between(0.14, 0.96));
    standing += cut(x, y, chance.between(-2, 2), -chance.between(7, 13), 2.2);
  }
  press.path(standing, mix(inks.first, inks.fore, 0.5));
}

function fences(press: Press, grid: PaddockGrid): void {
  const { inks } = press;
  const step = 1 / 6;
  let wires = "";
  let posts = "";
  const run = (points: readonly Point[], height: (i: number) => number) => {
    points.forEach(({ x, y }, i) => {
      posts += d`M${x} ${y}v${-height(i)}`;
      wires += (i > 0 ? "L" : "M") + d`${x} ${y - height(i) * 0.8}`;
    });
  };
  for (let row = 0; row <= ROWS; row++) {
    const points = Array.from({ length: 16 }, (_, i) => grid.corner(i / 3, row));
    run(points, () => 5 + 5 * row);
  }
  for (let column = 0; column <= COLUMNS; column++) {
    const points = Array.from({ length: 7 }, (_, i) => grid.corner(column, i * step * ROWS));
    run(points, (i) => 5 + (10 * i) / 6);
  }
  press.line(wires, mix(inks.cream, inks.field, 0.12), 1);
  press.line(posts, mix(inks.ink, inks.field, 0.18), 1.3);
}
