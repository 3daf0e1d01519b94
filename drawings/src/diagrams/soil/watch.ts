import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { rect, ROUND } from "../kit/plate.ts";

/** A stopwatch; `turn` is its hand's position in degrees from the top. */
export function watch(press: Press, x: number, y: number, turn: number, radius: number): void {
  const { inks } = press;
  const rim = radius * 0.14;
  press.path(rect(x - rim, y - radius * 1.32, rim * 2, radius * 0.5), inks.ink);
  press.disc(x, y, radius, inks.ink);
  press.disc(x, y, radius - rim, inks.cream);
  const angle = (turn / 180) * Math.PI;
  const hand = { x: x + Math.sin(angle) * radius * 0.7, y: y - Math.cos(angle) * radius * 0.7 };
  const large = turn > 180 ? 1 : 0;
  const r = radius * 0.74;
  const end = { x: x + Math.sin(angle) * r, y: y - Math.cos(angle) * r };
  press.path(d`M${x} ${y}V${y - r}A${r} ${r} 0 ${large} 1 ${end.x} ${end.y}z`, inks.ochre);
  press.line(d`M${x} ${y}L${hand.x} ${hand.y}`, inks.ink, radius * 0.1, ROUND);
}
