import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { plate, rect, ROUND, SOIL } from "../kit/plate.ts";
import { watch } from "./watch.ts";
import { key } from "../kit/numerals.ts";

const HEIGHT = 560;
const PANEL = { width: 240, height: 280 };
const WATER = "#a9cbd2";

/** The share of the crumb left on the screen, and the watch hand's position in degrees. */
const CLASSES = [
  { kept: 0.34, turn: 24 },
  { kept: 0.4, turn: 180 },
  { kept: 0.48, turn: 345 },
  { kept: 0.2 },
  { kept: 0.5 },
  { kept: 0.95 },
] as const;

/** Six jars: three where the crumb falls apart on its own, three with what five dips leave. */
export function slakeClasses(): string {
  const press = plate("slake-classes", HEIGHT);
  CLASSES.forEach((sample, i) => {
    const x = PANEL.width * (i % 3) + PANEL.width / 2 + 31;
    const top = PANEL.height * Math.floor(i / 3) + 34;
    jar(press, x, top, sample.kept, i >= 3);
    key(press, i + 1, x - 112, top + 8);
    if ("turn" in sample) watch(press, x - 112, top + 96, sample.turn, 22);
    else dips(press, x - 112, top + 60);
  });
  press.line(`M24 ${PANEL.height}H696`, press.inks.ink, 3);
  return press.svg();
}

function jar(press: Press, x: number, top: number, kept: number, dipped: boolean): void {
  const { inks, chance } = press;
  const floor = top + 214;
  const half = 72;
  press.path(
    d`M${x - half} ${top + 34}V${floor - 14}q0 14 14 14H${x + half - 14}q14 0 14${-14}V${top + 34}z`,
    WATER,
  );
  // what fell through is on the bottom
  const fallen = 1 - kept;
  press.path(
    d`M${x - 58} ${floor - 3}q${20} ${-66 * fallen} ${58} ${-70 * fallen}t58 ${70 * fallen}z`,
    SOIL.sub,
  );
  // a pea-sized crumb, three times as large as in the jar
  const size = 40 * Math.sqrt(kept);
  const level = top + 108;
  press.path(
    d`M${x - size} ${level}q${-4} ${-size} ${size * 0.5} ${-size * 1.3}q${size * 0.7} ${-size * 0.5} ${size * 1.1} ${size * 0.1}q${size * 0.7} ${size * 0.3} ${size * 0.4} ${size * 1.2}z`,
    SOIL.top,
  );
  let crumbs = "";
  for (let i = 0; i < (dipped ? 0 : 7); i++) {
    crumbs += rect(x + chance.between(-44, 44), level + chance.between(10, 50), 7, 7);
  }
  press.path(crumbs, SOIL.sub);
  press.line(
    d`M${x - half + 8} ${level + 3}H${x + half - 8}`,
    inks.ink,
    5,
    'stroke-dasharray="9 5"',
  );
  press.line(
    d`M${x - half + 10} ${level}V${top - 8}M${x + half - 10} ${level}V${top - 8}`,
    inks.ink,
    4,
  );
  press.line(
    d`M${x - half} ${top}v${200}q0 14 14 14H${x + half - 14}q14 0 14${-14}V${top}`,
    inks.ink,
    6,
    ROUND,
  );
}

/** Up and down: the screen is dipped before the crumb is judged. */
function dips(press: Press, x: number, y: number): void {
  press.line(
    d`M${x} ${y}v72m${-13}${-14}l13 14 13${-14}M${x - 13} ${y + 14}l13${-14} 13 14`,
    press.inks.ink,
    5,
    ROUND,
  );
}
