import { place } from "../../glyphs/place.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { GRASS, hatch, LIMESTONE, plate, rect, ROUND } from "../kit/plate.ts";
import { key } from "../kit/numerals.ts";

const HEIGHT = 400;
const LEFT = 40;
const LENGTH = 640;
const BAR = 62;

export interface Season {
  /** Days of grazing wanted. */
  readonly days: number;
  /** Days that the grass lasts for the current herd. */
  readonly grassDays: number;
  /** Head in the current herd, and in the herd that the grass carries all season. */
  readonly cows: number;
  readonly cowsCarried: number;
  /** Day of the season on which to check again. */
  readonly triggerDay: number;
  /** Days from the start of the season to the first of each month. */
  readonly months: readonly number[];
}

/** The season as a bar: grass for the current herd, the days without, and a herd that fits. */
export function seasonBar({
  days,
  grassDays,
  cows,
  cowsCarried,
  triggerDay,
  months,
}: Season): string {
  const press = plate("season-bar", HEIGHT);
  const { inks } = press;
  const at = (day: number) => LEFT + (day / days) * LENGTH;
  const rows = [118, 292] as const;
  const short = hatch(press, "x", inks.red, { gap: 15, width: 2.6, crossed: true });
  for (const [i, y] of rows.entries()) {
    const until = i === 0 ? at(grassDays) : at(days);
    press.path(rect(LEFT, y, LENGTH, BAR), LIMESTONE);
    press.path(rect(LEFT, y, until - LEFT, BAR), GRASS.ready);
    if (i === 0) press.path(rect(until, y, LEFT + LENGTH - until, BAR), short);
    press.line(rect(LEFT, y, LENGTH, BAR), inks.ink, 5, ROUND);
    ticks(press, y + BAR, months.map(at));
  }
  trigger(press, at(triggerDay), rows[0]);
  herd(press, LEFT + 10, rows[0], cows);
  herd(press, LEFT + 10, rows[1], cowsCarried);
  key(press, 1, LEFT + 44, rows[0] + BAR / 2);
  key(press, 2, at(grassDays) + (LEFT + LENGTH - at(grassDays)) / 2, rows[0] + BAR / 2);
  key(press, 3, at(triggerDay) + 98, rows[0] - 80);
  key(press, 4, LEFT + 44, rows[1] + BAR / 2);
  return press.svg();
}

function ticks(press: Press, y: number, xs: readonly number[]): void {
  press.line(xs.map((x) => d`M${x} ${y}v16`).join(""), press.inks.ink, 5);
}

/** Cattle standing on a bar, each for about a dozen. */
function herd(press: Press, x: number, ground: number, cows: number): void {
  for (let i = 0; i < Math.round(cows / 12); i++) {
    place(press, i % 2 === 0 ? "cowGraze" : "cowStand", x + i * 66, ground - 2, 0.7, {
      cuts: null,
    });
  }
}

/** A post with a flag: the date on which the herd is cut if the grass is not there. */
function trigger(press: Press, x: number, ground: number): void {
  const { inks } = press;
  const post = d`M${x} ${ground + BAR}V${ground - 100}`;
  press.line(post, inks.cream, 16);
  press.line(post, inks.red, 8);
  press.path(d`M${x} ${ground - 100}h62l${-18} 19 18 19h${-62}z`, inks.red);
}
