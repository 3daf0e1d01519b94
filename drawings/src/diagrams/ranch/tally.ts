import { part } from "../../press/press.ts";
import { GRASS, plate } from "../kit/plate.ts";
import { leaf } from "../kit/plants.ts";

const PER_ROW = 12;
const STEP = 56;
const ROW = 96;

/** One tuft for each comparison: `count` of them solid barn red, the others green in outline. */
export function tally(count: number, total: number): string {
  const rows = Math.ceil(total / PER_ROW);
  const press = plate(`tally ${count} ${total}`, rows * ROW + 36);
  const { inks, W } = press;
  const blades = [
    leaf(0, 0, -24, 42, 12, 0.4),
    leaf(0, 0, -10, 68, 12, 0.2),
    leaf(0, 0, 9, 74, 12, 0.2),
    leaf(0, 0, 25, 48, 12, 0.4),
  ].join("");
  const solid = press.group("s", () => part(blades, inks.red));
  const outlined = press.group(
    "o",
    () =>
      `<path fill="#fffdf7" stroke="${GRASS.ready}" stroke-width="5" stroke-linejoin="round" d="${blades}"/>`,
  );
  const left = (W - (PER_ROW - 1) * STEP) / 2;
  for (let i = 0; i < total; i++) {
    const x = left + (i % PER_ROW) * STEP;
    const y = 24 + ROW * (Math.floor(i / PER_ROW) + 0.85);
    press.stamp(i < count ? solid : outlined, x, y, 1, 1);
  }
  return press.svg();
}
