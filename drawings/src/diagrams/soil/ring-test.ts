import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { dots, plate, rect, ROUND, SOIL } from "../kit/plate.ts";
import { watch } from "./watch.ts";
import { stubble } from "../kit/plants.ts";
import { GRASS } from "../kit/plate.ts";

const HEIGHT = 400;
const GROUND = 252;
const PANEL = 240;
const WATER = "#3c7f9d";

/** The ring's radius, and its height above ground: half of it is driven in. */
const HALF = 72;
const OUT = 60;
/** One inch of water in a ring six inches wide. */
const INCH = 24;

/** Three times the same ring, cut open: the first inch poured on plastic, the wait, the second inch timed. */
export function ringTest(): string {
  const press = plate("ring-test", HEIGHT);
  const { W, inks } = press;
  press.path(rect(0, GROUND, W, HEIGHT - GROUND), SOIL.sub);
  press.path(rect(0, GROUND, W, 46), SOIL.top);
  const clipped = [0, 1, 2].map((i) => PANEL * (i + 0.5));
  let grass = "";
  for (const x of clipped) {
    for (const side of [-96, 96]) grass += stubble(press, x + side, GROUND + 3, 26, { width: 7 });
  }
  press.path(grass, GRASS.growing);
  const wet = dots(press, "w", WATER, 15, 4.4);
  clipped.forEach((x, i) => {
    if (i > 0) press.path(bulb(x, i === 1 ? 62 : 70), wet);
    const gap = i === 0 ? 10 : 0;
    if (i !== 1) press.path(rect(x - HALF + gap, GROUND - INCH, (HALF - gap) * 2, INCH), WATER);
    if (i === 0) {
      press.line(plastic(x), inks.ink, 8, ROUND);
      press.line(plastic(x), inks.cream, 4, ROUND);
    }
    ring(press, x);
  });
  pour(press, PANEL * 0.5 - 22);
  watch(press, PANEL * 1.5, 86, 250, 58);
  pour(press, PANEL * 2.5 - 54);
  watch(press, PANEL * 2.5 + 86, 156, 70, 28);
  press.line(`M${PANEL} 0V${HEIGHT}M${PANEL * 2} 0V${HEIGHT}`, inks.ink, 4);
  return press.svg();
}

/** Where the water has gone: a rounded body of wet soil under the ring. */
function bulb(x: number, depth: number): string {
  return d`M${x - HALF} ${GROUND}h${HALF * 2}v${depth * 0.6}q0 ${depth * 0.9} ${-HALF} ${depth * 0.9}t${-HALF} ${-depth * 0.9}z`;
}

function plastic(x: number): string {
  const floor = GROUND - 3;
  return d`M${x - HALF + 6} ${GROUND - OUT + 4}L${x - HALF + 10} ${floor}H${x + HALF - 10}L${x + HALF - 4} ${GROUND - OUT - 10}l26 ${-8}`;
}

function ring(press: Press, x: number): void {
  const wall = (left: number) => rect(left, GROUND - OUT, 11, OUT * 2);
  press.path(wall(x - HALF - 8) + wall(x + HALF - 3), press.inks.ink);
}

/** A measuring jug tipped over the ring, and the water that falls from its lip. */
function pour(press: Press, x: number): void {
  const { inks } = press;
  press.path(
    d`M${x - 8} 92q8 40 3 ${GROUND - INCH - 92}h13q2${-60} ${-4}${92 + INCH - GROUND}z`,
    WATER,
  );
  const jug = d`M${x - 12} 84L${x + 14} 98L${x + 84} 118L${x + 106} 44L${x + 22} 18z`;
  press.path(jug, inks.cream);
  press.path(d`M${x - 12} 84L${x + 14} 98L${x + 84} 118L${x + 92} 92L${x + 6} 66z`, WATER);
  press.line(jug, inks.ink, 6, ROUND);
  press.line(d`M${x + 92} 100q36 6 32${-28}q-2${-22}-22${-14}`, inks.ink, 7, ROUND);
}
