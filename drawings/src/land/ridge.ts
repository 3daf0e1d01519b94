import { d, type Ridge } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** A rolling skyline around `base`, at most `height` units high; a `roughness` of 1 is about three hills. */
export function wave(press: Press, base: number, height: number, roughness = 1): Ridge {
  const { W, chance } = press;
  const [a, b, c] = [chance.next() * 7, chance.next() * 7, chance.next() * 7];
  return (x) => {
    const t = (x / W) * roughness;
    const long = 0.55 * Math.sin(t * 4.2 + a);
    return base - height * (long + 0.3 * Math.sin(t * 9.1 + b) + 0.15 * Math.sin(t * 17 + c));
  };
}

/** Everything below a ridge in one ink, its edge drawn in `steps` curves. */
export function ground(press: Press, ridge: Ridge, fill: string, steps = 6): void {
  const { W, H } = press;
  const step = W / steps;
  let path = d`M0 ${ridge(0)}`;
  for (let i = 0; i < steps; i++) {
    const x = i * step;
    const end = ridge(x + step);
    path += d`Q${x + step / 2} ${2 * ridge(x + step / 2) - (ridge(x) + end) / 2} ${x + step} ${end}`;
  }
  press.path(`${path}V${H}H0z`, fill);
}

/** Contour cuts that follow the hill, down to `depth` below its ridge. */
export function contours(
  press: Press,
  ridge: Ridge,
  depth: number,
  count: number,
  color: string,
  width = 4,
): void {
  const { W, chance } = press;
  let path = "";
  for (let i = 0; i < count * 0.66; i++) {
    const length = chance.between(0.05, 0.17) * W;
    const left = chance.between(-0.05, 0.98) * W;
    const share = chance.between(0.08, 1);
    const y = (x: number) => ridge(x) + share * depth;
    const [start, end] = [y(left), y(left + length)];
    const half = length / 2;
    const bend = 2 * y(left + half) - (start + end) / 2;
    path += d`M${left} ${start}q${half} ${bend - start} ${length} ${end - start}`;
    path += d`q${-half} ${bend + width * (0.6 + share) - end} ${-length} ${start - end}z`;
  }
  press.path(path, color);
}
