import { mix } from "../press/colour.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** Long evening clouds: stacked gouge cuts, each lit from below. */
export function streaks(press: Press, horizon: number, count: number): void {
  const { W, skyChance: chance, inks, isNight } = press;
  let lit = "";
  let shaded = "";
  for (let i = 0; i < count; i++) {
    const length = chance.between(0.1, 0.34) * W;
    const x = chance.between(-0.1, 0.95) * W;
    const y = chance.between(0.1, 0.86) * horizon;
    lit += cut(x, y, length, chance.between(-3, 3), chance.between(2, 5));
    if (chance.maybe(0.5)) shaded += cut(x + length * 0.2, y + 6, length * 0.7, 0, 3);
  }
  press.path(lit, isNight ? inks.sky[4] : inks.sun, isNight ? 0.45 : 0.6);
  press.path(shaded, inks.sky[0], 0.4);
}

/** Fair-weather clouds: a flat foot under a row of domes, away from the sun. */
export function cumulus(press: Press, horizon: number, sunX: number): void {
  const { skyChance: chance } = press;
  const count = 2 + Math.round(chance.next() * 1.4);
  for (let i = 0; i < count; i++) {
    const width = chance.between(0.16, 0.3) * press.W * (i > 0 ? 0.75 : 1);
    const y = horizon * (0.26 + i * 0.2) + chance.between(-8, 8);
    const middle = (sunX / press.W + 0.36 + i * 0.24 + chance.between(0, 0.08)) % 1;
    cloud(press, middle * press.W - width / 2, y, width);
  }
}

function cloud(press: Press, left: number, y: number, width: number): void {
  const { skyChance: chance, inks } = press;
  const domes = 4 + Math.round(chance.next() * 2);
  const sizes = Array.from(
    { length: domes },
    (_, j) => 0.6 + Math.sin(((j + 0.7) / (domes + 0.4)) * 3.1) + chance.next() * 0.5,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let outline = d`M${left} ${y}`;
  let shading = "";
  let x = left;
  let height = 0; // of the last corner above the foot, negative upwards
  sizes.forEach((size, j) => {
    const step = (width * size) / total;
    const last = j === domes - 1;
    const rise = last ? -height : Math.round((j < domes / 2 - 0.5 ? -1 : 1) * chance.between(3, 9));
    outline += d`a${step * 0.54} ${step * 0.5} 0 0 1 ${step} ${rise}`;
    if (j > 0 && !last) {
      shading += cut(x + step * 0.2, y - 3 - chance.next() * 6, step * 0.9, 1, 4);
    }
    height += rise;
    x += step;
  });
  press.path(`${outline}z`, mix("#fff8e6", inks.sky[3], 0.12));
  press.path(shading, inks.sky[2]);
}
