import { blade, cut, d, type Ridge } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { turkeyFoot } from "./grasses.ts";

/** The outlines of several plants, by ink. */
interface Plants {
  roots: string;
  leaves: string;
  light: string;
  heads: string;
}

/** Heights above and depths below ground in years one, three and five, as shares of the picture. */
const YEARS = [
  { height: 0.11, depth: 0.13 },
  { height: 0.2, depth: 0.29 },
  { height: 0.33, depth: 0.49 },
] as const;

/** One plant per year group at each x, from the youngest: tops and roots grow together, by `size`. */
export function rootedPlants(press: Press, ridge: Ridge, xs: readonly number[], size = 1): Plants {
  const plants: Plants = { roots: "", leaves: "", light: "", heads: "" };
  YEARS.forEach(({ height, depth }, year) => {
    const x = xs[year];
    if (x === undefined) return;
    addRoots(press, plants, x, ridge(x), depth * press.H * size, year);
    addTop(press, plants, x, ridge(x) + 4, height * press.H * size, year);
  });
  return plants;
}

/** From -1 on the left to 1 on the right. */
const spread = (i: number, count: number): number => (i / (count - 1) - 0.5) * 2;

function addRoots(
  { u, chance }: Press,
  plants: Plants,
  x: number,
  y: number,
  depth: number,
  year: number,
): void {
  const count = 5 + year * 3;
  const reach = (30 + 51 * year) * u;
  const width = (2.4 + year * 1.1) * u;
  for (let i = 0; i < count; i++) {
    const a = spread(i, count);
    const startX = x + a * 7 * u;
    const endX = x + a * reach + chance.between(-8, 8);
    const endY = y + depth * (1 - 0.42 * Math.abs(a)) * chance.between(0.86, 1.05);
    const bendX = x + (a * reach * 0.34) / 1.5;
    const bendY = y + (endY - y) * 0.5;
    plants.roots += d`M${startX - width / 2} ${y}q${bendX - startX} ${bendY - y} ${endX - startX} ${endY - y}`;
    plants.roots += d`q${bendX - endX + width} ${bendY - endY} ${startX + width - endX} ${y - endY}z`;
    for (let j = 0; j <= year; j++) {
      const t = chance.between(0.3, 0.85);
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      const side = chance.maybe(0.5) ? 1 : -1;
      const hairX = p * startX + q * bendX + r * endX;
      const hairY = p * y + q * bendY + r * endY;
      const [dx, dy] = [side * chance.between(10, 26) * u, chance.between(8, 24) * u];
      plants.roots += cut(hairX, hairY, dx, dy, 1.6);
    }
  }
}

function addTop(
  { u, chance }: Press,
  plants: Plants,
  x: number,
  y: number,
  height: number,
  year: number,
): void {
  const count = 7 + year * 5;
  for (let i = 0; i < count; i++) {
    const a = spread(i, count);
    const z = height * chance.between(0.6, 1) * (1 - 0.3 * Math.abs(a));
    const lean = a * z * 0.5 + chance.between(-5, 5);
    plants.leaves += blade(x + a * (8 + 9 * year) * u, y, z, lean, (4 + year) * u);
    if (i % 2 === 1) {
      plants.light += blade(x + a * (6 + 7 * year) * u + 3, y, z * 0.7, a * z * 0.3, 3 * u);
    }
  }
  for (let i = 0; year > 0 && i < 2 + year * 2; i++) {
    const a = chance.between(-0.8, 0.8);
    const z = height * chance.between(1, 1.24);
    const lean = a * z * 0.26;
    const foot = x + a * 12 * u;
    plants.leaves += blade(foot, y, z, lean, 3);
    plants.heads += turkeyFoot(foot + lean, y - z + 3, 15 * u, 2.6);
  }
}
