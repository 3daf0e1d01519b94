import type { Press } from "../../press/press.ts";
import { d } from "../../press/path.ts";

/** A round float tank seen from above, its float box at the upper right. */
export function tankFromAbove(press: Press, x: number, y: number, radius: number): void {
  const { inks } = press;
  press.disc(x, y, radius + 6, inks.ink);
  press.disc(x, y, radius, inks.cream);
  press.disc(x, y, radius - 5, "#3c7f9d");
  press.line(
    d`M${x - radius * 0.55} ${y + 3}q${radius * 0.28} ${-8} ${radius * 0.55} 0t${radius * 0.5} 0`,
    inks.cream,
    3,
    'stroke-linecap="round"',
  );
  press.path(
    d`M${x + radius * 0.3} ${y - radius}h${radius * 0.5}v${radius * 0.5}h${-radius * 0.5}z`,
    inks.ink,
  );
}
