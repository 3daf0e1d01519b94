import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { key, leader } from "../kit/numerals.ts";
import { plate, rect, ROUND, SOIL } from "../kit/plate.ts";
import { stubble } from "../kit/plants.ts";
import { GRASS } from "../kit/plate.ts";

const HEIGHT = 424;
const GROUND = 246;

/** Picture units per foot: the rods are ten feet apart and eight feet deep. */
const FOOT = 19;
const RODS = [316, 506, 696] as const;
const HOT = [GROUND - 4 * FOOT, GROUND - 2.4 * FOOT] as const;

/** A braced corner with insulators, charger, lead-out and three ground rods, to scale; barbed wire is separate. */
export function safeCorner(): string {
  const press = plate("safe-corner", HEIGHT);
  const { W } = press;
  press.path(rect(0, GROUND, W, HEIGHT - GROUND), SOIL.sub);
  press.path(rect(0, GROUND, W, 36), SOIL.top);
  let grass = "";
  for (let x = 12; x < W; x += 34)
    grass += stubble(press, x, GROUND + 3, 14, { blades: 4, width: 6 });
  press.path(grass, GRASS.growing);
  barbed(press);
  brace(press);
  hotWires(press);
  groundRods(press);
  charger(press);
  const keys = [
    { at: [112, 40], look: [82, GROUND - 104] },
    { at: [180, 40], look: [158, HOT[0] - 10] },
    { at: [248, 40], look: [222, GROUND - 74] },
    { at: [336, 40], look: [342, HOT[0] - 4] },
    { at: [446, 40], look: [440, GROUND - 118] },
    { at: [590, GROUND + 84], look: [512, GROUND + 84] },
  ] as const;
  keys.forEach(({ at: [x, y], look }, i) => {
    leader(press, x, y, look[0], look[1]);
    key(press, i + 1, x, y);
  });
  return press.svg();
}

/** The old barbed fence ends on its own post. */
function barbed(press: Press): void {
  const { inks } = press;
  press.path(rect(88, GROUND - 5 * FOOT, 15, 8 * FOOT), inks.ink);
  let wires = "";
  let barbs = "";
  for (const up of [1.2, 2.4, 3.6, 4.6]) {
    const y = GROUND - up * FOOT;
    wires += d`M0 ${y}H88`;
    for (const x of [14, 42, 70]) barbs += d`M${x - 5} ${y - 6}l10 12m0-12l-10 12`;
  }
  press.line(wires, SOIL.clay, 3);
  press.line(barbs, SOIL.sub, 3);
  // no power: struck out
  press.ring(42, GROUND - 2.9 * FOOT, 38, inks.red, 8);
  press.line(d`M16 ${GROUND - 1.5 * FOOT}L68 ${GROUND - 4.3 * FOOT}`, inks.red, 8);
}

/** Two posts set three feet deep, a rail between them, and a wire from high to low. */
function brace(press: Press): void {
  const { inks } = press;
  const post = (x: number) => rect(x, GROUND - 5 * FOOT, 20, 8.4 * FOOT);
  press.path(post(146) + post(262), inks.ink);
  press.path(rect(166, GROUND - 4.6 * FOOT, 96, 13), SOIL.sub);
  press.line(
    d`M168 ${GROUND - 8}L262 ${GROUND - 4.1 * FOOT}M168 ${GROUND - 14}L262 ${GROUND - 4.4 * FOOT}`,
    SOIL.clay,
    4,
  );
}

/** Two smooth wires that end on insulators and run off to the right. */
function hotWires(press: Press): void {
  const { inks, W } = press;
  let wires = "";
  for (const y of HOT) wires += d`M186 ${y}H${W}`;
  press.line(wires, inks.red, 4);
  for (const y of HOT) {
    press.path(rect(166, y - 8, 26, 16), inks.ochre);
    press.path(rect(258, y - 8, 28, 16), inks.ochre);
  }
  for (const x of [560, 650]) {
    press.line(d`M${x} ${GROUND + 16}V${GROUND - 4.7 * FOOT}q10-14 9 3`, inks.ink, 5, ROUND);
  }
}

function groundRods(press: Press): void {
  const { inks } = press;
  let rods = "";
  for (const x of RODS) rods += d`M${x} ${GROUND - 12}V${GROUND + 8 * FOOT}`;
  press.line(rods, inks.cream, 9);
  press.line(d`M${RODS[0]} ${GROUND - 8}H${RODS[2]}`, "#c9d3cf", 5);
  press.line(d`M${RODS[0]} ${GROUND - 8}H${RODS[2]}`, inks.ink, 2);
  for (const x of RODS) press.path(rect(x - 9, GROUND - 14, 18, 12), inks.ochre);
}

/** The charger under its roof, with insulated leads to the wire and to the first rod. */
function charger(press: Press): void {
  const { inks } = press;
  const x = 440;
  press.path(rect(x - 5, GROUND - 6 * FOOT, 10, 6 * FOOT + 30), inks.ink);
  press.line(d`M${x - 22} ${GROUND - 62}H${RODS[0] + 26}V${HOT[0]}`, inks.ink, 8, ROUND);
  press.line(d`M${x - 22} ${GROUND - 62}H${RODS[0] + 26}V${HOT[0]}`, inks.red, 3, ROUND);
  press.line(d`M${x - 22} ${GROUND - 40}H${RODS[0]}V${GROUND - 10}`, GRASS.ready, 6, ROUND);
  press.path(rect(x - 30, GROUND - 96, 60, 66), inks.cream);
  press.line(rect(x - 30, GROUND - 96, 60, 66), inks.ink, 6, ROUND);
  press.path(d`M${x + 4} ${GROUND - 90}l-20 30h14l-6 22 22-32h-14z`, inks.red);
  press.path(d`M${x - 44} ${GROUND - 96}L${x} ${GROUND - 126}L${x + 44} ${GROUND - 96}z`, inks.ink);
}
