import { mix } from "../press/color.ts";
import { cut, d, type Ridge } from "../press/path.ts";
import { type Press, part } from "../press/press.ts";

/** Junipers dotted along a ridge in loose groups. */
export function junipers(
  press: Press,
  ridge: Ridge,
  groups: number,
  color: string,
  scale = 1,
): void {
  const { W, chance } = press;
  const id = press.group("j", () =>
    part("M-12 1q-1-8 4-13q3-8 9-6q9 2 9 12q4-5 8-2q4 3 4 8q-4 4-9 1q-5 3-10 0q-7 4-15 0z", color),
  );
  for (let i = 0; i < groups; i++) {
    const left = chance.next() * W;
    const count = 1 + Math.round(chance.next() * 2);
    for (let j = 0; j < count; j++) {
      const x = left + j * chance.between(12, 24) * scale;
      const size = chance.between(0.55, 1.25) * scale;
      press.stamp(id, x, ridge(x) + 3, chance.maybe(0.5) ? size : -size, size);
    }
  }
}

/** A creek willow with its foot at (x, y). */
export function willow(
  press: Press,
  x: number,
  y: number,
  scale: number,
  color: string,
  light: string,
): void {
  const id = press.group("w", () => willowArt(press, color, light));
  press.stamp(id, x, y, scale * (press.chance.maybe(0.5) ? 1 : -1), scale);
}

function willowArt({ chance }: Press, color: string, light: string): string {
  let leaves = "M-4 0q2-30-6-56l8 0q6 26 8 56z";
  let lit = "";
  for (let i = 0; i < 18; i++) {
    const across = chance.between(-1, 1);
    const x = across * 34;
    const y = -(62 - Math.abs(across) * 18) - chance.next() * 14;
    const length = chance.between(24, 52);
    leaves += cut(x, y, across * 12, length, 6);
    if (i % 2 === 1) lit += cut(x + 3, y + 4, across * 9, length * 0.7, 2.4);
  }
  leaves += "M-36-46q4-44 36-42q34 2 36 44q-34-14-72-2z";
  return part(leaves, color) + part(lit, light);
}

/** The domes of a cottonwood's crown: center and radius. */
const CROWN = [
  [-30, 84, 30],
  [0, 104, 36],
  [30, 88, 30],
  [-14, 74, 26],
  [18, 70, 24],
  [2, 128, 24],
] as const;

/** A yard cottonwood, about 150 units tall at scale 1; bare in winter. */
export function cottonwood(press: Press, x: number, y: number, scale: number): void {
  const s = scale;
  const trunk = d`M${x - 7 * s} ${y}q${4 * s} ${-40 * s} ${-22 * s} ${-80 * s}`;
  const fork = d`q${20 * s} ${14 * s} ${26 * s} ${34 * s}q${6 * s} ${-30 * s} ${26 * s} ${-44 * s}`;
  press.path(`${trunk}${fork}${d`q${-20 * s} ${40 * s} ${-12 * s} ${90 * s}z`}`, press.inks.ink);
  if (press.season === "winter") bareBranches(press, x, y, s);
  else crown(press, x, y, s);
}

function bareBranches(press: Press, x: number, y: number, s: number): void {
  const { chance } = press;
  let path = "";
  const grow = (fromX: number, fromY: number, lean: number, length: number, order: number) => {
    const toX = fromX + Math.sin(lean) * length;
    const toY = fromY - Math.cos(lean) * length;
    path += cut(fromX, fromY, toX - fromX, toY - fromY, 1.2 + order * s);
    if (order <= 1) return;
    for (const turn of order > 2 ? [-0.5, -0.05, 0.45] : [-0.4, 0.35]) {
      const next = lean + turn + chance.between(-0.12, 0.12);
      grow(toX, toY, next, length * chance.between(0.66, 0.8), order - 1);
    }
  };
  grow(x - 22 * s, y - 76 * s, -0.45, 26 * s, 3);
  grow(x + 30 * s, y - 84 * s, 0.4, 26 * s, 3);
  grow(x + 2 * s, y - 50 * s, 0.02, 38 * s, 3);
  press.path(path, press.inks.ink);
}

function crown(press: Press, x: number, y: number, s: number): void {
  const { chance, inks } = press;
  const autumn = press.season === "autumn";
  const color = autumn ? mix(inks.ochre, inks.rust, 0.1) : mix(inks.fore, inks.hill, 0.35);
  let leaves = "";
  let lit = "";
  for (const [across, up, radius] of CROWN) {
    const r = radius * s;
    leaves += d`M${x + across * s - r} ${y - up * s}a${r} ${r * 0.92} 0 0 1 ${2 * r} 0`;
    leaves += d`a${r} ${r * 0.8} 0 0 1 ${-2 * r} 0z`;
    for (let i = 0; i < 4; i++) {
      const cutX = x + across * s + chance.between(-0.7, 0.4) * r;
      const cutY = y - up * s - r * chance.between(-0.1, 0.6);
      lit += cut(cutX, cutY, r * 0.5, chance.between(-3, 5) * s, 3.4 * s);
    }
  }
  press.path(leaves, color);
  press.path(lit, mix(color, autumn ? inks.cream : inks.first, 0.5));
}
