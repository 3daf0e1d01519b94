import { place } from "../../glyphs/place.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { key, leader } from "../kit/numerals.ts";
import { GRASS, plate, rect, ROUND } from "../kit/plate.ts";
import { FIELD_FT } from "./field.ts";
import { scaleBar } from "./scale-bar.ts";
import { tankFromAbove } from "./tank.ts";

const HEIGHT = 760;
const SIDE = 600;
const LEFT = 24;
const TOP = 28;
const FOOT = SIDE / FIELD_FT;
const HALF = SIDE / 2;
const CENTER = { x: LEFT + HALF, y: TOP + HALF };
const POST_SPACING_FT = 80;

/** Clockwise from the upper left, with the length of the grass. */
const PADDOCKS = [
  { dx: 0, dy: 0, color: "#c9ab5d", grass: 8 },
  { dx: 1, dy: 0, color: "#b9b863", grass: 14 },
  { dx: 1, dy: 1, color: GRASS.ready, grass: 34 },
  { dx: 0, dy: 1, color: "#8fae55", grass: 20 },
] as const;

/** The 40-acre square to scale: a tank where two wires cross, its pipe, and the farthest corner. */
export function waterPlan(): string {
  const press = plate("water-plan", HEIGHT);
  const { inks, chance } = press;
  for (const { dx, dy, color, grass } of PADDOCKS) {
    press.path(rect(LEFT + dx * HALF, TOP + dy * HALF, HALF, HALF), color);
    let blades = "";
    for (let i = 0; i < 20; i++) {
      const x = LEFT + dx * HALF + (0.1 + 0.2 * (i % 5)) * HALF + chance.between(-18, 18);
      const y = TOP + dy * HALF + (0.24 + 0.22 * Math.floor(i / 5)) * HALF + chance.between(-8, 8);
      blades += cut(x, y, chance.between(-4, 4), -grass, 3);
    }
    press.path(blades, grass > 30 ? "#9dc27e" : GRASS.dark, 0.75);
  }
  press.line(
    d`M${CENTER.x} ${CENTER.y}L${LEFT} ${TOP + SIDE}`,
    inks.cream,
    5,
    'stroke-dasharray="16 10"',
  );
  wires(press);
  pipe(press);
  press.line(rect(LEFT, TOP, SIDE, SIDE), inks.ink, 7);
  herd(press);
  tankFromAbove(press, CENTER.x, CENTER.y, 34);
  const right = LEFT + SIDE + 62;
  leader(press, right, TOP + 200, CENTER.x + 40, CENTER.y - 12);
  key(press, 1, right, TOP + 200);
  leader(press, right, TOP + 262, LEFT + SIDE - 84, CENTER.y - 4);
  key(press, 3, right, TOP + 262);
  key(press, 2, LEFT + 110, CENTER.y + 40);
  key(press, 4, LEFT + 128, TOP + SIDE - 88);
  leader(press, right, TOP + 90, LEFT + SIDE - 60, TOP + 130);
  key(press, 5, right, TOP + 90);
  scaleBar(press, LEFT, TOP + SIDE + 28, FOOT);
  return press.svg();
}

/** Two wires with their posts; real posts are twice as close together. */
function wires(press: Press): void {
  const { inks } = press;
  const ends = d`M${LEFT} ${CENTER.y}h${SIDE}M${CENTER.x} ${TOP}v${SIDE}`;
  press.line(ends, inks.cream, 7);
  press.line(ends, inks.red, 4);
  const step = POST_SPACING_FT * FOOT;
  let posts = "";
  for (let x = step; x < SIDE; x += step) {
    posts += rect(LEFT + x - 4, CENTER.y - 4, 8, 8) + rect(CENTER.x - 4, TOP + x - 4, 8, 8);
  }
  press.path(posts, inks.ink);
}

/** From the hydrant at the field's edge to the tank. */
function pipe(press: Press): void {
  const y = CENTER.y + 14;
  press.line(d`M${LEFT} ${y}H${CENTER.x - 20}`, press.inks.ink, 10, ROUND);
  press.line(d`M${LEFT} ${y}H${CENTER.x - 20}`, "#6fb0c8", 5, ROUND);
  press.path(rect(LEFT - 10, y - 12, 24, 24), press.inks.ink);
}

function herd(press: Press): void {
  const { inks } = press;
  [
    [150, 96],
    [214, 120],
    [128, 140],
    [196, 168],
  ].forEach(([x = 0, y = 0], i) => {
    place(press, "cowGraze", CENTER.x + x - 44, TOP + y, 0.8, {
      coat: i === 1 ? inks.rust : inks.ink,
      cuts: null,
    });
  });
}
