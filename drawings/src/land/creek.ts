import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** The middle of a creek and half its width, `t` from its far end (0) to its near end (1). */
export type Course = (t: number) => readonly [x: number, y: number, halfWidth: number];

const STEPS = 9;

export function creek(press: Press, course: Course): void {
  const { chance, inks } = press;
  const stations = Array.from({ length: STEPS + 1 }, (_, i) => course(i / STEPS));
  const leftBank = stations.map(([x, y, half]) => [x - half, y] as const);
  const rightBank = stations.map(([x, y, half]) => [x + half, y] as const).toReversed();
  const body = `M${smooth(leftBank)}L${smooth(rightBank)}z`;
  press.line(body, mix(inks.fore, inks.hill, 0.35), 5, 'stroke-linejoin="round"');
  press.path(body, mix(inks.blue, inks.cream, 0.2));
  let glints = "";
  for (let i = 0; i < 14; i++) {
    const [x, y, half] = course(chance.next());
    const left = x + chance.between(-0.8, 0.1) * half;
    glints += cut(left, y, half * chance.between(0.4, 0.9), 0, 1 + half * 0.05);
  }
  press.path(glints, mix(inks.sun, inks.blue, 0.15));
}

function smooth(points: readonly (readonly [x: number, y: number])[]): string {
  let path = "";
  let last: readonly [x: number, y: number] | undefined;
  for (const [x, y] of points) {
    if (last === undefined) path += d`${x} ${y}`;
    else {
      const [lastX, lastY] = last;
      path += d`S${lastX + (x - lastX) * 0.5} ${lastY + (y - lastY) * 0.62} ${x} ${y}`;
    }
    last = [x, y];
  }
  return path;
}
