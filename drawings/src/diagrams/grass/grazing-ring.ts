import { place } from "../../glyphs/place.ts";
import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { key, numeral } from "../kit/numerals.ts";
import { GRASS, plate, ROUND } from "../kit/plate.ts";

const HEIGHT = 680;
const CENTER = { x: 360, y: 340 };
const OUTER = 300;
const INNER = 168;

/** Clockwise from the upper left; the herd is in the second, and leaves for the third. */
const PADDOCKS = [
  { rested: 2, color: "#c9ab5d" },
  { rested: undefined, color: "#b9b863" },
  { rested: 22, color: GRASS.ready },
  { rested: 12, color: "#8fae55" },
] as const;

/** Four paddocks as a ring that the herd walks clockwise, each with the days it has rested. */
export function grazingRing(): string {
  const press = plate("grazing-ring", HEIGHT);
  const { inks } = press;
  PADDOCKS.forEach(({ rested, color }, i) => {
    const start = -180 + i * 90;
    const middle = point(start + 45, (OUTER + INNER) / 2);
    press.path(arc(start + 1.2, start + 88.8), color);
    press.path(
      growth(press, start, rested ?? 8),
      mix(color, i === 2 ? inks.cream : GRASS.dark, 0.5),
    );
    press.line(arc(start + 1.2, start + 88.8), inks.ink, 5, ROUND);
    if (rested !== undefined) {
      press.disc(middle.x, middle.y, 44, "#f4ecd9");
      numeral(press, rested, middle.x, middle.y, 44, inks.ink);
    }
    const corner = point(start + 45, OUTER + 40);
    key(press, i + 1, corner.x, corner.y);
  });
  herd(press);
  arrow(press);
  today(press);
  numeral(press, 30, CENTER.x, CENTER.y, 92, inks.ink);
  return press.svg();
}

function point(degrees: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (degrees / 180) * Math.PI;
  return { x: CENTER.x + Math.cos(angle) * radius, y: CENTER.y + Math.sin(angle) * radius };
}

function arc(from: number, to: number): string {
  const [a, b, c, e] = [point(from, OUTER), point(to, OUTER), point(to, INNER), point(from, INNER)];
  return d`M${a.x} ${a.y}A${OUTER} ${OUTER} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 0 0 ${e.x} ${e.y}z`;
}

/** Blades as long as the paddock's rest. */
function growth({ chance }: Press, start: number, days: number): string {
  let path = "";
  for (let i = 0; i < 16; i++) {
    const { x, y } = point(start + 7 + i * 5, chance.between(INNER + 34, OUTER - 14));
    path += cut(x, y, chance.between(-3, 3), -6 - days * 1.3, 3.4);
  }
  return path;
}

function herd(press: Press): void {
  const { inks } = press;
  const at = point(-48, (OUTER + INNER) / 2);
  [
    { x: -59, y: -2, coat: inks.ink },
    { x: 1, y: 2, coat: inks.rust },
    { x: -27, y: 40, coat: inks.rust },
    { x: 31, y: 44, coat: inks.ink },
  ].forEach(({ x, y, coat }) => {
    place(press, "cowGraze", at.x + x, at.y + y, 0.66, { coat, cuts: null });
  });
}

/** The way the herd goes. */
function arrow(press: Press): void {
  const radius = INNER - 34;
  const [a, b] = [point(-140, radius), point(20, radius)];
  press.line(d`M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`, press.inks.red, 9, ROUND);
  press.path(d`M${b.x - 24} ${b.y - 8}h46l${-27} 34z`, press.inks.red);
}

/** A wheat triangle outside the ring: two of ten days are used. */
function today(press: Press): void {
  const angle = -90 + 18;
  const [tip, left, right] = [
    point(angle, OUTER + 6),
    point(angle - 4, OUTER + 36),
    point(angle + 4, OUTER + 36),
  ];
  const triangle = d`M${tip.x} ${tip.y}L${left.x} ${left.y}L${right.x} ${right.y}z`;
  press.path(triangle, press.inks.ochre);
  press.line(triangle, press.inks.ink, 4, ROUND);
}
