import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { GRASS, ROUND, SOIL } from "./plate.ts";
import { leaf, roots, stubble } from "./plants.ts";
import { numeral } from "./numerals.ts";

/** Each leaf's base on the stem and its tip, in inches, from the lowest. */
const LEAVES = [
  { collar: 1.4, across: -2.6, up: 2.2, width: 0.75 },
  { collar: 2.7, across: 3, up: 3.6, width: 0.85 },
  { collar: 4, across: -2.7, up: 4.6, width: 0.85 },
  { collar: 5.3, across: 2.2, up: 4.6, width: 0.8 },
] as const;

const DEAD = "#9a6a2f";
const STUB = "#b9a86a";
const COLLAR = "#d9e3b0";

interface TillerOptions {
  /** Fully grown leaves, each with its collar. */
  readonly leaves: 1 | 2 | 3 | 4;
  /** Picture units per inch. */
  readonly inch: number;
  /** The lowest leaf has browned. */
  readonly browned?: boolean;
  /** Number each leaf. */
  readonly counted?: boolean;
  /** Shown among the flat ends of the last grazing. */
  readonly regrown?: boolean;
}

/** One tiller of grass with its foot at (x, y), opened out flat: leaves alternate left and right. */
export function tiller(
  press: Press,
  x: number,
  y: number,
  { leaves, inch, browned = false, counted = true, regrown = false }: TillerOptions,
): void {
  const shown = LEAVES.slice(0, leaves);
  const top = (shown.at(-1)?.collar ?? 0) * inch;
  const width = (inches: number) => inches * inch;
  press.path(roots(press, x, y, 52, 7, 0.7), SOIL.root);
  if (regrown) {
    press.path(stubble(press, x, y + 2, width(3.9), { blades: 4, width: 10, spread: 0.2 }), STUB);
  }
  // the next leaf, still rolled up in the whorl
  press.path(leaf(x, y - top, width(0.35), width(2.3), width(0.26), 0.1), GRASS.young);
  press.line(d`M${x} ${y}V${y - top}`, GRASS.ready, width(0.34), ROUND);
  for (const [i, { collar, across, up, width: blade }] of shown.entries()) {
    const foot = y - width(collar);
    const dead = browned && i === 0;
    const shape = dead
      ? leaf(x, foot, width(across), width(-0.7), width(blade * 0.8), 0.45)
      : leaf(x, foot, width(across), width(up), width(blade), 0.5);
    press.path(shape, dead ? DEAD : i % 2 === 0 ? GRASS.growing : GRASS.ready);
    press.line(d`M${x - width(0.26)} ${foot}h${width(0.52)}`, COLLAR, 4);
    if (!counted) continue;
    numeral(press, i + 1, x + width(across) * 0.7, foot - width(up) - 26, 27, press.inks.ink);
  }
}
