import { cut, polygon } from "../../press/path.ts";
import { part } from "../../press/press.ts";
import { GRASS, plate, ROUND } from "../kit/plate.ts";
import { key } from "../kit/numerals.ts";

const PANEL = { width: 240, height: 200 };

/** The corners of the ranch's ten tenths on its map, in two rows of five. */
const TOP = [8, 0, 5, 0, 7, 2].map((y, i) => [[0, 37, 80, 121, 158, 200][i] ?? 0, y] as const);
const MIDDLE = [70, 66, 75, 69, 77, 71].map(
  (y, i) => [[4, 44, 78, 126, 160, 196][i] ?? 0, y] as const,
);
const BOTTOM = [144, 148, 140, 149, 144, 148].map(
  (y, i) => [[0, 36, 84, 118, 164, 200][i] ?? 0, y] as const,
);

/** The order in which the tenths are changed, from the one beside the house outward. */
const ORDER = [7, 2, 8, 3, 6, 1, 9, 4, 5, 0] as const;

/** One map of the ranch per year. `tenths` is how many of ten have changed by the end of each. */
export function tenPercent(tenths: readonly number[]): string {
  const columns = 3;
  const press = plate(
    `ten ${tenths.join()}`,
    Math.ceil(tenths.length / columns) * PANEL.height + 14,
  );
  const outlines = ORDER.map(outline);
  const map = press.group("m", () => part(outlines.map(polygon).join(""), "#e3cf97"));
  const changed = ORDER.map((tenth, i) =>
    press.group(`t${i}`, () => {
      const shape = polygon(outline(tenth));
      return part(shape, GRASS.ready) + part(blades(tenth), "#a9c47c");
    }),
  );
  const lines = press.group(
    "l",
    () =>
      `<path fill="none" stroke="${press.inks.ink}" stroke-width="4" ${ROUND} d="${outlines.map(polygon).join("")}"/>` +
      part("M92 128h20v-14l-10-10-10 10z", press.inks.red),
  );
  tenths.forEach((count, year) => {
    const x = PANEL.width * (year % columns) + 31;
    const y = PANEL.height * Math.floor(year / columns) + 34;
    press.stamp(map, x, y, 1, 1);
    for (const id of changed.slice(0, count)) press.stamp(id, x, y, 1, 1);
    press.stamp(lines, x, y, 1, 1);
    key(press, year + 1, x + 2, y + 4);
  });
  return press.svg();
}

function outline(tenth: number): (readonly [number, number])[] {
  const column = tenth % 5;
  const [upper, lower] = tenth < 5 ? [TOP, MIDDLE] : [MIDDLE, BOTTOM];
  return [upper[column], upper[column + 1], lower[column + 1], lower[column]].filter(
    (corner) => corner !== undefined,
  );
}

/** Grass texture in a changed tenth, so that it also stands out in black and white. */
function blades(tenth: number): string {
  const [a, , c] = outline(tenth);
  if (a === undefined || c === undefined) return "";
  let path = "";
  for (let i = 0; i < 3; i++) {
    const x = a[0] + (c[0] - a[0]) * (0.28 + 0.22 * i);
    const y = a[1] + (c[1] - a[1]) * (i === 1 ? 0.5 : 0.72);
    path += cut(x, y, 0, -16, 3) + cut(x + 2, y, 6, -12, 2.4) + cut(x - 2, y, -6, -12, 2.4);
  }
  return path;
}
