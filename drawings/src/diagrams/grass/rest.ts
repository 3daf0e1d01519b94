import { place } from "../../glyphs/place.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import { type Press, part } from "../../press/press.ts";
import { GRASS, plate, rect, ROUND, SOIL } from "../kit/plate.ts";
import { roots, stubble, tuft } from "../kit/plants.ts";

const HEIGHT = 344;
const GROUND = 272;
const PLOT = 180;
const TUFTS = 5;

/** The grass after 2, 12 and 22 days of rest: its height in picture units and its ink. */
const RESTED = [
  { height: 30, color: GRASS.cropped },
  { height: 76, color: GRASS.young },
  { height: 130, color: GRASS.ready },
] as const;

/** The height at which the gate opens again. */
const READY = 160;

/** Four paddocks side by side: the herd bunched in one, the rest resting 2, 12 and 22 days. */
export function rest(): string {
  const press = plate("rest", HEIGHT);
  const { W, inks } = press;
  press.line(d`M0 ${GROUND - READY}H${W}`, inks.red, 4, 'stroke-dasharray="14 10"');
  grass(press, 0, 84, GRASS.growing);
  herd(press);
  RESTED.forEach(({ height, color }, i) => grass(press, i + 1, height, color));
  press.path(rect(0, GROUND, W, HEIGHT - GROUND), SOIL.top);
  press.path(rect(0, GROUND + 50, W, HEIGHT), SOIL.sub);
  const below = press.group("r", () => part(roots(press, 0, 0, 46, 3, 0.3), SOIL.clay));
  for (let x = 18; x < W; x += 36) press.stamp(below, x, GROUND, 1, 1);
  fences(press);
  return press.svg();
}

/** One paddock's grass: a tuft drawn once, stamped side by side, every second one turned. */
function grass(press: Press, paddock: number, height: number, color: string): void {
  const look = { blades: 6, width: 9, spread: 0.55, low: 0.72 };
  const grazed = height < 40;
  const id = press.group(`g${paddock}`, () =>
    part(grazed ? stubble(press, 0, 0, height, look) : tuft(press, 0, 0, height, look), color),
  );
  const count = grazed ? TUFTS + 1 : TUFTS;
  for (let i = 0; i < count; i++) {
    const x = PLOT * (paddock + (i + 0.5) / count);
    press.stamp(id, x, GROUND + 4, i % 2 === 0 ? 1 : -1, 1);
  }
}

function herd(press: Press): void {
  const { inks } = press;
  const cattle = [
    [6, -26, false, false],
    [168, -30, true, true],
    [9, 4, false, true],
    [165, 6, true, false],
  ] as const;
  for (const [x, y, flip, red] of cattle) {
    const coat = red ? inks.rust : inks.ink;
    place(press, "cowGraze", x, GROUND + y, 0.9, {
      flip,
      coat,
      face: red ? inks.cream : null,
      cuts: mix(coat, inks.rim, 0.7),
    });
  }
}

/** A post with its pigtail between two paddocks; the two wires are seen end on. */
function fences(press: Press): void {
  const { inks } = press;
  let posts = "";
  for (let i = 1; i < 4; i++) posts += d`M${i * PLOT} ${GROUND + 34}V${GROUND - 200}q16-18 14 6`;
  press.line(posts, inks.ink, 7, ROUND);
  for (let i = 1; i < 4; i++) {
    press.disc(i * PLOT, GROUND - 132, 9, inks.ochre);
    press.disc(i * PLOT, GROUND - 78, 9, inks.ochre);
  }
}
