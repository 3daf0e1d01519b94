import { GRASS, hatch, plate, rect } from "../kit/plate.ts";
import { key, leader } from "../kit/numerals.ts";
import { FIELD_FT } from "./field.ts";
import { scaleBar } from "./scale-bar.ts";
import { tankFromAbove } from "./tank.ts";

const HEIGHT = 690;
const SIDE = 560;
const LEFT = 24;
const TOP = 28;
const FOOT = SIDE / FIELD_FT;

/** The square to scale with a tank in its center, what 600 and 800 feet reach, and the dry corners. */
export function waterCircle(): string {
  const press = plate("water-circle", HEIGHT);
  const { inks } = press;
  const center = { x: LEFT + SIDE / 2, y: TOP + SIDE / 2 };
  const square = rect(LEFT, TOP, SIDE, SIDE);
  const clip = press.define("c", (id) => `<clipPath id="${id}"><path d="${square}"/></clipPath>`);
  press.path(square, "#e6d29a");
  press.path(square, hatch(press, "x", inks.red, { gap: 15, width: 2.4, crossed: true }));
  const disc = (feet: number, fill: string) =>
    `<circle cx="${center.x}" cy="${center.y}" r="${Math.round(feet * FOOT)}" fill="${fill}"/>`;
  const near = hatch(press, "h", GRASS.dark, { gap: 18, width: 2 });
  press.add(
    `<g clip-path="url(#${clip})">${disc(800, "#cfd08a")}${disc(800, near)}${disc(600, GRASS.growing)}</g>`,
  );
  press.ring(center.x, center.y, 600 * FOOT, inks.ink, 4);
  press.add(
    `<g clip-path="url(#${clip})"><circle cx="${center.x}" cy="${center.y}" r="${Math.round(800 * FOOT)}" fill="none" stroke="${inks.ink}" stroke-width="4" stroke-dasharray="12 9"/></g>`,
  );
  press.line(square, inks.ink, 6);
  tankFromAbove(press, center.x, center.y, 26);
  const right = LEFT + SIDE + 88;
  leader(press, right, center.y, center.x + 90, center.y);
  key(press, 1, right, center.y);
  leader(press, right, TOP + 152, LEFT + SIDE - 52, TOP + 152);
  key(press, 2, right, TOP + 152);
  leader(press, right, TOP + 30, LEFT + SIDE - 22, TOP + 30);
  key(press, 3, right, TOP + 30);
  scaleBar(press, LEFT, TOP + SIDE + 26, FOOT);
  return press.svg();
}
